import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { addMonths } from '#domain/calendar-day.ts'
import { formatCents } from '#domain/figures.ts'
import { splitPayment } from '#domain/servicing/payments.ts'
import { rateWords, transferWords } from '#features/servicing/changes-words.es.ts'
import { loanFormLabels as labels } from '#features/servicing/loan-words.es.ts'
import { figureWords } from '#features/servicing/statement-words.es.ts'
import { DASHBOARD_PAGES } from '#routes/pages.ts'
import { test } from '../harness/browser.ts'
import { englishOnPage } from '../harness/english-on-page.ts'
import { startMiddleman } from '../harness/middleman.ts'
import { settled } from '../harness/settled.ts'
import { storage } from './people.ts'

const FIRST = '2097-11-01'
const RATE = 6.5
const PAYMENT = 227_544
const money = (cents: number) => formatCents(cents / 100)
const typed = (cents: number) => (cents / 100).toFixed(2)

/** What is owed before the payment that is due so many months after the first one. */
function owedIn(months: number): number {
  return Array.from({ length: months }).reduce<number>(owed => splitPayment(owed, RATE, PAYMENT).balance, 35_700_677)
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href)
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).first().waitFor()
}

async function enterLoan(page: Page): Promise<void> {
  await page.getByLabel('What you still owe').fill(typed(owedIn(0)))
  await page.getByLabel('Next payment due on').fill(FIRST)
  await page.getByLabel('Rate', { exact: true }).fill(String(RATE))
  await page.getByLabel('Principal and interest a month').fill(typed(PAYMENT))
  await page.getByLabel('What you paid for the home').fill('450000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Welcome home. Your first statement goes here.' }).waitFor()
}

/** A statement whose figures are right, or off by so many cents of interest. */
async function addStatement(page: Page, month: number, off = 0): Promise<void> {
  const owed = owedIn(month)
  const { interest, principal } = splitPayment(owed, RATE, PAYMENT)
  await goTo(page, '/dashboard/statements')
  const fresh = page.getByRole('tab', { name: 'New' })
  if (month > 0) await fresh.click()
  const form = page.getByRole('tabpanel').or(page.locator('main')).last()
  await form.getByLabel('Payment due on').fill(addMonths(FIRST, month))
  await form.getByLabel('Still owed').fill(typed(owed))
  await form.getByLabel('Pays down the loan').fill(typed(principal))
  await form
    .getByLabel(/^Interest/)
    .first()
    .fill(typed(interest + off))
  const verdict = off === 0 ? 'right to the cent' : 'Please ask about one figure: interest.'
  await page.getByRole('heading', { name: verdict, exact: false }).waitFor()
  await save(page)
}

/** From the first statement to a new rate two years later, each day as the page's clock says. */
async function walkTwoYears(page: Page): Promise<void> {
  const on = (day: string) => page.clock.setFixedTime(new Date(`${day}T15:00:00Z`))
  await on('2097-10-20')
  await goTo(page, '/dashboard/my-home')
  await enterLoan(page)
  await addStatement(page, 0)
  await goTo(page, '/dashboard/my-home')
  await page.getByRole('heading', { name: 'right to the cent', exact: false }).waitFor()

  await page.getByText('Counted with our guess of', { exact: false }).waitFor()

  // Four months later no statement has been seen, and the schedule tells what is owed.
  await on('2098-02-15')
  await goTo(page, '/dashboard/my-home')
  await page.getByRole('heading', { name: 'We haven’t seen the statement for', exact: false }).waitFor()
  await page.getByText(`You owe ${money(owedIn(4))}.`, { exact: false }).waitFor()
  await page.getByText('Counted from your schedule', { exact: false }).waitFor()

  // A year on, one that is a dollar off: it says so, and so does home.
  await on('2098-10-20')
  await addStatement(page, 12, 100)
  await goTo(page, '/dashboard/my-home')
  await page.getByRole('heading', { name: 'doesn’t add up', exact: false }).waitFor()

  // Then a letter names a new servicer; one alone is not enough.
  await goTo(page, '/dashboard/loan-changes#transfer')
  const fresh = page.getByRole('group', { name: 'The new servicer’s letter' })
  await fresh.getByLabel('New servicer').fill('Ficus Servicing')
  await fresh.getByLabel('The change counts from').fill('2098-12-01')
  await page.getByRole('heading', { name: 'One letter is not enough.' }).waitFor()
  await save(page)
  await goTo(page, '/dashboard/my-home')
  await page.getByRole('link', { name: /A letter names a new servicer/ }).waitFor()

  // In the second year the rate changes, and from its day on home counts with the notice.
  await on('2099-09-20')
  await goTo(page, '/dashboard/loan-changes#rate')
  await page.getByLabel('First payment at the new rate').fill('2099-11-01')
  await page.getByLabel('New rate printed').fill('7')
  await page.getByLabel('New payment printed').fill('2400')
  await save(page)
  await goTo(page, '/dashboard/my-home')
  await page.getByText(`You owe ${money(owedIn(23))}.`, { exact: false }).waitFor()
  expect(await page.getByText('Counted at 7%', { exact: false }).count()).toBe(0)
  await on('2099-10-20')
  await goTo(page, '/dashboard/my-home')
  await page.getByText('Counted at 7%', { exact: false }).waitFor()
  await page.getByText(`You owe ${money(owedIn(24))}.`, { exact: false }).waitFor()
  await page
    .getByText(money(splitPayment(owedIn(24), 7, 240_000).interest))
    .first()
    .waitFor()

  // What is left of it is where the payoff scenarios begin.
  await goTo(page, '/dashboard/mortgage-scenarios')
  await page.getByText('From the loan you’re paying', { exact: false }).waitFor()
  await expect.poll(() => page.getByLabel('Interest rate', { exact: false }).first().inputValue()).toBe('7')
}

for (const as of ['guest', 'account'] as const) {
  test(`[ST42] [RN8] a ${as} walks through two years of a loan: statements, a year without, a letter, a new rate`, async ({
    open,
  }) => {
    await walkTwoYears(await open('/dashboard/my-home', { as }))
  }, 120_000)
}

test('[ST42] [LG21] in Spanish the same two years are walked by a guest, and no page of them shows an English word', async ({
  open,
}) => {
  const page = await open('/dashboard/my-home', { as: 'guest', width: 390 })
  await page.context().addCookies([{ name: 'language', value: 'es', url: page.url() }])
  const on = (day: string) => page.clock.setFixedTime(new Date(`${day}T15:00:00Z`))
  const heading = (name: string) => page.getByRole('heading', { name, exact: false }).first().waitFor()
  const field = (label: string, value: string) => page.getByLabel(label, { exact: true }).first().fill(value)
  const saved = async () => {
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText('Guardado', { exact: true }).first().waitFor()
  }
  const found: Record<string, string[]> = {}
  const look = async (step: string) => {
    await settled(page)
    const words = await englishOnPage(page, ['Ficus Servicing', 'GnuCash', 'Agarwal', 'Driscoll', 'Laibson'])
    if (words.length > 0) found[step] = words
  }
  const statement = async (month: number, off = 0) => {
    await goTo(page, '/dashboard/statements')
    if (month > 0) await page.getByRole('tab', { name: 'Nuevo' }).click()
    const { interest, principal } = splitPayment(owedIn(month), RATE, PAYMENT)
    await field('Fecha del pago', addMonths(FIRST, month))
    for (const [key, cents] of [
      ['principal_balance', owedIn(month)],
      ['principal_due', principal],
      ['interest_due', interest + off],
    ] as const)
      await page.getByLabel(figureWords[key]).first().fill(typed(cents))
    await heading(off === 0 ? 'al centavo' : 'intereses')
    await saved()
    await look(`statement ${month}`)
  }

  await on('2097-10-20')
  await goTo(page, '/dashboard/my-home')
  await look('nothing entered')
  await field(labels.balance, typed(owedIn(0)))
  await field(labels.due_on, FIRST)
  await field(labels.rate, String(RATE))
  await field(labels.payment, typed(PAYMENT))
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await heading('Ya está en su casa. Aquí va su primer estado de cuenta.')
  await statement(0)
  await goTo(page, '/dashboard/my-home')
  await heading('está bien, al centavo')
  await look('home')

  await on('2098-02-15')
  await goTo(page, '/dashboard/my-home')
  await heading('Todavía no hemos visto el estado de cuenta')
  await page.getByText(`Debe ${money(owedIn(4))}.`, { exact: false }).waitFor()

  await on('2098-10-20')
  await statement(12, 100)
  await goTo(page, '/dashboard/my-home')
  await heading('no cuadra')
  await goTo(page, '/dashboard/loan-changes#transfer')
  const fresh = page.getByRole('group', { name: 'La carta del nuevo administrador' })
  await fresh.getByLabel(transferWords.labels.new_servicer).fill('Ficus Servicing')
  await fresh.getByLabel(transferWords.labels.effective_on).fill('2098-12-01')
  await heading('Una carta no basta.')
  await saved()
  await look('one letter')

  await on('2099-10-20')
  await goTo(page, '/dashboard/my-home')
  await goTo(page, '/dashboard/loan-changes#rate')
  await page.getByLabel(rateWords.labels.first_payment_on).fill('2099-11-01')
  await page.getByLabel(rateWords.labels.rate).fill('7')
  await page.getByLabel(rateWords.labels.payment).fill('2400')
  await saved()
  await look('a new rate')
  await goTo(page, '/dashboard/my-home')
  await page.getByText('Contado al 7%', { exact: false }).waitFor()
  await page.getByText(`Debe ${money(owedIn(24))}.`, { exact: false }).waitFor()
  await look('home, two years later')
  await goTo(page, '/dashboard/refinance')
  await look('the refinance number')
  expect(found).toEqual({})
}, 120_000)

test('[ST42] without a network a guest enters a loan, adds its statement, and finds both four months later', async ({
  open,
}) => {
  const between = await startMiddleman(inject('origin'))
  try {
    const lost = /ERR_|Failed to (load|fetch)|dynamically imported|Failed to update a ServiceWorker/
    const page = await open(`${between.origin}/dashboard/my-home`, { as: 'guest', worker: true, expectErrors: lost })
    const last = `/dashboard/${DASHBOARD_PAGES.at(-1)}`
    const isCached = () => page.evaluate(async path => (await caches.match(path)) !== undefined, last)
    await expect.poll(isCached, { timeout: 60_000 }).toBe(true)
    between.line = 'cut'
    await page.context().setOffline(true)
    await page.clock.setFixedTime(new Date('2097-10-20T15:00:00Z'))
    await goTo(page, '/dashboard/my-home')
    await enterLoan(page)
    await addStatement(page, 0)
    expect((await storage(page)).guestServicing).toContain('357006.77')
    await page.clock.setFixedTime(new Date('2098-02-15T15:00:00Z'))
    await goTo(page, '/dashboard/my-home')
    await page.getByRole('heading', { name: 'We haven’t seen the statement for', exact: false }).waitFor()
    await page.getByText(`You owe ${money(owedIn(4))}.`, { exact: false }).waitFor()
  } finally {
    await between.stop()
  }
}, 120_000)
