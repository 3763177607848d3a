import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import { figuresOf } from '#features/disclosures/model.ts'
import { plainDisclosure } from '../disclosures/rendered-file.ts'
import { expectAccessible, type Open, PLAIN_PAGE, test } from '../harness/browser.ts'
import { fillStorage, guestApplication, newPersonCalled, post, read, signedIn } from './people.ts'

interface ClosureAnswer {
  closure: { loan_closed: boolean; chosen_lender_id: string | null; chosen_lender_name: string; apr: number } | null
  applications: { tracking_id: string }[]
}

const application = {
  property_state: 'Texas',
  property_value: 400_000,
  loan_amount: 320_000,
  credit_score_range: 'excellent_740_plus',
}

/** Ada on the closure page, with a completed application and, if given, what she saved before. */
async function atClosure(open: Open, visit: Parameters<Open>[1] = {}, saved?: object): Promise<Page> {
  const page = await open(PLAIN_PAGE, visit)
  await signedIn(page, newPersonCalled('Ada'))
  expect((await post(page, '/api/application/complete', application)).status).toBe(200)
  if (saved) expect((await post(page, '/api/closure/save', saved)).status).toBe(200)
  await goTo(page, '/dashboard/closure')
  await page.getByRole('heading', { name: /Your Closure Details/ }).waitFor()
  return page
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Lender you chose').selectOption('Rocket Mortgage')
  await page.getByLabel('Final loan amount').fill('$320,000')
  await page.getByLabel('Interest rate').fill('6.5')
  await page.getByLabel('Loan type').selectOption('Conventional')
  await page.getByLabel('APR', { exact: true }).fill('6.712')
}

const closeButton = (page: Page) => page.getByRole('button', { name: 'Mark Loan as Closed' })

/** Presses the button and says yes to what it repeats. */
async function close(page: Page): Promise<void> {
  await closeButton(page).click()
  await page
    .getByRole('alertdialog', { name: 'Close this loan?' })
    .getByText(/\$\d.* at \d/)
    .waitFor()
  await page.getByRole('button', { name: 'Yes, it’s closed' }).click()
}

/** The newest note on the screen. */
async function note(page: Page, title: string, description: string): Promise<void> {
  await page.getByText(title, { exact: true }).last().waitFor()
  await page.getByText(description, { exact: true }).last().waitFor()
}

test('[CL9] [G17] a guest reads why closing takes an account, what they have for it, and what works without', async ({
  open,
}) => {
  const page = await open('/dashboard/closure', { as: 'guest', stored: { guestApplicationData: guestApplication() } })
  await page.getByText('$320,000').waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Enter the loan you pay' }).getAttribute('href'))
    .toBe('/dashboard/my-home')
  await page.getByRole('heading', { name: 'Authentication Required' }).waitFor()
  await page.getByText('Loan closure details are only available for registered users').waitFor()
  await page.getByRole('link', { name: 'Sign Up / Sign In' }).click()
  await page.waitForURL('**/auth')
})

test('[CL15] while the closure loads the page says Loading...', async ({ open }) => {
  const page = await atClosure(open)
  let answer = () => {}
  const asked = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/closure*', async route => {
    await asked
    await route.continue()
  })
  // With something in its address the page is everybody's, and reads by itself.
  await goTo(page, '/dashboard/closure?from=mail')
  await page.getByRole('main').getByText('Loading...').waitFor()
  answer()
  await page.getByRole('heading', { name: 'Share Your Closure Details' }).waitFor()
})

test('[CL15] without a completed application the form says so and leads there', async ({ open }) => {
  const page = await open(PLAIN_PAGE)
  await signedIn(page, newPersonCalled('Ada'))
  await goTo(page, '/dashboard/closure')
  await page.getByText('You have no completed application yet').waitFor()
  await page.getByRole('link', { name: 'Complete Application' }).click()
  await page.waitForURL('**/dashboard/application')
})

test('[CL4] choosing a listed lender hides the field for another; typing a name of one’s own has no id', async ({
  open,
}) => {
  const page = await atClosure(open)
  await page.getByLabel('Lender name').fill('Aunt Vera')
  await page.getByRole('button', { name: 'Save Details' }).click()
  await note(page, 'Success! 🎉', 'Loan closure details saved successfully.')
  expect((await read<ClosureAnswer>(page, '/api/closure')).closure).toMatchObject({
    chosen_lender_name: 'Aunt Vera',
    chosen_lender_id: null,
  })
  await page.getByRole('heading', { name: 'Update Your Closure Details' }).waitFor()
  await page.getByLabel('Lender you chose').selectOption('Rocket Mortgage')
  await expect.poll(() => page.getByLabel('Lender name').count()).toBe(0)
  await page.getByRole('button', { name: 'Update Details' }).click()
  await note(page, 'Success! 🎉', 'Loan closure details updated successfully.')
  expect((await read<ClosureAnswer>(page, '/api/closure')).closure).toMatchObject({
    chosen_lender_name: 'Rocket Mortgage',
    chosen_lender_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('[CL22] the form begins with what the chosen lender offered, and says so', async ({ open }) => {
  const page = await atClosure(open)
  const offer = {
    name: 'Harbor Savings',
    interest_rate: 6.5,
    mortgage_type: '30_year_fixed',
    fees: estimateFees(320_000),
  }
  expect((await post(page, '/api/comparison/add', { ...offer, sources: { interest_rate: 'typed' } })).status).toBe(200)
  const { scenarios } = await read<{ scenarios: { id: string }[] }>(page, '/api/comparison')
  const choice = { id: scenarios[0]?.id, is_chosen: true }
  expect((await post(page, '/api/comparison/choose', choice)).status).toBe(200)
  await goTo(page, '/dashboard/closure')
  await page.getByText('Filled in from the offer you chose. Check each figure').waitFor()
  await expect.poll(() => page.getByLabel('Lender name').inputValue()).toBe('Harbor Savings')
  await expect.poll(() => page.getByLabel('Interest rate').inputValue()).toBe('6.5')
  await expect.poll(() => page.getByLabel('APR', { exact: true }).inputValue()).toBe('')
})

test('[CL6] the form asks for what is missing one by one, and puts the cursor there', async ({ open }) => {
  const page = await atClosure(open)
  const asks = async (detail: string, field: string) => {
    await closeButton(page).click()
    await note(page, 'Missing Information', detail)
    await expect
      .poll(() => page.getByLabel(field, { exact: true }).evaluate(it => it === document.activeElement))
      .toBe(true)
  }
  await expect.poll(() => page.getByLabel('Application ID').inputValue()).toMatch(/^MA-[A-Z0-9]{8}$/)
  await page.getByLabel('Application ID').selectOption('')
  await asks('Please select or enter the lender you chose.', 'Lender name')
  await page.getByLabel('Lender you chose').selectOption('Rocket Mortgage')
  await asks('Please select an application ID.', 'Application ID')
  await page.getByLabel('Application ID').selectOption({ index: 1 })
  await asks('Please enter the final loan amount.', 'Final loan amount')
  await page.getByLabel('Final loan amount').fill('320k')
  await asks('Please enter the interest rate.', 'Interest rate')
  await page.getByLabel('Interest rate').fill('6 1/2')
  await asks('Please select the type of loan.', 'Loan type')
  await page.getByLabel('Loan type').selectOption('FHA')
  await asks('Please enter the APR.', 'APR')
  expect((await read<ClosureAnswer>(page, '/api/closure')).closure).toBeNull()
})

test('[CL14] [CL7] [H70] [H112] [MH9] closing asks once, keeps unsaved edits, and leads to the celebration, once', async ({
  open,
}) => {
  const page = await atClosure(open, {}, { chosen_lender_name: 'Aunt Vera', apr: 9, loan_amount: 1 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await fillIn(page)
  // Looked for together and from the start: each of them could be gone again while another is waited for.
  const seen = Promise.all([
    page.locator('canvas[data-confetti]').waitFor({ state: 'attached' }),
    note(page, 'Loan Closed! 🎉', 'Your loan has been successfully marked as closed.'),
    page.getByRole('heading', { name: 'Your Success Story' }).waitFor(),
  ])
  const asked = Date.now()
  await close(page)
  await seen
  await page.waitForURL('**/dashboard/application')
  expect(Date.now() - asked).toBeGreaterThanOrEqual(2_000)
  await page.getByRole('heading', { name: 'The keys are yours', level: 1 }).waitFor()
  await page.getByText('Your first payment').waitFor()
  for (const way of ['Make a celebration card', 'Claim your gift', 'Your loan as it closed']) {
    await expect.poll(() => page.getByRole('main').getByRole('link', { name: way }).count(), { message: way }).toBe(1)
  }
  await expect.poll(() => page.getByText(/Locked/).count()).toBe(0)
  await expectAccessible(page)
  expect((await read<ClosureAnswer>(page, '/api/closure')).closure).toMatchObject({
    chosen_lender_name: 'Rocket Mortgage',
    loan_amount: 320_000,
    apr: 6.712,
    loan_closed: true,
  })
  await page.getByRole('link', { name: 'Back to your application' }).click()
  await page.getByRole('heading', { name: 'My Home', level: 1 }).waitFor()
  await page.getByRole('heading', { name: 'The keys are yours', level: 2 }).waitFor()
  // What was applied for stays below, as it was.
  const application = page.locator('section', { has: page.getByRole('heading', { name: 'Your application' }) })
  await application.getByText('$400,000').waitFor()
})

test('[CL14] with reduced motion there is no confetti, and going elsewhere first is not undone', async ({ open }) => {
  const page = await atClosure(open)
  await fillIn(page)
  const story = page.getByRole('heading', { name: 'Your Success Story' }).waitFor()
  await close(page)
  await story
  await expect.poll(() => page.locator('canvas[data-confetti]').count()).toBe(0)
  await page.getByRole('link', { name: 'Make a celebration card' }).click()
  await page.waitForURL('**/dashboard/cards')
  await page.waitForTimeout(2_500)
  expect(new URL(page.url()).pathname).toBe('/dashboard/cards')
})

test('[CL8] [CL12] [CL22] [H153] a closed loan shows its story and the estimate, and what was compared stays as it was', async ({
  open,
}) => {
  const page = await atClosure(open)
  for (const [name, interest_rate] of [['Harbor Savings', 6.5] as const, ['First County', 7] as const]) {
    const offer = { name, interest_rate, mortgage_type: '30_year_fixed', fees: estimateFees(320_000) }
    expect((await post(page, '/api/comparison/add', offer)).status).toBe(200)
  }
  await fillIn(page)
  await close(page)
  await page.waitForURL('**/dashboard/application')
  await goTo(page, '/dashboard/closure')
  await expect.poll(() => page.getByText('Why Share This Info?').count()).toBe(0)
  await page.getByText('Show every detail').click()
  const button = page.getByRole('button', { name: 'Loan Already Closed' })
  await button.waitFor()
  await expect.poll(() => button.isDisabled()).toBe(true)
  await expect.poll(() => button.getAttribute('title')).toBe('Loan already closed')
  await expect.poll(() => page.getByLabel('Final loan amount').isDisabled()).toBe(true)
  const row = page.getByRole('row', { name: /Interest rate/ })
  await expect.poll(() => row.textContent()).toMatch(/6\.75%.*6\.5%.*0\.25 points lower/)
  await page.getByText(/What we estimated, next to what you signed/).waitFor()
  await goTo(page, '/dashboard/comparison')
  await page.getByText('The offers you compared stay as they were.').waitFor()
  await page.getByRole('heading', { name: 'Compared with Harbor Savings' }).waitFor()
  for (const name of [/^Change/, 'Add lender', 'Choose a lender', 'Copy the question'])
    await expect.poll(() => page.getByRole('button', { name }).count()).toBe(0)
  await page.getByRole('link', { name: 'New Application' }).first().click()
  await page.waitForURL('**/dashboard/application?new=1')
})

test('[CL10] a loan that was closed in another tab cannot be saved here', async ({ open }) => {
  const page = await atClosure(open)
  const other = await open('/dashboard/closure', { beside: page })
  await fillIn(other)
  await fillIn(page)
  await close(other)
  await other.waitForURL('**/dashboard/application')
  await page.getByRole('button', { name: 'Save Details' }).click()
  await note(page, 'Application Locked', 'These loan details cannot be edited because your loan has been closed.')
  await page.getByRole('heading', { name: 'Your loan is closed' }).waitFor()
})

test('[CL17] two tabs do not overwrite each other: the second is shown both versions', async ({ open }) => {
  const page = await atClosure(open, {}, { chosen_lender_name: 'Aunt Vera', loan_amount: 100_000 })
  const other = await open('/dashboard/closure', { beside: page })
  await other.getByLabel('Final loan amount').fill('200,000')
  await page.getByLabel('Final loan amount').fill('300,000')
  await other.getByRole('button', { name: 'Update Details' }).click()
  await note(other, 'Success! 🎉', 'Loan closure details updated successfully.')
  await page.getByRole('button', { name: 'Update Details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' })
  await dialog.getByRole('row', { name: /Final loan amount \$300,000 \$200,000/ }).waitFor()
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Keep what is on this page' }).click()
  await note(page, 'Success! 🎉', 'Loan closure details updated successfully.')
  expect((await read<ClosureAnswer>(page, '/api/closure')).closure).toMatchObject({ loan_amount: 300_000 })
  // Where nobody is typing, another tab's save shows at once.
  await expect.poll(() => other.getByLabel('Final loan amount').inputValue()).toBe('300,000')
})

test('[CL15] what fails on the way is said in the product’s words, and what was typed stays', async ({ open }) => {
  const page = await atClosure(open, { expectErrors: /ERR_/ })
  await fillIn(page)
  // With room for it, it would be queued and sent later.
  await fillStorage(page)
  await page.route('**/api/closure/*', route => route.abort())
  await page.getByRole('button', { name: 'Save Details' }).click()
  await note(page, 'Error', 'Failed to save loan closure details. Please try again.')
  await close(page)
  await note(page, 'Error', 'Failed to mark loan as closed. Please try again.')
  await expect.poll(() => page.getByLabel('Final loan amount').inputValue()).toBe('320,000')
})

async function saveEstimate(page: Page, lender: string): Promise<void> {
  const figures = figuresOf(plainDisclosure('loan-estimate', { lender, loan_id: lender }))
  const saved = await post(page, '/api/papers/keep', { id: crypto.randomUUID(), figures, unsure: [] })
  expect(saved.status, saved.text).toBe(200)
}

test('[CL11] [T95] [LP177] after the next application the closed loan is shown as a past one, with its wire card and papers', async ({
  open,
}) => {
  const page = await atClosure(open)
  const agent = { agent_name: 'Old Title', agent_phone: '919 555 0101', learnt_from: 'contract' }
  await post(page, '/api/wire-safety/lock', agent)
  await saveEstimate(page, 'Prairie Mutual')
  const { applications } = await read<ClosureAnswer>(page, '/api/closure')
  await post(page, '/api/closure/close', {
    chosen_lender_name: 'Prairie Mutual',
    application_id: applications[0]?.tracking_id,
    loan_amount: 200_000,
    interest_rate: 7,
    loan_type: 'va',
    apr: 7.1,
  })
  await post(page, '/api/application/complete', { ...application, new: true })
  await goTo(page, '/dashboard/closure')
  await page.getByRole('heading', { name: 'Share Your Closure Details' }).waitFor()
  await page.getByRole('heading', { name: 'Past loans' }).waitFor()
  const past = page.getByRole('listitem').filter({ hasText: 'Prairie Mutual' })
  await past.getByRole('button', { name: 'Open this loan' }).waitFor()
  await goTo(page, '/dashboard/wire-safety')
  await page.getByRole('button', { name: 'Lock this number' }).waitFor()
  expect(await page.getByText('Old Title').count()).toBe(0)
  await saveEstimate(page, 'Alder Home Loans LLC')
  await goTo(page, '/dashboard/papers')
  const tabs = page.getByRole('tablist', { name: 'Your papers' }).getByRole('tab')
  await expect.poll(() => tabs.allTextContents()).toEqual([expect.stringContaining('Alder')])
  // One of them becomes an offer, and nothing lies beside a loan that is gone.
  await expect.poll(() => page.getByRole('button', { name: 'Add to comparison' }).count()).toBe(1)
  await expect.poll(() => page.getByText('Side by side').count()).toBe(0)
  await expectAccessible(page, 'main')
  // The past loan is as it was.
  await goTo(page, '/dashboard/closure')
  await past.getByRole('button', { name: 'Open this loan' }).click()
  await page.getByRole('heading', { name: 'Past loans' }).waitFor({ state: 'detached' })
  await goTo(page, '/dashboard/wire-safety')
  await page.getByText('Old Title').first().waitFor()
  await goTo(page, '/dashboard/papers')
  await expect.poll(() => tabs.allTextContents()).toEqual([expect.stringContaining('Prairie')])
})

test('everybody can use the closure page, before and after', async ({ open }) => {
  const page = await atClosure(open, { width: 390, theme: 'dark' })
  await closeButton(page).click()
  await page.getByText('Missing Information', { exact: true }).waitFor()
  await expectAccessible(page)
  await fillIn(page)
  await close(page)
  await page.waitForURL('**/dashboard/application')
  await goTo(page, '/dashboard/closure')
  await page.getByRole('row', { name: /APR/ }).waitFor()
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
