import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test } from '../harness/browser.ts'

async function calculate(page: Page): Promise<void> {
  await page.getByLabel('Loan amount').fill('$350,000')
  await page.getByLabel('Interest rate').fill('7')
  await page.getByLabel('Extra monthly payment').fill('500')
  await page.getByRole('button', { name: 'Calculate Scenarios' }).click()
  await page.getByText('$350,000 at 7% for 30 years, $500 extra a month').waitFor()
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

test('[K1] [K3] [K6] a visitor calculates on the public page, and a friend sees the same from the address', async ({
  open,
}) => {
  const page = await open('/mortgage-calculator')
  await page.getByRole('heading', { level: 1, name: 'Mortgage Payoff Scenarios' }).waitFor()
  await page.getByLabel('Loan amount').click()
  await page.locator('[data-island][data-hydrated]').waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: 'Calculate Scenarios' }).getAttribute('aria-disabled'))
    .toBe('true')
  await calculate(page)
  const saved = await page.locator('dl', { hasText: 'Interest saved' }).first().textContent()
  const friend = await open(new URL(page.url()).pathname + new URL(page.url()).search)
  await friend.getByText('$350,000 at 7% for 30 years, $500 extra a month').waitFor()
  await expect.poll(() => friend.locator('dl', { hasText: 'Interest saved' }).first().textContent()).toBe(saved)
})

test('[K6] an address full of nonsense changes nothing', async ({ open }) => {
  const page = await open('/mortgage-calculator?amount=%3Cscript%3E&rate=-3&term=9999&extra=NaN')
  await page.locator('[data-island][data-hydrated]').waitFor()
  await page.locator('#content').getByText('Example', { exact: true }).waitFor()
  await expect.poll(() => page.getByLabel('Loan amount').inputValue()).toBe('')
  await expect.poll(() => page.getByLabel('Loan term').inputValue()).toBe('30')
})

test('[K5] the schedule is downloaded as CSV', async ({ open }) => {
  const page = await open('/dashboard/mortgage-scenarios?as=guest')
  await calculate(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('mortgage-schedule.csv')
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(361)
  expect(lines.at(-1)).toMatch(/^360,30,.*,0\.00$/)
})

test('[K7] the figures behind the picture stay open when the click that opened them wakes the page', async ({
  open,
}) => {
  const page = await open('/mortgage-calculator')
  const figures = page.locator('details', { hasText: 'Show the figures' }).first()
  // Opened before any script of the page has looked.
  await figures.evaluate((details: HTMLDetailsElement) => {
    details.open = true
  })
  await figures.getByRole('table').waitFor()
  await page.locator('[data-island]').filter({ has: figures }).hover()
  await page.locator('[data-island][data-hydrated]').filter({ has: figures }).waitFor()
  await expect.poll(() => figures.getByRole('row').count()).toBeGreaterThan(2)
  await figures.locator('summary').click()
  await figures.locator('summary').click()
  await figures.getByRole('row').nth(2).waitFor()
})

test('[K7] without JavaScript the page still shows an example with all its figures', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: inject('origin'),
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  })
  const page = await context.newPage()
  await page.goto('/mortgage-calculator')
  await page.getByText('$400,000 at 6.5% for 30 years, $300 extra a month').waitFor()
  await page.getByText('The calculator needs JavaScript').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Calculate Scenarios' }).isVisible()).toBe(false)
  await expect.poll(() => page.getByText('$149,581').first().isVisible()).toBe(true)
  await page.getByRole('img', { name: /Balance over time/ }).waitFor()
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
  await context.close()
})

test('[K8] [K9] the breakdown follows the months that were paid', async ({ open }) => {
  const page = await open('/dashboard/payment-breakdown?as=guest')
  await page.getByText('Of payment 1 of 360, 89% of the loan’s own part is interest.').waitFor()
  await expect.poll(() => page.getByLabel('Property tax').inputValue()).toBe('8,000')
  await page.getByRole('slider', { name: 'Months paid so far' }).fill('359')
  await page.getByText('Of payment 360 of 360, 1% of the loan’s own part is interest.').waitFor()
  await page.waitForURL(url => url.searchParams.get('paid') === '359')
})
