import { expect } from 'vitest'
import { expectAccessible, test } from '../harness/browser.ts'

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

test('[NL4] two estimates of a guest become a letter on the papers’ page, and the other way round there is nothing to match', async ({
  open,
}) => {
  const papers = [estimate(1, 'Ficus Bank', 360200), estimate(2, 'Alder Home Loans', 180200)]
  const stored = { guestPapers: { papers, answers: [], pairings: [] } }
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
  await page.getByLabel('Write to').selectOption({ label: 'Alder Home Loans' })
  await page.getByText('There’s nothing to match.').waitFor()
})
