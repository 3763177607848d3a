import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../harness/browser.ts'
import { newPersonCalled, read, register, signInByForm } from './people.ts'

interface ApplicationAnswer {
  completed: { tracking_id: string; property_state: string } | null
  past_loans: { closure: { chosen_lender_name: string } }[]
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

async function answerWizard(page: Page, state: string): Promise<void> {
  await page.getByRole('heading', { name: 'Loan Details' }).waitFor()
  await page.getByLabel('Property value').fill('400k')
  await next(page)
  await page.getByLabel('State', { exact: true }).selectOption(state)
  await next(page)
  await page.getByLabel('Annual income').fill('$96,000')
  await next(page)
  await page.getByRole('button', { name: 'Complete Application' }).click()
  await page.waitForURL('**/dashboard/comparison')
}

const goTo = (page: Page, path: string) => page.goto(new URL(path, page.url()).href)

describe.each([{ width: 1280 }, { width: 390 }])('at $width px', look => {
  test('[CL16] from the first visit to the key and on to the next home', async ({ open }) => {
    const page = await open('/dashboard/application?as=guest', look)
    await answerWizard(page, 'Texas')

    const ada = newPersonCalled('Ada')
    await register(page, ada)
    await goTo(page, '/auth')
    await signInByForm(page, ada)
    await page.waitForURL('**/dashboard/**')
    await expect
      .poll(async () => (await read<ApplicationAnswer>(page, '/api/application')).completed?.tracking_id, {
        timeout: 10_000,
      })
      .toMatch(/^MA-/)

    await goTo(page, '/dashboard/lenders')
    await page.getByRole('checkbox', { name: 'Harbor Savings' }).check()
    await page.getByRole('button', { name: 'Submit Applications' }).click()
    await expect
      .poll(async () => (await read<{ applied: string[] }>(page, '/api/lenders')).applied.length, { timeout: 10_000 })
      .toBe(1)

    await goTo(page, '/dashboard/timeline')
    await page.getByLabel('Contract signing date').fill('2026-11-02')
    await page.getByRole('button', { name: /dates$/ }).click()
    await page.getByText('Timeline Updated').waitFor()

    await goTo(page, '/dashboard/application')
    await page.getByRole('link', { name: 'Mark Loan as Closed' }).click()
    await page.getByLabel('Lender you chose').selectOption('Harbor Savings')
    await page.getByLabel('Final loan amount').fill('320,000')
    await page.getByLabel('Interest rate').fill('6.5')
    await page.getByLabel('Loan type').selectOption('Conventional')
    await page.getByLabel('APR', { exact: true }).fill('6.712')
    await page.getByRole('button', { name: 'Mark Loan as Closed' }).click()
    await page.getByRole('link', { name: 'Make a celebration card' }).click()

    await page.getByLabel('Message').fill('We are in.')
    await page.getByRole('img', { name: /Ada Buyer. December 17, 2026. We are in\./ }).waitFor()
    await page.getByRole('link', { name: 'Claim your gift' }).click()
    await page.getByLabel('Street address').fill('12 Elm Street')
    await page.getByLabel('City').fill('Austin')
    await page.getByLabel('State').fill('Texas')
    await page.getByLabel('ZIP code').fill('78701')
    await page.getByRole('button', { name: 'Confirm My Gift' }).click()
    await page.getByRole('heading', { name: 'Your gift is being prepared' }).waitFor()

    await goTo(page, '/dashboard/closure')
    await page.getByRole('link', { name: 'New Application' }).click()
    await answerWizard(page, 'Ohio')
    const { completed, past_loans } = await read<ApplicationAnswer>(page, '/api/application')
    expect(completed).toMatchObject({ property_state: 'Ohio' })
    expect(past_loans).toMatchObject([{ closure: { chosen_lender_name: 'Harbor Savings' } }])
  })
})
