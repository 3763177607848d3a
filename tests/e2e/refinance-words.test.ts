import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { estimateFees, FEE_KEYS } from '#domain/fee-estimate.ts'
import { DASHBOARD_PAGES, type DashboardPage, pageEntry } from '#routes/pages.ts'
import { PLAIN_PAGE, test } from '../harness/browser.ts'
import { settled } from '../harness/settled.ts'
import { newPersonCalled, post, read, signedIn } from './people.ts'

/** What is only said to somebody who buys a home. */
const OF_BUYERS =
  /first-time buyer|home.?buying|buy(ing)? a home|to buy the home|you buy\b(?! it)|purchase|contract (sign|date)|(your|the) contract|down payment|\b\d+% down\b|earnest|seller|\bthe keys\b|new (home|address)|comfortable price|home price|found the home|homeowners\b(?! (insurance|policy|association))|home at last/i

/** Said to everybody on purpose. */
const ALLOWED = [
  // The survey's own sample.
  /(conventional loans|buyers with excellent credit and|loans) with 20% down|buyers with excellent credit and 20% down/gi,
  // What a design is called in the list of designs; its headline is another.
  /^The keys$/gim,
  /Two brass keys on a ring[^.]*\./g,
  // Where a servicer's letter says to send the payment.
  /pay (a|the) new address/gi,
]

/** Pages about a home that somebody might buy, or sell: they say first that a refinance needs none of it. */
const FIRST_SAID: Partial<Record<DashboardPage, string>> = {
  affordability: 'Refinancing? The price is behind you',
  'broker-chat': 'Refinancing? That takes no realtor',
}

/** The page records what each owner paid when the home was bought, so it names that purchase whatever today's loan is for. */
const OF_THE_PAST = new Set<DashboardPage>(['together'])

// In California most of what is said of the tax is about a sale.
const home = { property_type: 'primary_residence', property_state: 'California', property_zip_code: '95814' }
const borrower = { credit_score_range: 'good_670_739', employment_status: 'employed', annual_income: 120_000 }
const refinance = {
  ...home,
  ...borrower,
  loan_purpose: 'refinance',
  property_value: 450_000,
  loan_amount: 300_000,
  current_balance: 300_000,
  current_rate: 6.5,
  current_months_left: 288,
  current_servicer: 'Juniper Loan Care',
}
const offer = (name: string, interest_rate: number) => ({
  name,
  interest_rate,
  mortgage_type: '30_year_fixed',
  fees: estimateFees(300_000),
  sources: Object.fromEntries(FEE_KEYS.map(key => [key, 'typed'])),
})

async function saved(page: Page, path: string, data: unknown): Promise<void> {
  const answer = await post(page, path, data)
  expect(answer.status, `${path}: ${answer.text}`).toBe(200)
}

async function close(page: Page, closed_on: string): Promise<void> {
  const { completed } = await read<{ completed: { tracking_id: string } }>(page, '/api/application')
  await saved(page, '/api/closure/close', {
    chosen_lender_name: 'Harbor Savings',
    application_id: completed.tracking_id,
    loan_type: 'conventional',
    loan_amount: 360_000,
    interest_rate: 6.5,
    apr: 6.7,
    closed_on,
  })
}

/** Somebody who bought with an account and refinances that loan now. */
async function refinanceOwnLoan(page: Page): Promise<void> {
  await signedIn(page, newPersonCalled('Ada'))
  await saved(page, '/api/application/complete', {
    ...home,
    ...borrower,
    loan_purpose: 'purchase',
    property_value: 450_000,
    loan_amount: 360_000,
  })
  await close(page, '2024-10-18')
  const { current } = await read<{ current: string }>(page, '/api/loans')
  await saved(page, '/api/loans/open', { purpose: 'refinance', refinances: current })
  await saved(page, '/api/application/complete', borrower)
  for (const each of [offer('Prairie Mutual', 5.6), offer('First County', 5.9)])
    await saved(page, '/api/comparison/add', each)
}

/** A day is changed in the form that shows our advice; what comes back is nobody's notes. */
async function moveApplication(page: Page): Promise<void> {
  await page.goto('/dashboard/timeline#loan_application')
  await page.reload()
  await page.getByRole('button', { name: 'Edit Loan Application' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel('Notes').inputValue()).toContain('Keep paying your old loan')
  await dialog.getByLabel('Date').fill('2026-12-04')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { events } = await read<{ events: { event_key: string; notes: string }[] }>(page, '/api/timeline')
  expect(events.find(({ event_key }) => event_key === 'loan_application')?.notes).not.toContain('old loan')
}

/** Every word of the page: what is folded, what is only heard, and the tab's title. */
function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
    const main = document.querySelector('main')
    const heard = [...(main?.querySelectorAll('[aria-label], [placeholder]') ?? [])].map(
      element => element.getAttribute('aria-label') ?? element.getAttribute('placeholder'),
    )
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is said to nobody.
    return [document.title, main?.innerText, ...heard].join('\n')
  })
}

async function wrongWords(page: Page, paths = DASHBOARD_PAGES): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const path of paths.filter(each => !OF_THE_PAST.has(each))) {
    await page.goto(`/dashboard/${path}`)
    await settled(page)
    const words = ALLOWED.reduce((text, allowed) => text.replace(allowed, ''), await wordsOf(page))
    const first = FIRST_SAID[path]
    const wrong = first ? [] : words.split('\n').filter(line => OF_BUYERS.test(line))
    if (first && !words.includes(first)) wrong.push(`It does not say: ${first}`)
    if (wrong.length > 0) found[path] = wrong
  }
  return found
}

/** The other pages are the same before and after. */
const AFTER_CLOSING: DashboardPage[] = ['application', 'comparison', 'timeline', 'cards', 'cards/gift', 'closure']

test('[LN13] no page speaks of buying a home to a guest who refinances a loan that is not here', async ({ open }) => {
  const now = '2026-11-01T10:00:00.000Z'
  const record = { id: 'a', tracking_id: 'MA-ABCDEFGH', status: 'completed', completed_at: now }
  const stored = {
    guestApplicationData: { ...record, created_at: now, updated_at: now, ...refinance },
    guestTimelineEvents: [{ event_key: 'contract_signed', scheduled_date: '2026-11-10', date_change_count: 1 }],
  }
  const page = await open('/dashboard/timeline', { as: 'guest', width: 390, stored })
  expect(
    await wrongWords(
      page,
      DASHBOARD_PAGES.filter(path => !pageEntry(path).account),
    ),
  ).toEqual({})
})

test('[LN13] [LN16] nor to an account that refinances the loan it has here, before and after the closing', async ({
  open,
}) => {
  const page = await open(PLAIN_PAGE, { width: 390 })
  await refinanceOwnLoan(page)
  await page.goto('/dashboard/timeline')
  await page.getByLabel('Day you start').fill('2026-11-10')
  await page.getByRole('button', { name: 'Generate dates' }).click()
  await page.getByText('Tentative dates were filled in from the day you start.').waitFor()
  await moveApplication(page)
  expect(await wrongWords(page)).toEqual({})
  await close(page, '2026-11-12')
  expect(await wrongWords(page, AFTER_CLOSING)).toEqual({})
})

test('[LN14] keeping the loan stands in the table, the chart, the file and the print as one of the offers', async ({
  open,
}) => {
  const page = await open(PLAIN_PAGE, { width: 1280 })
  await signedIn(page, newPersonCalled('Ada'))
  await saved(page, '/api/application/complete', refinance)
  for (const each of [offer('Prairie Mutual', 6.4), offer('First County', 6.75)])
    await saved(page, '/api/comparison/add', each)
  await page.goto('/dashboard/comparison?stay=3')
  const row = page.getByRole('row', { name: /^Keep what you have/ })
  await row.getByText('Costs least').waitFor()
  // The lenders are above the loan that there is, all of them.
  expect(await page.getByTestId('lender').getByText('Costs least').count()).toBe(0)
  expect(await page.getByTestId('lender').getByText(/^\+\$/).count()).toBe(2)
  await page
    .getByRole('figure')
    .filter({ hasText: 'Your loan now' })
    .or(page.locator('svg').filter({ hasText: 'Your loan now' }))
    .first()
    .waitFor({ state: 'attached' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const text = (await (await file.createReadStream()).toArray()).join('')
  expect(text).toMatch(/\r\nKeep what you have,24 years left,300000,6\.5,typed,2059\.63,/)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const sheet = page.getByTestId('print-sheet')
  await sheet.getByText('Keeping what you have costs least').waitFor()
  await sheet.getByRole('cell', { name: 'Keep what you have' }).waitFor()
})
