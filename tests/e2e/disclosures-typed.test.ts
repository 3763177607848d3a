import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, test } from '../harness/browser.ts'

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

/** The twelve figures of a loan of $162,000 at 3.875%, by the labels of the form. */
async function typeTwelve(page: Page) {
  const figures: Record<string, string> = {
    Lender: 'Ficus Bank',
    'Date issued': '2026-02-15',
    'Loan term': '30',
    Product: 'Fixed Rate',
    'Loan amount': '162000',
    'Interest rate': '3.875',
    'Principal and interest a month': '761.78',
    'A. Origination charges': '1802',
    'B. Services you cannot shop for': '672',
    'C. Services you can shop for': '3198',
    'E. Taxes and government fees': '85',
  }
  for (const [label, value] of Object.entries(figures)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Loan type').selectOption('Conventional')
}

/** What a guest can save, an account can: that both act alike is proved without a browser. */
const PEOPLE = [{ as: 'guest', width: 390 }] as const

test.for(PEOPLE)(
  '[LP54] [EP10] a paper is typed, kept, changed and made an offer, as a $as at $width px',
  async ({ as, width }, { open }) => {
    const page = await open('/dashboard/papers', { as, width })
    await page.getByRole('button', { name: 'Type it in' }).click()
    await page.getByRole('heading', { name: 'Type it in' }).waitFor()
    await page.getByRole('button', { name: 'Keep this paper' }).click()
    await page.getByText('12 figures are missing.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
    await expectAccessible(page)
    await typeTwelve(page)
    await page.getByText('All twelve are there.').waitFor()
    // The payment is worked out while it is typed.
    await page.getByText('The sums add up').waitFor()
    await page.getByText('The lines of page 2').click()
    await page.getByRole('button', { name: 'Add a line' }).click()
    await page.getByLabel('Name of the fee').fill('Underwriting Fee')
    await page.getByLabel('Amount', { exact: true }).fill('1097')
    await expectAccessible(page, 'main')
    await page.getByRole('button', { name: 'Keep this paper' }).click()
    await page.getByText('Typed by you').first().waitFor()
    await page.reload()
    await page.getByRole('tab', { name: /Ficus Bank/ }).waitFor()
    await page.getByRole('button', { name: 'Ver en español' }).click()
    await page.getByRole('heading', { name: 'Su Estimación de Préstamo' }).waitFor()
    await page.getByRole('button', { name: 'See it in English' }).click()
    await page.getByRole('button', { name: 'Change what you typed' }).click()
    await page.getByLabel('Principal and interest a month').fill('716.78')
    await page.getByText('Some sums don’t add up').waitFor()
    await page.getByLabel('Principal and interest a month').fill('761.78')
    await page.getByLabel('A. Origination charges').fill('1902')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Add to comparison' }).click()
    await page.getByText('Your comparison has Ficus Bank with these figures.').waitFor()
    await page.getByText('Where each cost goes').click()
    await page.getByText('Section A, without its lines').waitFor()
    await expectAccessible(page, 'main')
    // The disclosure says which loan it is for, so nobody is sent to the application first.
    await page.getByRole('link', { name: 'See the comparison' }).click()
    await page.getByText('from your Loan Estimate').first().waitFor()
    // On a phone the fields are opened first.
    if (width < 600) await page.getByRole('button', { name: 'Change the offers' }).click()
    await page.getByText('from the Loan Estimate of Feb 15, 2026').first().waitFor()
  },
)

test('[LP54] a file that is no Loan Estimate, a photo and a locked file lead to typing', async ({ open }) => {
  const page = await open('/dashboard/papers', { as: 'guest' })
  const files = {
    'a broken PDF': Buffer.from('%PDF-1.7 nothing'),
    'a photo': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    'a Word file': Buffer.from('PK\u0003\u0004 word'),
  }
  for (const [name, buffer] of Object.entries(files)) {
    await page.locator('input[type=file]').setInputFiles(file(`${name}.pdf`, buffer))
    const note = page.getByRole('status').filter({ hasText: name })
    await note.getByRole('button', { name: 'Type it in' }).click()
    await page.getByRole('heading', { name: 'Type it in' }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await note.getByRole('button', { name: 'Dismiss' }).click()
  }
})
