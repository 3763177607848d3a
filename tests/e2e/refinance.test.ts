import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import { expectAccessible, PLAIN_PAGE, test } from '../harness/browser.ts'
import { newPersonCalled, post, read, signedIn, storage } from './people.ts'

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

/** Through the four steps: a balance of $300,000 at 6.5% with 24 years left, on a home worth $450,000. */
async function applyToRefinance(page: Page): Promise<void> {
  await page.getByText('Refinance', { exact: true }).click()
  await page.getByText('I live there').click()
  await next(page)
  await page.getByText('Please enter what the home is worth today').waitFor()
  await page.getByLabel('What is the home worth today?').fill('450k')
  await page.getByLabel('Balance you still owe').fill('300,000')
  await page.getByLabel('Interest rate now').fill('6.5')
  await next(page)
  await page.getByText('Either one tells us the other.').waitFor()
  await page.getByLabel('Years left').fill('24')
  await page.getByLabel('Monthly payment now').fill('2,620')
  await page.getByText('the payment would be $2,059.63').waitFor()
  await page.getByLabel('Servicer').fill('Juniper Loan Care')
  for (const asked of ['Down payment', 'Property value']) expect(await page.getByText(asked).count()).toBe(0)
  await expectAccessible(page)
  await next(page)
  await page.getByRole('heading', { name: 'Property Location' }).waitFor()
  await page.getByLabel('State', { exact: true }).selectOption('Ohio')
  expect(await page.getByText('Have you found the home yet?').count()).toBe(0)
  await next(page)
  await page.getByRole('heading', { name: 'Financial Information' }).waitFor()
  await page.getByLabel('Annual income').fill('96,000')
  await next(page)
  await page.getByRole('heading', { name: 'Review & Submit' }).waitFor()
  for (const shown of ['Home value', 'Juniper Loan Care', '24 years']) await page.getByText(shown).first().waitFor()
  await page.getByRole('button', { name: 'Complete Application' }).click()
  await page.waitForURL('**/dashboard/comparison')
}

const refinance = {
  loan_purpose: 'refinance',
  property_value: 450_000,
  loan_amount: 300_000,
  down_payment_percentage: null,
  current_balance: 300_000,
  current_rate: 6.5,
  current_months_left: 288,
  current_payment: 2_620,
  current_servicer: 'Juniper Loan Care',
}

test('[RF11] [RF12] [RF15] a guest who refinances is asked for the loan they have, and nothing about buying', async ({
  open,
}) => {
  const page = await open('/dashboard/application?as=guest', { width: 390, theme: 'dark' })
  await applyToRefinance(page)
  expect(JSON.parse((await storage(page)).guestApplicationData ?? '')).toMatchObject(refinance)
})

test('[RF12] [RF15] so is the owner of an account', async ({ open }) => {
  const page = await open(PLAIN_PAGE)
  await signedIn(page, newPersonCalled('Ada'))
  await page.goto('/dashboard/application')
  await applyToRefinance(page)
  expect(await read(page, '/api/application')).toMatchObject({ completed: refinance })
})

test('[RF20] [RF21] [RF22] the comparison answers first whether it pays, and keeps the loan among the offers', async ({
  open,
}) => {
  const page = await open(PLAIN_PAGE)
  await signedIn(page, newPersonCalled('Ada'))
  const answers = { ...refinance, current_payment: null, property_state: 'Ohio', property_type: 'primary_residence' }
  await post(page, '/api/application/complete', answers)
  await page.goto('/dashboard/comparison')
  await page.getByRole('heading', { name: /A refinance pays at \d\.\d+% or below/ }).waitFor()
  for (const [name, interest_rate] of [
    ['Prairie Mutual', 5.75],
    ['First County', 6.4],
  ]) {
    const offer = { name, interest_rate, mortgage_type: '30_year_fixed', fees: estimateFees(300_000) }
    expect((await post(page, '/api/comparison/add', offer)).status).toBe(200)
  }
  await page.reload()
  await page.getByRole('heading', { name: /^Prairie Mutual saves you \$[\d,]+ if you stay 7 years$/ }).waitFor()
  await page.getByText(/over the same 24 years that you have left\. You’re ahead after \d+ months\./).waitFor()
  const figures = page.getByRole('table', { name: 'Prairie Mutual against keeping your loan' })
  await figures.getByRole('columnheader', { name: 'Time left, 24 years' }).waitFor()
  await page.getByText('The term starts over.').first().waitFor()
  await page.getByRole('heading', { name: 'Keep what you have' }).waitFor()
  await page.getByRole('switch', { name: 'Add the costs to the new loan' }).check()
  await page.getByText('Costs are in the loan.').first().waitFor()
  await expectAccessible(page, '.keep-card')
  await page.getByRole('button', { name: 'Choose a lender' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Prairie Mutual').first().waitFor()
  expect(await sheet.getByText('Keep what you have').count()).toBe(0)
})

/** What is only said to somebody who buys a home. */
const OF_BUYERS =
  /first-time buyer|home buying|down payment|contract signing|purchase contract|comfortable price|have you found|the keys are|seller/i

test('[RF25] [RF30] no page speaks of buying a home to somebody who refinances', async ({ open }) => {
  const page = await open(PLAIN_PAGE)
  await signedIn(page, newPersonCalled('Ada'))
  const answers = { ...refinance, current_payment: null, property_state: 'Ohio', property_type: 'primary_residence' }
  await post(page, '/api/application/complete', answers)
  const looks: [path: string, heading: string | RegExp][] = [
    ['application', /^Lenders averaged/],
    ['timeline', 'Tips for a refinance'],
    ['documents', 'Property Documentation'],
    ['lenders', 'Get Pre-Approval Letters'],
    ['payment-breakdown', 'Payment Breakdown'],
  ]
  for (const [path, name] of looks) {
    await page.goto(`/dashboard/${path}`)
    await page.getByRole('heading', { name }).first().waitFor()
    expect(await page.getByRole('main').textContent(), path).not.toMatch(OF_BUYERS)
  }
})
