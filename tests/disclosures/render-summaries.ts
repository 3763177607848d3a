import { type Disclosure, linesOf } from '#domain/disclosures/disclosure.ts'
import type { Canvas } from './canvas.ts'

type Side = 'K' | 'L' | 'M' | 'N'

const TITLES: Record<Side, string> = {
  K: 'K. Due from Borrower at Closing',
  L: 'L. Paid Already by or on Behalf of Borrower at Closing',
  M: 'M. Due to Seller at Closing',
  N: 'N. Due from Seller at Closing',
}

const TAXES = ['City/Town Taxes to', 'County Taxes to', 'Assessments to']

/** What a form has in its lines before anybody fills it in: a heading has no number. */
const EMPTY_LINES: Record<Side, string[]> = {
  K: [
    '01 Sale Price of Property',
    '02 Sale Price of Any Personal Property Included in Sale',
    '03 Closing Costs Paid at Closing (J)',
    '04',
    'Adjustments',
    ...numbered(5, ['', '', '']),
    'Adjustments for Items Paid by Seller in Advance',
    ...numbered(8, [...TAXES, '', '', '', '', '']),
  ],
  L: [
    '01 Deposit',
    '02 Loan Amount',
    '03 Existing Loan(s) Assumed or Taken Subject to',
    '04',
    '05 Seller Credit',
    'Other Credits',
    ...numbered(6, ['', '']),
    'Adjustments',
    ...numbered(8, ['', '', '', '']),
    'Adjustments for Items Unpaid by Seller',
    ...numbered(12, [...TAXES, '', '', '']),
  ],
  M: [
    '01 Sale Price of Property',
    '02 Sale Price of Any Personal Property Included in Sale',
    ...numbered(3, ['', '', '', '', '', '']),
    'Adjustments for Items Paid by Seller in Advance',
    ...numbered(9, [...TAXES, '', '', '', '', '']),
  ],
  N: [
    '01 Excess Deposit',
    '02 Closing Costs Paid at Closing (J)',
    '03 Existing Loan(s) Assumed or Taken Subject to',
    '04 Payoff of First Mortgage Loan',
    '05 Payoff of Second Mortgage Loan',
    ...numbered(6, ['', '']),
    '08 Seller Credit',
    ...numbered(9, ['', '', '', '', '']),
    'Adjustments for Items Unpaid by Seller',
    ...numbered(14, [...TAXES, '', '', '']),
  ],
}

function numbered(from: number, labels: string[]): string[] {
  return labels.map((label, at) => `${String(from + at).padStart(2, '0')} ${label}`.trim())
}

/** Both sides of page 3. */
export function renderSummaries(canvas: Canvas, disclosure: Disclosure): void {
  canvas.text(40, 244, 'Summaries of Transactions', { white: true, size: 10 })
  canvas.text(40, 259, 'BORROWER’S TRANSACTION', { size: 8 })
  canvas.text(322, 259, 'SELLER’S TRANSACTION', { size: 8 })
  for (const section of ['K', 'L'] as const) renderSide(canvas, disclosure, section, 40, section === 'K' ? 274 : 476)
  for (const section of ['M', 'N'] as const) renderSide(canvas, disclosure, section, 322, section === 'M' ? 274 : 476)
  renderResult(canvas, disclosure, 'borrower', 40, 711)
  renderResult(canvas, disclosure, 'seller', 322, 711)
}

/** The lines of one section; returns where the next may begin. */
export function renderSide(canvas: Canvas, disclosure: Disclosure, section: Side, left: number, top: number): number {
  const right = left + 250
  canvas.text(left, top, TITLES[section], { size: 8 })
  canvas.value(right, top, canvas.money(disclosure.values[`section_${section}`], 'cents'), { size: 8, right: true })
  let base = top + 12
  const lines = linesOf(disclosure, section)
  const rows = canvas.style.preprinted ? EMPTY_LINES[section] : lines.map(({ number }) => `${number}`)
  for (const row of rows) {
    const line = lines.find(({ number }) => number === row.slice(0, 2))
    if (!/^\d\d/.test(row)) canvas.text(left, base, row, { size: 8 })
    else {
      canvas.text(left, base, row.slice(0, 2), { size: 8 })
      const label = line?.label ?? row.slice(3)
      if (label !== '') canvas.text(left + 13, base, label, { size: 8 })
      canvas.value(right, base, canvas.money(line?.amount ?? null, 'cents'), { size: 8, right: true })
    }
    base += canvas.style.preprinted ? 9.6 : 11
  }
  if (!canvas.style.preprinted) canvas.text(left, base, '17', { size: 8 })
  return base
}

/** What is left over: who brings it, who takes it home. */
export function renderResult(
  canvas: Canvas,
  disclosure: Disclosure,
  who: 'borrower' | 'seller',
  left: number,
  top: number,
): void {
  const { values } = disclosure
  const buys = who === 'borrower'
  const right = left + 250
  const small = { size: 8, right: true }
  canvas.text(left, top, 'CALCULATION', { size: 8 })
  canvas.text(left, top + 13, buys ? 'Total Due from Borrower at Closing (K)' : 'Total Due to Seller at Closing (M)', {
    size: 8,
  })
  canvas.value(right, top + 13, canvas.money(buys ? values.section_K : values.section_M, 'cents'), small)
  if (canvas.style.preprinted) {
    const paid = buys ? values.section_L : values.section_N
    const label = buys
      ? 'Total Paid Already by or on Behalf of Borrower at Closing (L)'
      : 'Total Due from Seller at Closing (N)'
    canvas.text(left, top + 24, label, { size: 8 })
    canvas.value(right, top + 24, canvas.money(paid === null ? null : 0 - paid, 'cents'), small)
  }
  const base = top + 40
  canvas.text(left, base, buys ? 'Cash to Close' : 'Cash', { size: 9 })
  const cash = buys ? values.cash_from_or_to_borrower : values.cash_from_or_to_seller
  canvas.value(right, base, canvas.money(cash, 'cents'), { size: 9, right: true })
  const direction = buys ? values.borrower_cash_direction : values.seller_cash_direction
  const x = left + (buys ? 61 : 28)
  canvas.box(x, base, direction === 'from')
  canvas.text(x + 9, base, 'From', { size: 9 })
  canvas.box(x + 38, base, direction === 'to')
  canvas.text(x + 47, base, `To ${buys ? 'Borrower' : 'Seller'}`, { size: 9 })
}
