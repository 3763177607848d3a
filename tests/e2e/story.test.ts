import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { test } from '../harness/browser.ts'
import { LOOKS } from '../harness/looks.ts'
import { type RunningServer, startServer } from '../harness/server.ts'
import { newPersonCalled, type Person, read, signInByForm } from './people.ts'

interface Story {
  completed: { property_state: string; tracking_id: string } | null
  past_loans: { closure: { chosen_lender_name: string } }[]
}

/** The way through the product that most people will take, from curiosity to the keys and on to the next home. On an embedded database, as `npm start` gives it. */
describe('the whole story', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  test.for(LOOKS)('[CL16] at $width px', { timeout: 240_000 }, async (look, { open }) => {
    const ada = newPersonCalled('Ada')
    const page = await open(`${server.origin}/`, look)
    await page.getByRole('link', { name: 'Try Free Now' }).first().click()
    await page.waitForURL('**/dashboard/comparison')
    await page.getByText('Start Quick Application').first().click()
    await page.waitForURL('**/dashboard/application')
    await apply(page)
    await createAccount(page, ada)

    const moved = await read<Story>(page, '/api/application')
    expect(moved.completed).toMatchObject({ property_state: 'North Carolina' })
    await goTo(page, '/dashboard/lenders')
    await page.getByRole('checkbox', { name: 'Harbor Savings' }).check()
    await page.getByRole('button', { name: 'Submit Applications' }).click()
    await page.getByRole('heading', { name: 'Your applications' }).waitFor()

    await goTo(page, '/dashboard/timeline')
    await page.getByLabel('Contract signing date').fill('2026-11-10')
    await page.getByRole('button', { name: /dates$/ }).click()
    await page.getByText('Timeline Updated').waitFor()

    await closeLoan(page)
    await goTo(page, '/dashboard/cards')
    await page.getByRole('img', { name: /Ada Buyer/ }).waitFor()
    await askForGift(page)

    await goTo(page, '/dashboard/application?new=1')
    await page.getByRole('heading', { name: 'Loan Details' }).waitFor()
    await page.getByLabel('Property value').fill('600,000')
    await next(page, 'Property Location')
    await page.getByLabel('State', { exact: true }).selectOption('Ohio')
    await next(page, 'Financial Information')
    await next(page, 'Review & Submit')
    // On a slow line the page stays for a while after it has done its work, and must not judge itself anew.
    await page.route(/comparison-page/, route => setTimeout(() => route.continue(), 1000))
    await page.getByRole('button', { name: 'Complete Application' }).click()
    await page.waitForURL('**/dashboard/comparison')
    const after = await read<Story>(page, '/api/application')
    expect(after.completed?.tracking_id).not.toBe(moved.completed?.tracking_id)
    expect(after.past_loans).toMatchObject([{ closure: { chosen_lender_name: 'Harbor Savings' } }])
  })
})

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href)
}

async function next(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('heading', { name: heading }).waitFor()
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Loan Details' }).waitFor()
  await page.getByLabel('Buy a home').check()
  await page.getByLabel('I will live there').check()
  await page.getByLabel('Property value').fill('$450,000')
  await next(page, 'Property Location')
  await page.getByLabel('State', { exact: true }).selectOption('North Carolina')
  await next(page, 'Financial Information')
  await page.getByLabel('Excellent (740 or more)').check()
  await page.getByLabel('Employed', { exact: true }).check()
  await page.getByLabel('Annual income').fill('120k')
  await page.getByLabel('Monthly debt payments').fill('500')
  await next(page, 'Review & Submit')
  await page.getByRole('button', { name: 'Complete Application' }).click()
  await page.waitForURL('**/dashboard/comparison')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function createAccount(page: Page, person: Person): Promise<void> {
  await goTo(page, '/auth')
  await page.getByRole('button', { name: 'New here? Create a free account' }).click()
  await page.getByLabel('First name').fill(person.first_name)
  await page.getByLabel('Last name').fill(person.last_name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await signInByForm(page, person)
  await page.waitForURL('**/dashboard/application')
  await page.getByRole('heading', { name: 'Your application' }).waitFor()
}

async function closeLoan(page: Page): Promise<void> {
  await goTo(page, '/dashboard/closure')
  await page.getByLabel('Lender you chose').selectOption('Harbor Savings')
  await page.getByLabel('Final loan amount').fill('$360,000')
  await page.getByLabel('Interest rate').fill('6.5')
  await page.getByLabel('Loan type').selectOption('Conventional')
  await page.getByLabel('APR', { exact: true }).fill('6.712')
  await page.getByRole('button', { name: 'Mark Loan as Closed' }).click()
  await page.getByRole('button', { name: 'Yes, it’s closed' }).click()
  await page.getByText('Your loan has been successfully marked as closed.').waitFor()
  await page.waitForURL('**/dashboard/application')
}

async function askForGift(page: Page): Promise<void> {
  await goTo(page, '/dashboard/cards/gift')
  await page.getByLabel('Street address').fill('12 Elm Street')
  await page.getByLabel('City').fill('Raleigh')
  await page.getByLabel('State').fill('North Carolina')
  await page.getByLabel('ZIP code').fill('27601')
  await page.getByRole('button', { name: 'Confirm My Gift' }).click()
  await page.getByRole('heading', { name: 'Your gift is being prepared' }).waitFor()
}
