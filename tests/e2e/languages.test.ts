import { expect, inject } from 'vitest'
import { expectAccessible, test } from '../harness/browser.ts'

const OFFER = 'Esta página también está en español.'

test('[LG11] Spanish is offered once to a browser that asks for it, and never forced', async ({ open }) => {
  const page = await open('/mortgage-guide', { locale: 'es-MX', width: 390 })
  await expect.poll(() => page.getByText(OFFER).isVisible()).toBe(true)
  await expectAccessible(page)
  // Whoever passes over it is not asked again.
  await page.goto('/privacy')
  await expect.poll(() => page.getByRole('heading', { name: 'Privacy', exact: true }).isVisible()).toBe(true)
  expect(await page.getByText(OFFER).isVisible()).toBe(false)
})

test('[LG11] who declines the offer sees it go, and whoever asks for English never sees it', async ({ open }) => {
  const page = await open('/mortgage-guide', { locale: 'es-US' })
  await page.getByRole('button', { name: 'No, gracias' }).click()
  await expect.poll(() => page.getByText(OFFER).isVisible()).toBe(false)
  const english = await open('/mortgage-guide')
  await english.getByRole('heading', { level: 1 }).waitFor()
  expect(await english.getByText(OFFER).isVisible()).toBe(false)
})

test('[LG3] [LG12] the choice leads to the same page, back again, and is kept in the browser', async ({ open }) => {
  const page = await open('/mortgage-guide/closing-costs', { width: 1280 })
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
  await page.getByRole('heading', { name: 'Los costos de cierre, sección por sección' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/es/guia-hipotecaria/costos-de-cierre')
  // An English page that is opened later offers itself in what was chosen.
  await page.goto('/terms')
  await page.getByRole('link', { name: 'Leer en español' }).click()
  await page.getByRole('heading', { name: 'Condiciones de uso' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Terms of use' }).waitFor()
  expect(await page.getByText(OFFER).isVisible()).toBe(false)
})

test('[LG13] the calculators work in Spanish, with American figures', async ({ open }) => {
  const page = await open('/es/calculadora-de-hipoteca')
  await page.getByLabel('Monto del préstamo').fill('$450k')
  await page.locator('[data-island="calculators/payoff"][data-hydrated]').waitFor()
  await page.getByLabel('Tasa de interés').fill('6.5')
  await page.getByLabel('Plazo', { exact: true }).fill('30 años')
  await page.getByLabel('Pago mensual adicional').fill('300')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await page.getByText('$450,000 al 6.5% por 30 años, $300 adicionales al mes').waitFor()
  await page.getByText(/^La vivienda es del todo suya después de \d+ años/).waitFor()
  await page.getByLabel('Monto del préstamo').fill('mucho')
  await page.keyboard.press('Tab')
  await page.getByText('Escriba un monto en dólares, como 450,000.').waitFor()
})

test('[LG13] the guide is searched in Spanish, by words of either language', async ({ open }) => {
  const page = await open('/es/guia-hipotecaria')
  await page.getByLabel('Buscar en la guía').fill('appraisal')
  await page
    .getByRole('link', { name: /Tasación/ })
    .first()
    .waitFor()
  await page.getByLabel('Buscar en la guía').fill('xyzzy')
  await page.getByText('No encontramos nada sobre “xyzzy”.').waitFor()
})

test('[LG10] an address below /es that does not exist says so in Spanish', async ({ open }) => {
  const page = await open('/es/no-such-page', { expectErrors: /status of 404/ })
  await page.getByRole('heading', { name: 'No encontramos esa página' }).waitFor()
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await page.getByRole('heading', { name: 'Entienda su hipoteca antes de firmar.' }).waitFor()
  expect(page.url()).toBe(new URL('/es', inject('origin')).href)
})
