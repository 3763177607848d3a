import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newPersonCalled, post, signedIn } from './people.ts'

const texas = {
  loan_purpose: 'purchase',
  property_type: 'primary_residence',
  property_value: 400_000,
  loan_amount: 320_000,
  down_payment_percentage: 20,
  down_payment_amount: 80_000,
  property_state: 'Texas',
  credit_score_range: 'good_670_739',
  employment_status: 'employed',
  annual_income: 120_000,
  monthly_debt_payments: 2_000,
}

/** The server sends no data with a page whose address has a query: that one reads by itself. */
export const UNDRAWN = '/dashboard/comparison?stay=7#lenders'

/** The owner of a completed application on the comparison, whose code a test may hold back: the page works without it. */
export async function withApplication(page: Page, at = '/dashboard/comparison#lenders'): Promise<void> {
  await signedIn(page, newPersonCalled('Ada'))
  expect((await post(page, '/api/application/complete', texas)).status).toBe(200)
  await goTo(page, at, 'domcontentloaded')
  await page.getByRole('heading', { name: 'Which loan costs least?' }).waitFor()
}

export async function goTo(page: Page, path: string, waitUntil: 'load' | 'domcontentloaded' = 'load'): Promise<void> {
  await page.goto(path, { waitUntil })
}

export const lenders = (page: Page) => page.getByTestId('lender')
export const figure = (page: Page) => page.getByTestId('answer-figure').textContent()
export const allSaved = (page: Page) => page.getByText('All changes saved').waitFor()
