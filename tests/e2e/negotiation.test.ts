import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { estimateFees, FEE_KEYS } from '#domain/fee-estimate.ts'
import { expectAccessible, PLAIN_PAGE, test } from '../harness/browser.ts'
import { goTo, withApplication } from './comparing.ts'
import { post } from './people.ts'

function estimate(digit: number, name: string, section_A: number) {
  return {
    id: `${digit}2222222-2222-4222-8222-222222222222`,
    unsure: [],
    added_at: `2026-11-1${digit}T12:00:00.000Z`,
    figures: {
      kind: 'loan-estimate',
      values: {
        date_issued: '2098-11-12',
        closing_costs_expire: '2098-11-27',
        loan_amount: 36000000,
        loan_term_months: 360,
        product: 'Fixed Rate',
        interest_rate: 6.5,
        section_A,
        section_B: 87200,
      },
      payments: [],
      lines: [],
      cash: {},
      contacts: { lender: { name } },
    },
  }
}

/** In the page: what can be read now. */
function shownTexts(): string[] {
  const isText = (node: ChildNode) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''
  const shown = [...document.querySelectorAll('body *')].filter(
    each => each.checkVisibility() && [...each.childNodes].some(isText),
  )
  return shown.map(each => each.textContent?.trim() ?? '')
}

/** A letter that was changed is copied and printed as it is now, and nothing else is on the sheet. */
async function changeAndTakeAlong(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('textbox', { name: 'The letter' }).fill('Dear Joe, can you match it?')
  const copy = page.getByRole('button', { name: 'Copy', exact: true })
  await copy.click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Dear Joe, can you match it?')
  await page.evaluate(() => {
    window.print = () => {}
  })
  await copy.locator('..').getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.evaluate(shownTexts)).toEqual(['Dear Joe, can you match it?'])
  await page.emulateMedia({ media: null })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
}

test('[NL4] two offers become a letter below the comparison', async ({ open }) => {
  const page = await open(PLAIN_PAGE, { width: 390 })
  await withApplication(page)
  const fees = estimateFees(320_000)
  const sources = Object.fromEntries(FEE_KEYS.map(key => [key, 'typed']))
  const offer = { interest_rate: 6.5, mortgage_type: '30_year_fixed', sources }
  for (const own of [
    { name: 'Harbor Savings', fees },
    { name: 'Cedar Bank', fees: { ...fees, originationFee: 0 } },
  ])
    expect((await post(page, '/api/comparison/add', { ...offer, ...own })).status).toBe(200)
  await goTo(page, '/dashboard/comparison')
  await page.getByText('Ask a lender to match').click()
  await page.getByLabel('Both are from the same day').check()
  await page.getByRole('link', { name: 'Open in email' }).waitFor()
  await changeAndTakeAlong(page)
})

test('[NL4] two estimates of a guest become a letter on the papers’ page, and the other way round there is nothing to match', async ({
  open,
}) => {
  const disclosures = [estimate(1, 'Ficus Bank', 360200), estimate(2, 'Alder Home Loans', 180200)]
  const stored = { guestPapers: { papers: disclosures, answers: [], pairings: [] } }
  const page = await open('/dashboard/papers', { as: 'guest', stored, width: 390 })
  const letter = page.getByRole('textbox', { name: 'The letter' })
  await letter.waitFor()
  await expect.poll(() => letter.inputValue()).toContain('a lender credit of $1,800.00, the difference')
  await expect.poll(() => page.getByLabel('Write to').locator('option:checked').textContent()).toBe('Ficus Bank')
  const mail = page.getByRole('link', { name: 'Open in email' }).last()
  await expect
    .poll(async () => decodeURIComponent((await mail.getAttribute('href')) ?? ''))
    .toContain('Alder Home Loans')
  await expectAccessible(page)
  await changeAndTakeAlong(page)
  await page.getByLabel('Write to').selectOption({ label: 'Alder Home Loans' })
  await page.getByText('There’s nothing to match.').waitFor()
})
