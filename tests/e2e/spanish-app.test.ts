import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { expectAccessible, test, untilUsable } from '../harness/browser.ts'
import { read } from './people.ts'

const OFFER = 'Esta página también está en español.'

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilUsable(page)
}

test('[LG5] [LG16] whoever goes into the app from a Spanish page finds it in Spanish, at the same address', async ({
  open,
}) => {
  const page = await open('/es')
  await page.getByRole('banner').getByRole('link', { name: 'Probar gratis' }).click()
  await page.getByRole('heading', { name: '¿Qué préstamo cuesta menos?' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard/comparison')
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/manifest.es.webmanifest')
  const manifest = await read<{ lang: string }>(page, '/manifest.es.webmanifest')
  expect(manifest.lang).toBe('es-US')
})

test('[LG11] the app is offered in Spanish once to a browser that asks for it, and never forced', async ({ open }) => {
  const page = await open('/dashboard/documents', { as: 'guest', locale: 'es-MX', width: 390 })
  await page.getByText(OFFER).waitFor()
  await expectAccessible(page)
  await goTo(page, '/dashboard/insurance')
  expect(await page.getByText(OFFER).isVisible()).toBe(false)
  const other = await open('/auth', { locale: 'es-US' })
  await other.getByRole('button', { name: 'Leer en español' }).click()
  await other.getByRole('button', { name: 'Iniciar sesión', exact: true }).waitFor()
})

test('[LG18] another language keeps the page, what was typed and the place', async ({ open }) => {
  const page = await open('/dashboard/application', { as: 'guest', width: 390 })
  await page.getByLabel('Property value').fill('512,000')
  await page.getByLabel('Property value').blur()
  await page
    .getByText('To refinance')
    .or(page.getByText('Refinance', { exact: true }))
    .first()
    .scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await page.getByRole('button', { name: 'Guest menu' }).click()
  await page.getByRole('button', { name: 'Español', exact: true }).click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es')
  expect(new URL(page.url()).pathname).toBe('/dashboard/application')
  await expect.poll(() => page.getByLabel('Valor de la vivienda').inputValue()).toBe('512,000')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(Math.max(0, place - 200))
  await page.getByRole('button', { name: 'Menú de visita' }).click()
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect.poll(() => page.getByLabel('Property value').inputValue()).toBe('512,000')
})

test('[LG19] the language is kept with the account, and found again in another browser', async ({ open, browser }) => {
  const page = await open('/dashboard/documents', { as: 'account' })
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('button', { name: 'Español', exact: true }).click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es')
  const language = async () =>
    (await read<{ preferences: { language: string } }>(page, '/api/preferences')).preferences.language
  await expect.poll(language).toBe('es')

  const session = (await page.context().cookies()).filter(({ name }) => name !== 'language')
  const elsewhere = await browser.newContext({ baseURL: inject('origin') })
  await elsewhere.addCookies(session)
  const other = await elsewhere.newPage()
  await other.goto('/dashboard/documents')
  await expect.poll(() => other.locator('html').getAttribute('lang')).toBe('es')
  await elsewhere.close()
})

test('[LG18] the language is chosen in Settings too', async ({ open }) => {
  const page = await open('/dashboard/settings', { as: 'account' })
  await page.getByRole('button', { name: 'Leer en español' }).click()
  await page.getByRole('heading', { name: 'Idioma' }).waitFor()
  await page.getByRole('button', { name: 'Read it in English' }).click()
  await page.getByRole('heading', { name: 'Language' }).waitFor()
})
