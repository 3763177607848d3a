import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { addMonths } from '#domain/calendar-day.ts'
import { formatCents } from '#domain/figures.ts'
import type { Language } from '#domain/languages.ts'
import { splitPayment } from '#domain/servicing/payments.ts'
import { rateWords as ratesEs, transferWords as transfersEs } from '#features/servicing/changes-words.es.ts'
import { rateWords, transferWords } from '#features/servicing/changes-words.ts'
import { loanFormLabels as loanEs } from '#features/servicing/loan-words.es.ts'
import { loanFormLabels } from '#features/servicing/loan-words.ts'
import { figureWords as figuresEs } from '#features/servicing/statement-words.es.ts'
import { figureWords } from '#features/servicing/statement-words.ts'
import { DASHBOARD_PAGES } from '#routes/pages.ts'
import { type Open, test } from '../harness/browser.ts'
import { englishOnPage } from '../harness/english-on-page.ts'
import { startFaultyProxy } from '../harness/faulty-proxy.ts'
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

/** What the pages call things, and what they say at each step. */
const ENGLISH = {
  loan: loanFormLabels,
  figures: figureWords,
  transfer: transferWords.labels,
  rate: rateWords.labels,
  save: 'Save',
  saved: 'Saved',
  dueOn: 'Payment due on',
  newOne: 'New',
  welcome: 'Welcome home. Your first statement goes here.',
  right: 'right to the cent',
  ask: 'Please ask about one figure: interest.',
  isOdd: 'doesn’t add up',
  guessed: 'Counted with our guess of',
  unseen: 'We haven’t seen the statement for',
  owe: (cents: number) => `You owe ${money(cents)}.`,
  bySchedule: 'Counted from your schedule',
  newLetter: 'The new servicer’s letter',
  oneLetter: 'One letter is not enough.',
  namesServicer: /A letter names a new servicer/,
  countedAt: 'Counted at 7%',
  ownLoan: 'From the loan you’re paying',
  interestRate: 'Interest rate',
}

const SPANISH: typeof ENGLISH = {
  loan: loanEs as never,
  figures: figuresEs,
  transfer: transfersEs.labels as never,
  rate: ratesEs.labels as never,
  save: 'Guardar',
  saved: 'Guardado',
  dueOn: 'Fecha del pago',
  newOne: 'Nuevo',
  welcome: 'Ya está en su casa. Aquí va su primer estado de cuenta.',
  right: 'al centavo',
  ask: 'intereses',
  isOdd: 'no cuadra',
  guessed: 'un cálculo nuestro',
  unseen: 'Todavía no hemos visto el estado de cuenta',
  owe: cents => `Debe ${money(cents)}.`,
  bySchedule: 'Calculado según su plan',
  newLetter: 'La carta del nuevo administrador',
  oneLetter: 'Una carta no basta.',
  namesServicer: /Una carta nombra a un nuevo/,
  countedAt: 'Calculado al 7%',
  ownLoan: 'Del préstamo que está pagando',
  interestRate: 'Tasa de interés',
}

const SAYS: Record<Language, typeof ENGLISH> = { en: ENGLISH, es: SPANISH }

/** Somebody on their way through the two years. */
interface Walker {
  page: Page
  says: typeof ENGLISH
  /** Called where something is about to be saved; what it answers with is called afterwards. */
  beforeSaving(): Promise<() => Promise<void>>
  /** Looks at the page that this step ends on. */
  look(step: string): Promise<void>
}

async function goTo({ page }: Walker, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href)
}

async function heading({ page }: Walker, name: string): Promise<void> {
  await page.getByRole('heading', { name, exact: false }).first().waitFor()
}

/** Behind a label may stand '(optional)'. */
async function field({ page }: Walker, label: string, value: string): Promise<void> {
  await page
    .getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`))
    .first()
    .fill(value)
}

async function save({ page, says, beforeSaving }: Walker, isSaved?: () => Promise<void>): Promise<void> {
  const afterwards = await beforeSaving()
  await page.getByRole('button', { name: says.save, exact: true }).click()
  if (isSaved) await isSaved()
  await afterwards()
}

async function enterLoan(walker: Walker): Promise<void> {
  const { loan, welcome } = walker.says
  await field(walker, loan.balance, typed(owedIn(0)))
  await field(walker, loan.due_on, FIRST)
  await field(walker, loan.rate, String(RATE))
  await field(walker, loan.payment, typed(PAYMENT))
  await field(walker, loan.home_value, '450000')
  await save(walker, () => heading(walker, welcome))
}

/** A statement whose figures are right, or off by so many cents of interest. */
async function addStatement(walker: Walker, month: number, off = 0): Promise<void> {
  const { page, says } = walker
  const owed = owedIn(month)
  const { interest, principal } = splitPayment(owed, RATE, PAYMENT)
  await goTo(walker, '/dashboard/statements')
  if (month > 0) await page.getByRole('tab', { name: says.newOne }).click()
  await field(walker, says.dueOn, addMonths(FIRST, month))
  for (const [figure, cents] of [
    ['principal_balance', owed],
    ['principal_due', principal],
    ['interest_due', interest + off],
  ] as const)
    await page.getByLabel(says.figures[figure]).first().fill(typed(cents))
  await heading(walker, off === 0 ? says.right : says.ask)
  await save(walker, () => page.getByText(says.saved, { exact: true }).first().waitFor())
  await walker.look(`statement ${month}`)
}

/** From the first statement to a new rate two years later, each day as the page's clock says. */
async function walkTwoYears(walker: Walker): Promise<void> {
  const { page, says, look } = walker
  const on = (day: string) => page.clock.setFixedTime(new Date(`${day}T15:00:00Z`))
  const text = (words: string) => page.getByText(words, { exact: false }).first().waitFor()
  const saved = () => page.getByText(says.saved, { exact: true }).first().waitFor()
  await on('2097-10-20')
  await goTo(walker, '/dashboard/my-home')
  await look('nothing entered')
  await enterLoan(walker)
  await addStatement(walker, 0)
  await goTo(walker, '/dashboard/my-home')
  await heading(walker, says.right)
  await text(says.guessed)
  await look('home')

  // Four months later no statement has been seen, and the schedule tells what is owed.
  await on('2098-02-15')
  await goTo(walker, '/dashboard/my-home')
  await heading(walker, says.unseen)
  await text(says.owe(owedIn(4)))
  await text(says.bySchedule)

  // A year on, one that is a dollar off: it says so, and so does home.
  await on('2098-10-20')
  await addStatement(walker, 12, 100)
  await goTo(walker, '/dashboard/my-home')
  await heading(walker, says.isOdd)

  // Then a letter names a new servicer; one alone is not enough.
  await goTo(walker, '/dashboard/loan-changes#transfer')
  const fresh = page.getByRole('group', { name: says.newLetter })
  await fresh.getByLabel(says.transfer.new_servicer).fill('Ficus Servicing')
  await fresh.getByLabel(says.transfer.effective_on).fill('2098-12-01')
  await heading(walker, says.oneLetter)
  await save(walker, saved)
  await look('one letter')
  await goTo(walker, '/dashboard/my-home')
  await page.getByRole('link', { name: says.namesServicer }).waitFor()

  // In the second year the rate changes, and from its day on home counts with the notice.
  await on('2099-09-20')
  await goTo(walker, '/dashboard/loan-changes#rate')
  await field(walker, says.rate.first_payment_on, '2099-11-01')
  await field(walker, says.rate.rate, '7')
  await field(walker, says.rate.payment, '2400')
  await save(walker, saved)
  await look('a new rate')
  await goTo(walker, '/dashboard/my-home')
  await text(says.owe(owedIn(23)))
  expect(await page.getByText(says.countedAt, { exact: false }).count()).toBe(0)
  await on('2099-10-20')
  await goTo(walker, '/dashboard/my-home')
  await text(says.countedAt)
  await text(says.owe(owedIn(24)))
  await text(money(splitPayment(owedIn(24), 7, 240_000).interest))
  await look('home, two years later')
  await goTo(walker, '/dashboard/refinance')
  await look('the refinance number')

  // What is left of it is where the payoff scenarios begin.
  await goTo(walker, '/dashboard/mortgage-scenarios')
  await text(says.ownLoan)
  await expect
    .poll(() => page.getByLabel(says.interestRate, { exact: true }).first().inputValue(), { timeout: 10_000 })
    .toBe('7')
}

/** No step shows an English word. */
async function walkInSpanish(walker: Omit<Walker, 'says' | 'look'>): Promise<void> {
  const { page } = walker
  await page.context().addCookies([{ name: 'language', value: 'es', url: page.url() }])
  const found: Record<string, string[]> = {}
  const look = async (step: string) => {
    await settled(page)
    const words = await englishOnPage(page, ['Ficus Servicing', 'GnuCash', 'Agarwal', 'Driscoll', 'Laibson'])
    if (words.length > 0) found[step] = words
  }
  await walkTwoYears({ ...walker, says: SAYS.es, look })
  expect(found).toEqual({})
}

const always = async () => async () => {}
const seen = async () => {}

for (const as of ['guest', 'account'] as const) {
  test(`[ST42] [RN8] as ${as} somebody walks through two years of a loan: statements, a year without, a letter, a new rate`, async ({
    open,
  }) => {
    const page = await open('/dashboard/my-home', { as })
    await walkTwoYears({ page, says: SAYS.en, beforeSaving: always, look: seen })
  })

  test(`[ST42] [LG21] in Spanish, as ${as} on a phone, the same two years show no English word`, async ({ open }) => {
    const page = await open('/dashboard/my-home', { as, width: 390 })
    await walkInSpanish({ page, beforeSaving: always })
  })
}

const LOST = /ERR_|Failed to (load|fetch)|dynamically imported|Failed to update a ServiceWorker/

/** The page of somebody whose line can be cut. */
async function behindFaultyProxy(
  open: Open,
  as: 'guest' | 'account',
  work: (page: Page, between: Awaited<ReturnType<typeof startFaultyProxy>>) => Promise<void>,
): Promise<void> {
  const between = await startFaultyProxy(inject('origin'))
  try {
    const page = await open(`${between.origin}/dashboard/my-home`, { as, worker: as === 'guest', expectErrors: LOST })
    await work(page, between)
  } finally {
    await between.stop()
  }
}

test('[ST42] without a network a guest walks through the same two years, from the loan’s figures on', async ({
  open,
}) => {
  await behindFaultyProxy(open, 'guest', async (page, between) => {
    const last = `/dashboard/${DASHBOARD_PAGES.at(-1)}`
    const isCached = () => page.evaluate(async path => (await caches.match(path)) !== undefined, last)
    await expect.poll(isCached, { timeout: 60_000 }).toBe(true)
    between.line = 'cut'
    await page.context().setOffline(true)
    await walkTwoYears({ page, says: SAYS.en, beforeSaving: always, look: seen })
    expect((await storage(page)).guestServicing).toContain('357006.77')
  })
})

test('[ST42] [X140] in Spanish an account whose line is cut whenever it saves finds all of it sent, and the two years as they were', async ({
  open,
}) => {
  await behindFaultyProxy(open, 'account', async (page, between) => {
    const unsent = async () => Object.keys(await storage(page)).filter(key => key.startsWith('unsent.'))
    await walkInSpanish({
      page,
      async beforeSaving() {
        between.line = 'cut'
        return async () => {
          await expect.poll(unsent).not.toEqual([])
          between.line = 'open'
          await page.getByRole('button', { name: 'Enviar ahora' }).click()
          await expect.poll(unsent).toEqual([])
        }
      },
    })
  })
})
