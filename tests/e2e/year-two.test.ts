import { expect } from 'vitest'
import { BLANK_PLAN } from '#features/escrow/model.ts'
import { expectAccessible, test } from '../harness/browser.ts'
import { englishOnPage } from '../harness/english-on-page.ts'
import { settled } from '../harness/settled.ts'

test('[YT1] [YT11] [YT15] [YT16] three typed numbers and the county’s make the levels on a phone; they are found again, also on other pages', async ({
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
  await page.getByLabel('It’s a new house').check()
  await page.getByText('So the first bill may be for the land').waitFor()
  await page.getByRole('textbox', { name: 'Where' }).fill('County appraiser')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Taxable value after the sale').inputValue()).toBe('390,000')
  await expectAccessible(page)

  await page.locator('summary', { hasText: 'Year one' }).click()
  await page.getByLabel('State').selectOption('Alabama')
  await page.getByText('We don’t know what a sale does to the tax in Alabama.').waitFor()
  await page.goto('/dashboard/affordability')
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
  const question = page.getByRole('dialog', { name: 'Changed meanwhile' })
  await question.getByRole('row', { name: /Property tax.*\$4,100.*\$4,200/ }).waitFor()
  await question.getByRole('button', { name: 'Use the saved version' }).click()
  await expect.poll(() => page.getByLabel('Property tax, a year').inputValue()).toBe('4,200')
})

test('[YT15] [YT17] [YT12] a new user on a phone tries California, Ohio and a new house; each says what is counted and what is asked', async ({
  open,
}) => {
  const page = await open('/dashboard/affordability', { as: 'guest', width: 390 })
  await page.getByText('Three numbers are enough for an estimate', { exact: false }).waitFor()
  await page.goto('/dashboard/affordability?income=150000&price=450000')
  // The page's own month, with only insurance to move: the tax to come isn't made up.
  await page.getByText(/^\$\d,\d{3} in year one, probably \$\d,\d{3} from /).waitFor()
  await page.getByText('What the tax becomes takes three numbers from your county.', { exact: false }).waitFor()

  await page.goto('/dashboard/year-two')
  await page.getByLabel('Principal, interest and mortgage insurance, a month').fill('4044')
  await page.getByLabel('Property tax, a year').fill('4036')
  await page.getByLabel('Home insurance, a year').fill('1980')
  await page.getByLabel('State').selectOption('California')
  await page.getByText('Enter the seller’s assessed value and the tax rate', { exact: false }).waitFor()
  await page.getByLabel('You buy on').fill('2027-03-18')
  await page.getByLabel('Price').fill('800k')
  await page.getByLabel('Tax rate').fill('1.15')
  await page.getByLabel('Flat charges').fill('400')
  await page.getByLabel('The seller’s assessed value').fill('310000')
  await page.getByText('$1,408.75').waitFor()
  await page.getByText('$5,563.70').waitFor()
  const chart = page.getByRole('img', {
    name: /that you pay yourself in Dec 2027, .*that you pay yourself in Apr 2028/,
  })
  await chart.getByText('You pay these yourself').waitFor()
  await page.getByText('half is due by December 10, 2027, half by April 10, 2028', { exact: false }).waitFor()

  await page.getByLabel('State').selectOption('Ohio')
  await page.getByText('In Ohio a sale itself does not reset the value.', { exact: false }).waitFor()
  expect(await page.getByText('You pay these yourself').count()).toBe(0)
  await page.getByLabel('It’s a new house').check()
  await page.getByText('So the first bill may be for the land', { exact: false }).waitFor()
  await page.getByLabel('Tax rate').fill('25')
  await page.getByLabel('Tax rate').blur()
  await page
    .getByText(/20%? or less/)
    .first()
    .waitFor()
})

test('[YT15] [LG21] in Spanish the same California bills stand below the line, and nothing of it is English', async ({
  open,
}) => {
  const plan = {
    ...BLANK_PLAN,
    property_state: 'California',
    closing_on: '2027-03-18',
    price: 800_000,
    loan_part: 4044,
    yearly_tax: 4036,
    yearly_insurance: 1980,
    county_rate: 1.15,
    flat_charges: 400,
    seller_value: 310_000,
  }
  const stored = { guestEscrow: { plan, statements: [] } }
  const page = await open('/dashboard/year-two', { as: 'guest', width: 390, stored })
  await page.context().addCookies([{ name: 'language', value: 'es', url: page.url() }])
  await page.reload()
  await page.getByRole('img', { name: /que paga usted en/ }).waitFor()
  await page.getByText('Estas las paga usted').waitFor()
  await page.getByText('la otra mitad el 10 de abril de 2028', { exact: false }).waitFor()
  await settled(page)
  expect(await englishOnPage(page, [])).toEqual([])
})
