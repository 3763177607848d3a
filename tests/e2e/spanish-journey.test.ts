import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { APP_PATHS } from '#routes/route-map.ts'
import { axeViolations, test, untilUsable } from '../harness/browser.ts'
import { becomeBuyer } from '../harness/buyers.ts'
import { englishOnPage } from '../harness/english-on-page.ts'
import { faultsZoomed } from '../harness/layout-faults.ts'
import { termsWithoutEnglish } from '../harness/paper-terms.ts'
import { settled } from '../harness/settled.ts'
import { newPersonCalled } from './people.ts'

const at = (path: string) => new URL(path, inject('origin')).href

test('[LG21] the way from the Spanish front page to an account can be walked, and no step shows an English word', async ({
  open,
}) => {
  const page = await open('/es', { width: 390 })
  const buyer = newPersonCalled('Ana')
  const found: Record<string, string[]> = {}
  const look = async (step: string) => {
    await settled(page)
    const words = await englishOnPage(page, [buyer.first_name, buyer.last_name, buyer.email, 'Ficus Bank'])
    if (words.length > 0) found[step] = words
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

  await page.getByRole('banner').getByRole('link', { name: 'Probar gratis' }).click()
  await page.getByRole('heading', { name: '¿Qué préstamo cuesta menos?' }).waitFor()
  await look('a sample comparison')
  await page.goto(at('/dashboard/application'))
  await page.getByLabel('Valor de la vivienda').fill('450,000')
  await look('the home')
  await button('Siguiente').click()
  await button('Siguiente').click()
  await look('a state is missing')
  await page.getByLabel('Estado', { exact: true }).selectOption('Carolina del Norte (NC)')
  await button('Siguiente').click()
  await page.getByText(/670/).first().click()
  await page.getByLabel(/^Ingresos? anual/).fill('120,000')
  await look('money')
  await button('Siguiente').click()
  await look('the answers')
  await button('Completar la solicitud').click()
  await page.waitForURL('**/dashboard/comparison')
  await look('the estimate')
  await button(/^Escribirla/).click()
  await page.getByLabel('Nombre de Prestamista 1').fill('Ficus Bank')
  await page.getByLabel('Tasa de interés de Ficus Bank').fill('6.5')
  await look('an offer')
  await page.goto(at('/dashboard/timeline'))
  await page.getByLabel('Fecha de firma del contrato').fill('2026-11-10')
  await button('Poner fechas').click()
  await look('all dates')
  await page
    .getByRole('button', { name: /^Marcar/ })
    .first()
    .click()
  await look('a date is done')
  await page.goto(at('/dashboard/documents'))
  await page.getByRole('checkbox').first().check()
  await look('a document is there')
  await button('Menú de visita').click()
  await look('the menu of the account')
  await page.keyboard.press('Escape')
  await page.goto(at('/auth?mode=sign-up'))
  await untilUsable(page)
  await look('signing in')
  await page.getByRole('button', { name: /cuenta gratis/ }).click()
  await button('Crear la cuenta').click()
  await look('nothing was typed')
  await page.getByLabel('Nombre', { exact: true }).fill(buyer.first_name)
  await page.getByLabel('Apellido', { exact: true }).fill(buyer.last_name)
  await page.getByLabel('Correo electrónico').fill(buyer.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(buyer.password)
  await button('Crear la cuenta').click()
  await page.getByRole('heading', { name: 'Un paso más' }).waitFor()
  await look('an account was made')
  await button('Iniciar sesión').click()
  await page.waitForURL('**/dashboard/**')
  await look('signed in')
  expect(found).toEqual({})
})

const PEOPLE = [
  { who: 'guest', width: 1280, theme: 'light', turn: 0 },
  { who: 'account', width: 390, theme: 'dark', turn: 1 },
  { who: 'closed', width: 390, theme: 'light', turn: 2 },
] as const

/** Each page is walked by one of them. */
const isWalked = (place: number, turn: number) => place % PEOPLE.length === turn

const SMALLEST = { width: 320, height: 256, factor: 4 }
const PHONE = { width: 390, height: 844, factor: 3 }
const DESK_AT_200 = { width: 640, height: 450, factor: 2 }
const LARGE_TEXT = { width: 390, height: 844, factor: 3, text: 200 }

test.for(PEOPLE)(
  '[LG21] [LG28] [LG30] no page of the app shows the $who an English word but names, terms in brackets, letters and what papers print',
  async ({ who, width, theme, turn }, { open }) => {
    const page = await open('/es/no-such-page', { width, theme, expectErrors: /status of 404/ })
    await page.context().addCookies([{ name: 'language', value: 'es', url: inject('origin') }])
    await becomeBuyer(page.context(), inject('origin'), who, 'es')
    const found: Record<string, string[]> = {}
    for (const [place, path] of APP_PATHS.entries()) {
      // Whoever has an account is led on from the sign-in page.
      if (!isWalked(place, turn) || (path === '/auth' && who !== 'guest')) continue
      await page.goto(at(path))
      await settled(page)
      const bare = await termsOnPage(page)
      await openAll(page)
      const wrong = [
        ...new Set([...bare, ...(await termsOnPage(page))].map(term => `no English beside ${term}`)),
        ...(await englishOnPage(page, ['Robin Ash', 'Robin', 'Ash', 'Bring a torch and Ann'])),
        ...(await axeViolations(page)),
        ...(await faultsZoomed(page, [SMALLEST, LARGE_TEXT])),
      ]
      await lengthen(page)
      wrong.push(
        ...(await faultsZoomed(page, [PHONE, DESK_AT_200, LARGE_TEXT])).map(fault => `with longer words, ${fault}`),
      )
      if (wrong.length > 0) found[path] = wrong
    }
    expect(found).toEqual({})
  },
)

/** Below its title a page says at once what its title names. */
async function termsOnPage(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('main') ?? document.body
    const title = document.querySelector('h1')?.textContent ?? ''
    // biome-ignore lint/performance/useDomNodeTextContent: what is folded is not on the page yet.
    return main.innerText.replace(title, '')
  })
  return termsWithoutEnglish(said)
}

/** What is folded is on the page too. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
  })
}

/** As if every sentence were a third longer: another translation, or another language. */
async function lengthen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      // Figures are as long in every language, and so is what stands in a drawing.
      if (!/\p{L}{3}/u.test(text) || node.parentElement?.closest('svg, script, style, option, textarea')) continue
      const words = text.split(/\s+/)
      const more =
        words.length === 1
          ? text.slice(0, Math.ceil(text.length * 0.3))
          : ` ${words.slice(0, Math.ceil(words.length * 0.3)).join(' ')}`
      node.textContent = `${node.textContent?.trimEnd()}${more}`
    }
  })
}
