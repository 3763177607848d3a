import { expect } from 'vitest'
import { expectAccessible, test } from '../harness/browser.ts'

test('[YT1] [YT11] [YT15] three typed numbers and the county’s make the levels on a phone; they are found again, also on other pages', async ({
  open,
}) => {
  const page = await open('/dashboard/year-two', { as: 'guest', width: 390 })
  await page.getByRole('heading', { name: 'Three numbers to start' }).waitFor()
  await page.getByLabel('Principal, interest and mortgage insurance, a month').fill('2,275.44')
  await page.getByLabel('Property tax, a year').fill('4,050')
  await page.getByLabel('Home insurance, a year').fill('1980')
  await page.getByText('The county’s numbers are missing').waitFor()
  await page.getByLabel('State').selectOption('Florida')
  await page.getByLabel('You buy on').fill('2026-12-21')
  await page.getByLabel('Taxable value after the sale').fill('390k')
  await page.getByLabel('Tax rate').fill('1.5')
  await page.getByLabel('Flat charges').fill('270')
  await page.getByLabel('Your own exemption').fill('50,000')
  await page.getByRole('heading', { name: /Your payment probably goes to \$3,05\d in February 2028\./ }).waitFor()
  await page.getByText('($390,000 − $50,000) × 1.5% + $270 = $5,370.00 a year').waitFor()
  await page.getByText('March 1, 2027, as the county’s pages say.').waitFor()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'The letter' }).inputValue())
    .toContain('Consumer Disclosure for Voluntary Escrow Account Payments')
  await page.getByRole('textbox', { name: 'Where' }).fill('County appraiser')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Taxable value after the sale').inputValue()).toBe('390,000')
  await expectAccessible(page)

  await page.getByLabel('State').selectOption('Alabama')
  await page.getByText('We don’t know what a sale does to the tax in Alabama.').waitFor()
  await page.goto(new URL('/dashboard/affordability', page.url()).href)
  await page.getByText(/\$2,778 in year one, probably \$3,05\d from February 2028/).waitFor()
})

test('[YT11] an account that changed its numbers in two tabs is asked which stay', async ({ open }) => {
  const page = await open('/dashboard/year-two', { as: 'account' })
  await page.getByLabel('Property tax, a year').fill('4,000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  const there = await open('/dashboard/year-two', { beside: page })
  await page.getByLabel('Property tax, a year').fill('4,100')
  await there.getByLabel('Property tax, a year').fill('4,200')
  await there.getByRole('button', { name: 'Save', exact: true }).click()
  await there.getByText('Saved', { exact: true }).waitFor()
  await there.close()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Changed in another tab' })
  await question.getByRole('row', { name: /Property tax.*\$4,100.*\$4,200/ }).waitFor()
  await question.getByRole('button', { name: 'Use the saved version' }).click()
  await expect.poll(() => page.getByLabel('Property tax, a year').inputValue()).toBe('4,200')
})
