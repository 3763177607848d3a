import { expect } from 'vitest'
import { BLANK_STATEMENT, type EscrowStatement } from '#features/escrow/model.ts'
import { gapWords as spanishGaps } from '#features/escrow/statement-words.es.ts'
import { gapWords as gaps } from '#features/escrow/statement-words.ts'
import { renderedEscrowStatement, STATEMENT_SIZE } from '../disclosures/escrow-statement.ts'
import { writePdf } from '../disclosures/write-pdf.ts'
import { expectAccessible, test } from '../harness/browser.ts'

test('[ES19] [ES10] [ES16] a dropped statement is read, judged and kept; a letter that was sent has its days on the timeline', async ({
  open,
}) => {
  const page = await open('/dashboard/escrow-check', { as: 'guest', width: 390 })
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  const buffer = Buffer.from(writePdf(renderedEscrowStatement(), [STATEMENT_SIZE]))
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
  await page.goto('/dashboard/timeline')
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
  // Empty is no $0.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Please enter an amount of $0 or more.').first().waitFor()
  await page.getByLabel('Amount').fill('0')
  await page.getByText('A bill of $0 is counted as nothing.', { exact: false }).waitFor()
  await page.getByLabel('Amount').fill('6600')
  await page.getByLabel('New escrow payment, without the shortage').fill('562.50')
  await page.getByRole('heading', { name: 'The payment is more than a twelfth of the bills.' }).waitFor()
  await page.getByText('Without what the account holds at the start').waitFor()
})

/** A statement that is right, but for what each case changes. */
const right: EscrowStatement = {
  ...BLANK_STATEMENT,
  year_from: '2027-05-01',
  bills: [
    { item: 'Tax', month: 8, amount: 2400, last: 2400, is_known: true, years: 1 },
    { item: 'Tax', month: 2, amount: 2400, last: 2400, is_known: true, years: 1 },
    { item: 'Insurance', month: 3, amount: 1800, last: 1800, is_known: true, years: 1 },
  ],
  opening: 1650,
  paid_in: 6600,
  paid_out: 6600,
  closing: 1650,
  starting: 1650,
  lowest_projected: 1100,
  base_payment: 550,
  old_payment: 550,
}

const ODD: [name: keyof typeof gaps, change: Partial<EscrowStatement>][] = [
  [
    'zero-bill',
    { bills: [...right.bills, { item: 'Flood', month: 6, amount: 0, last: null, is_known: false, years: 1 }] },
  ],
  ['short-year', { months: 7 }],
  [
    'several-years',
    { bills: [...right.bills, { item: 'Flood', month: 6, amount: 900, last: null, is_known: false, years: 3 }] },
  ],
  ['negative', { starting: -380, closing: -380, paid_out: 8630 }],
  ['no-history', { opening: null, paid_in: null }],
]

test('[ES12] $0, a short year after a transfer, three years, below zero and missing months are each answered, in both languages', async ({
  open,
}) => {
  const statements = ODD.map(([, change], at) => ({
    id: `0000000${at}-0000-4000-8000-000000000000`,
    figures: { ...right, ...change, servicer: `Servicer ${at}`, dated_on: `20${20 + at}-04-20` },
    letter: null,
    added_at: `20${20 + at}-04-20T10:00:00.000Z`,
  }))
  const page = await open('/dashboard/escrow-check', {
    as: 'guest',
    width: 390,
    stored: { guestEscrow: { plan: null, statements } },
  })
  const answered = async (words: Record<string, string>) => {
    const tabs = page.getByRole('tab').filter({ hasText: /20/ })
    await expect.poll(() => tabs.count()).toBe(ODD.length)
    for (const tab of (await tabs.all()).slice(0, ODD.length)) {
      await tab.click()
      const servicer = page.getByRole('textbox', { name: /^(Servicer|Administrador)/ })
      const name = await servicer.inputValue()
      await page
        .getByText(words[ODD[Number(name.at(-1))]?.[0] ?? ''] ?? '', { exact: true })
        .first()
        .waitFor()
    }
  }
  await answered(gaps)
  await page.context().addCookies([{ name: 'language', value: 'es', url: page.url() }])
  await page.reload()
  await answered(spanishGaps)
})
