import { readFile } from 'node:fs/promises'
import { expect, inject } from 'vitest'
import { expectAccessible, test } from '../harness/browser.ts'
import { becomeBuyer } from '../harness/buyers.ts'
import { post, read } from './people.ts'

const loan = {
  servicer: 'Juniper Loan Care',
  balance: 357_006.77,
  due_on: '2098-11-01',
  rate: 6.5,
  payment: 2275.44,
  escrow: null,
  mortgage_insurance: null,
  home_value: null,
  first_payment_on: null,
  late_fee_percent: null,
  grace_days: null,
  insurance_ends_on: null,
  rate_changes_on: null,
}

test('[MH1] [MH5] [MH9] [ST33] a few figures make a home, a typed statement is judged and kept, and home is about it', async ({
  open,
}) => {
  const page = await open('/dashboard/my-home', { as: 'guest', width: 390 })
  await page.getByRole('heading', { name: 'Enter your loan' }).waitFor()
  await page.getByLabel('What you still owe').fill('357006.77')
  await page.getByLabel('Next payment due on').fill('2098-11-01')
  await page.getByLabel('Rate', { exact: true }).fill('6.5')
  await page.getByLabel('Principal and interest a month').fill('100')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('This payment would never pay the loan off', { exact: false }).first().waitFor()
  await page.getByLabel('Principal and interest a month').fill('2275.44')
  await page.getByLabel('What you paid for the home').fill('450000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Welcome home. Your first statement goes here.' }).waitFor()
  await page.getByText('$1,933.79').first().waitFor()
  await page.getByText('You owe $357,006.77.', { exact: false }).waitFor()
  await expectAccessible(page)

  await page.goto('/dashboard/statements')
  await page.getByLabel('Payment due on').fill('2098-11-01')
  await page.getByLabel('Still owed').fill('357006.77')
  await page.getByLabel('Pays down the loan').fill('341.65')
  await page
    .getByLabel(/^Interest/)
    .first()
    .fill('1943.79')
  await page.getByRole('heading', { name: 'Please ask about one figure: interest.' }).waitFor()
  await page.getByText('our sum $1,933.79').first().waitFor()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'The letter and its clock' }).inputValue())
    .toContain('This is a notice of error under 12 CFR 1024.35.')
  await page
    .getByLabel(/^Interest/)
    .first()
    .fill('1933.79')
  await page.getByRole('heading', { name: 'right to the cent', exact: false }).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'For GnuCash and Actual (OFX)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('mortgage-history.ofx')
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'For budgeting tools (CSV)' }).click(),
  ])
  expect(await readFile(await table.path(), 'utf8')).toContain('2098-11-01')

  // Loaded anew, home is about it and no application is asked for.
  await page.goto('/dashboard/application')
  await page.getByRole('heading', { name: 'right to the cent', exact: false }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('My Home')
  expect(await page.getByRole('button', { name: 'Start', exact: false }).count()).toBe(0)
})

test('[SV4] [SV5] the loan’s days stand among the reminders with a switch that stays, and leave as a calendar file', async ({
  open,
}) => {
  const page = await open('/dashboard/reminders', { as: 'account' })
  await post(page, '/api/servicing/own', { ...loan, insurance_ends_on: '2098-12-01' })
  await page.reload()
  const days = page.getByRole('region', { name: 'From the loan you pay' })
  const reminder = days.getByRole('switch', { name: 'Reminder for Mortgage insurance ends by law' })
  await reminder.waitFor()
  await reminder.uncheck()
  await days.getByText('No reminder.').waitFor()
  await page.reload()
  await expect.poll(() => reminder.isChecked()).toBe(false)

  await page.goto('/dashboard/timeline')
  await page.getByRole('link', { name: 'Mortgage insurance ends by law' }).waitFor()
  await page.goto('/dashboard/my-home')
  await page.getByRole('listitem').filter({ hasText: 'Mortgage insurance ends by law' }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to my calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('keyturn-my-home.ics')
  expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:Mortgage insurance ends by law')
})

test('[MH10] who closed an adjustable loan here sees its day as counted, and is asked for the one in the note', async ({
  open,
}) => {
  const page = await open('/auth', { width: 390 })
  await becomeBuyer(page.context(), inject('origin'), 'account')
  const { applications } = await read<{ applications: { tracking_id: string }[] }>(page, '/api/closure')
  const closed = await post(page, '/api/closure/close', {
    chosen_lender_name: 'First County',
    application_id: applications[0]?.tracking_id,
    loan_amount: 360_000,
    interest_rate: 6.125,
    loan_type: 'conventional',
    apr: 6.4,
    closed_on: '2026-01-15',
  })
  expect(closed.status, closed.text).toBe(200)
  await page.goto('/dashboard/my-home')
  const row = page.getByRole('link', { name: /First payment at the new rate/ })
  await expect.poll(() => row.textContent()).toContain('Mar 1, 2031probably')
  await page.getByText('Counted as if your rate stayed at 6.125%.', { exact: false }).first().waitFor()
  await page.getByText('When does your rate first change?').waitFor()
  await page.getByRole('button', { name: 'Enter the day' }).click()
  const day = page.getByLabel('First payment at a new rate')
  await expect.poll(() => day.inputValue()).toBe('2031-03-01')
  await day.fill('2031-04-01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => row.textContent()).toContain('Apr 1, 2031First')
  expect(await page.getByText('When does your rate first change?').count()).toBe(0)
})

test('[RN3] [RN1] an offer is checked against keeping the loan, and stays', async ({ open }) => {
  const stored = { guestServicing: { loan, transfer: null, refinance: null, statements: [] } }
  const page = await open('/dashboard/refinance', { as: 'guest', stored })
  await page.getByLabel('Costs of refinancing').fill('4400')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('5.61%').first().waitFor()
  await page.getByLabel('Rate offered').fill('5.99')
  await page.getByLabel('Its costs').fill('4400')
  await page.getByLabel('The costs are added to the loan').check()
  await page.getByRole('button', { name: 'Check an offer' }).click()
  await page.getByRole('heading', { name: 'You’d be $6,602 ahead after 7 years', exact: false }).waitFor()
  await page.getByText('The years start over.', { exact: false }).waitFor()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('heading', { name: 'You’d be $6,602 ahead after 7 years', exact: false }).waitFor()
})

for (const as of ['guest', 'account'] as const) {
  test(`[SV17] a ${as} is led from My Home to what changes, is told at once what fits, and finds it again`, async ({
    open,
  }) => {
    const stored = { guestServicing: { loan, transfer: null, refinance: null, statements: [] } }
    const page = await open('/dashboard/my-home', { as, stored, width: 390 })
    if (as === 'account') {
      await post(page, '/api/servicing/own', loan)
      await page.reload()
    }
    await page.getByRole('link', { name: 'Another servicer', exact: false }).click()
    await page.getByRole('heading', { name: 'Nobody has told you of a change.' }).waitFor()
    const letter = page.getByRole('group', { name: 'The new servicer’s letter' })
    await letter.getByLabel('New servicer').fill('Ficus Servicing')
    await letter.getByLabel('The change counts from').fill('2098-06-01')
    await page.getByRole('heading', { name: 'One letter is not enough.' }).waitFor()
    const other = page.getByRole('group', { name: 'The old servicer’s letter' })
    await other.getByLabel('New servicer').fill('Ficus Servicing')
    await other.getByLabel('The change counts from').fill('2098-06-01')
    await page.getByRole('heading', { name: 'The two letters say the same.' }).waitFor()
    await page.getByText('Jul 30, 2098').first().waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Paying it off' }).click()
    await page.getByLabel('Interest is paid through').fill('2098-11-01')
    await page.getByLabel('Good through').fill('2098-11-18')
    await page.getByLabel('All that pays it off').fill('358200.00')
    // Which principal and fees it is made of is not known yet.
    await page.getByRole('heading', { name: 'The letter leaves a question.' }).waitFor()
    await page.getByLabel(/^Principal/).fill('357006.77')
    await page.getByLabel('Fees').fill('0')
    await page.getByRole('heading', { name: 'Please ask about the payoff letter.' }).waitFor()
    await page.getByLabel('All that pays it off').fill('358087.57')
    await page.getByRole('heading', { name: 'The letter fits: $358,087.57.' }).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved', { exact: true }).last().waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'The letter fits: $358,087.57.' }).waitFor()
    await page.goto('/dashboard/my-home')
    await page.getByText('2 letters, they match').waitFor()
  })
}
