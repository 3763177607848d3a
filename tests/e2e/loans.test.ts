import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import { expectAccessible, PLAIN_PAGE, test } from '../harness/browser.ts'
import { newPersonCalled, post, read, register, signedIn, signInByForm, storage } from './people.ts'

interface Loans {
  loans: { id: string; name: string | null; state: string; end_reason: string | null }[]
  current: string
}

const bought = { property_state: 'Florida', property_value: 450_000, loan_amount: 360_000 }
const switcher = (page: Page) => page.getByRole('button', { name: /^Your loans\. You are in / })

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
}

async function closeLoan(page: Page, closed_on: string): Promise<void> {
  const { completed } = await read<{ completed: { tracking_id: string } }>(page, '/api/application')
  const form = {
    chosen_lender_name: 'Harbor Savings',
    application_id: completed.tracking_id,
    loan_type: 'conventional',
  }
  const figures = { loan_amount: 360_000, interest_rate: 6.5, apr: 6.7, closed_on }
  expect((await post(page, '/api/closure/close', { ...form, ...figures })).status).toBe(200)
}

/** Two years later: the next loan beside the first, closed as well, and a look back at both. */
async function refinanceAndLookBack(page: Page): Promise<void> {
  await goTo(page, '/dashboard/application')
  await page.getByRole('button', { name: 'Refinance this loan' }).waitFor()
  expect(await switcher(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Refinance this loan' }).click()
  // The home, the rate and what is owed came along.
  await expect.poll(() => page.getByLabel('Balance you still owe').inputValue()).toMatch(/35\d,\d{3}/)

  await page.getByText('We filled this in from your closing').waitFor()
  await switcher(page).click()
  await page.getByRole('button', { name: 'Name this loan', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Refinance 2026')
  await expectAccessible(page, 'dialog')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('button', { name: 'Your loans. You are in Refinance 2026.' }).click()
  expect(await page.locator('[popover] [aria-current=true]').allTextContents()).toEqual([
    expect.stringContaining('Refinance 2026'),
  ])
  await expectAccessible(page, '[popover]:popover-open')
  await page.getByRole('button', { name: /^Home loan, / }).click()
  await page.getByRole('button', { name: /You are in Home loan, / }).waitFor()
  await page.getByRole('button', { name: 'Refinance this loan' }).waitFor()

  const { loans } = await read<Loans>(page, '/api/loans')
  const refinance = loans.find(({ name }) => name === 'Refinance 2026')?.id ?? ''
  expect((await post(page, '/api/loans/select', { id: refinance })).status).toBe(200)
  expect((await post(page, '/api/application/complete', {})).status).toBe(200)
  await closeLoan(page, '2026-11-02')
  expect((await read<Loans>(page, '/api/loans')).loans).toMatchObject([
    { state: 'ended', end_reason: 'refinanced' },
    { name: 'Refinance 2026', state: 'owned' },
  ])
  await goTo(page, '/dashboard/closure')
  await page.getByRole('heading', { name: 'Past loans' }).waitFor()
  await page.getByRole('button', { name: 'Open this loan' }).first().click()
  await page.getByRole('button', { name: /You are in Home loan, / }).waitFor()
  await goTo(page, '/dashboard/comparison')
  await page.getByText('Harbor Savings').first().waitFor()
}

test('[LN5] [LN7] [LN10] bought, closed, refinanced two years later with both loans in view, closed again, and both can be looked back at', async ({
  open,
}) => {
  const page = await open(PLAIN_PAGE, { width: 390, theme: 'dark' })
  await signedIn(page, newPersonCalled('Ada'))
  const offer = {
    name: 'Harbor Savings',
    interest_rate: 6.5,
    mortgage_type: '30_year_fixed',
    fees: estimateFees(360_000),
  }
  expect((await post(page, '/api/comparison/add', offer)).status).toBe(200)
  expect((await post(page, '/api/application/complete', bought)).status).toBe(200)
  await closeLoan(page, '2024-10-18')

  await refinanceAndLookBack(page)
})

test('[LN15] [LN8] [LN12] somebody begins as a guest of the version before, makes an account to close, refinances and looks back at both', async ({
  open,
}) => {
  const older = await readFile('tests/upgrades/guest-store-2026-11.json', 'utf8')
  // The card asks before it comes along, which is another test's.
  const { guestWireSafety: _card, ...stored } = JSON.parse(older)
  const done = { status: 'completed', tracking_id: 'MA-OLDER000', completed_at: '2026-11-01T10:00:00.000Z' }
  Object.assign(stored.guestApplicationData, bought, done)
  const offer = { name: 'Harbor Savings', interest_rate: 6.5, mortgage_type: '30_year_fixed' }
  Object.assign(stored.guestComparison.scenarios[0], offer)
  const page = await open('/dashboard/application', { as: 'guest', stored, width: 390 })
  await page.getByText('Your numbers').waitFor()
  // The state was written down for what had none.
  await expect.poll(async () => (await storage(page)).guestLoans).toMatch(/"state":"(comparing|applying|closing)"/)
  await goTo(page, '/dashboard/closure')
  await page.getByText('Loan closure details are only available for registered users').waitFor()
  const ada = newPersonCalled('Ada')
  await register(page, ada)
  await goTo(page, '/auth')
  await signInByForm(page, ada)
  await page.getByText(/came along$/).waitFor()
  const { loans } = await read<Loans>(page, '/api/loans')
  expect(loans).toMatchObject([{ state: expect.stringMatching(/^(comparing|applying|closing)$/) }])
  await closeLoan(page, '2024-10-18')
  await refinanceAndLookBack(page)
})

test('[LN6] a tab stays with its loan while another goes over to the next', async ({ open }) => {
  const page = await open(PLAIN_PAGE)
  await signedIn(page, newPersonCalled('Ada'))
  await post(page, '/api/documents/mark', { document: 'w2_forms', gathered: true })
  const first = (await read<Loans>(page, '/api/loans')).current
  await goTo(page, '/dashboard/documents')
  await page
    .getByRole('checkbox', { name: /pay stubs/i })
    .first()
    .waitFor()
  expect((await post(page, '/api/loans/open', { purpose: 'purchase', name: 'Lake house' })).status).toBe(200)
  await page
    .getByRole('checkbox', { name: /pay stubs/i })
    .first()
    .check()
  const gathered = async (query: string) =>
    (await read<{ gathered: string[] }>(page, `/api/documents${query}`)).gathered
  await expect.poll(() => gathered(`?loan=${first}`)).toEqual(['pay_stubs', 'w2_forms'])
  expect(await gathered('')).toEqual([])
})
