import { expect } from 'vitest'
import { expectAccessible, test } from '../harness/browser.ts'
import { drawnEscrowStatement, STATEMENT_SIZE } from '../papers/escrow-statement.ts'
import { writePdf } from '../papers/write-pdf.ts'

test('[ES19] [ES10] [ES16] a dropped statement is read, judged and kept; a letter that was sent has its days on the timeline', async ({
  open,
}) => {
  const page = await open('/dashboard/escrow-check', { as: 'guest', width: 390 })
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  const buffer = Buffer.from(writePdf(drawnEscrowStatement(), [STATEMENT_SIZE]))
  await page.locator('input[type=file]').setInputFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('heading', { name: 'Your servicer asks $52 a month too much.' }).waitFor()
  await page.getByText('The most they may hold is $1,255.00.').waitFor()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'The letter and its clock' }).inputValue())
    .toContain('This is a notice of error under 12 CFR 1024.35.')
  await page.getByRole('textbox', { name: 'Servicer' }).fill('Juniper Loan Care')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'I’ve sent it' }).click()
  await page.getByLabel('Mailed on').fill('2098-03-03')
  await page.getByRole('button', { name: 'Save the days' }).click()
  await page.getByText('The clock runs').waitFor()
  await page.getByText('Counted as received on Sat, Mar 8, 2098').waitFor()
  await page.goto(new URL('/dashboard/timeline', page.url()).href)
  await page.getByRole('link', { name: /Juniper Loan Care: They must confirm it/ }).waitFor()
})

test('[ES12] [ES19] figures that are typed are judged as far as they go, and bad ones are answered where they stand', async ({
  open,
}) => {
  const page = await open('/dashboard/escrow-check', { as: 'guest' })
  const file = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a paper') }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('This file is not a PDF.').waitFor()
  await page.getByRole('button', { name: 'Add a bill' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Please name the bill, such as property tax.').first().waitFor()
  await page.getByLabel('Bill', { exact: true }).fill('Property tax')
  await page.getByText('A bill of $0 is counted as nothing.', { exact: false }).waitFor()
  await page.getByLabel('Amount').fill('6600')
  await page.getByLabel('New escrow payment, without the shortage').fill('562.50')
  await page.getByRole('heading', { name: 'The payment is more than a twelfth of the bills.' }).waitFor()
  await page.getByText('Without what the account holds at the start').waitFor()
})
