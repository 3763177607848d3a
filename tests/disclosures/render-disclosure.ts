import {
  CHARGE_SECTIONS,
  type CostLine,
  type Disclosure,
  linesOf,
  type Section,
} from '#domain/disclosures/disclosure.ts'
import { Canvas, type Style } from './canvas.ts'
import { renderCostsAtClosing, renderPayments, renderTerms, slashed, termText } from './render-first-page.ts'
import { renderCalculations, renderLoanDisclosures } from './render-loan-disclosures.ts'
import { renderSummaries } from './render-summaries.ts'

/** Renders the five pages of a Closing Disclosure from its figures. */
export function renderDisclosure(disclosure: Disclosure, style: Style): Canvas {
  const canvas = new Canvas(style)
  const costs: Page[] = style.split
    ? [
        ['2a', (on, of) => renderCosts(on, of, ['A', 'B', 'C'])],
        ['2b', (on, of) => renderCosts(on, of, ['E', 'F', 'G', 'H'])],
      ]
    : [['2', (on, of) => renderCosts(on, of, CHARGE_SECTIONS)]]
  const pages: Page[] = [
    ['1', renderFirst],
    ...costs,
    ['3', renderThird],
    ['4', renderLoanDisclosures],
    ['5', renderCalculations],
  ]
  pages.forEach(([name, render], at) => {
    canvas.page = at + 1
    render(canvas, disclosure)
    canvas.text(36, 774, 'CLOSING DISCLOSURE', { size: 7 })
    canvas.text(450, 774, `PAGE ${name} OF 5 • LOAN ID # ${disclosure.values.loan_id ?? ''}`, { size: 7 })
  })
  return canvas
}

type Page = [name: string, render: (canvas: Canvas, disclosure: Disclosure) => void]

function renderFirst(canvas: Canvas, disclosure: Disclosure): void {
  const { values } = disclosure
  canvas.text(266, 52, 'This form is a statement of final loan terms and closing costs. Compare this', { size: 8.5 })
  canvas.text(36, 63, 'Closing Disclosure', { size: 18 })
  canvas.text(266, 63, 'document with your Loan Estimate.', { size: 8.5 })
  canvas.text(36, 91, 'Closing Information', { size: 10 })
  canvas.text(228, 91, 'Transaction Information', { size: 10 })
  canvas.text(432, 91, 'Loan Information', { size: 10 })
  renderClosingInformation(canvas, disclosure, 222)
  const people: [string, string[]][] = [['Borrower', (values.applicants ?? '').split('\n')]]
  if (values.seller !== null) people.push(['Seller', values.seller.split('\n')])
  people.push(['Lender', [values.lender ?? '']])
  renderBlock(canvas, 228, 277, 426, people)
  renderBlock(canvas, 432, 481, 606, [
    ['Loan Term', [termText(values.loan_term_months)]],
    ['Purpose', [values.purpose ?? '']],
    ['Product', [values.product ?? '']],
  ])
  canvas.text(432, 149, 'Loan Type', { size: 8.5 })
  const types: [string, string, number, number][] = [
    ['conventional', 'Conventional', 490, 149],
    ['fha', 'FHA', 553, 149],
    ['va', 'VA', 490, 160],
    ['other', 'Other', 520, 160],
  ]
  for (const [type, label, x, base] of types) {
    canvas.box(x - 8, base, values.loan_type === type)
    canvas.text(x, base, label, { size: 8.5 })
  }
  canvas.text(432, 171, 'Loan ID #', { size: 8.5 })
  canvas.value(481, 171, values.loan_id ?? '', { size: 8.5 })
  canvas.text(432, 182, 'MIC #', { size: 8.5 })
  canvas.value(481, 182, values.mic_number ?? '', { size: 8.5 })
  renderTerms(canvas, disclosure, 218)
  renderPayments(canvas, disclosure, 420)
  renderCostsAtClosing(canvas, disclosure, 671)
}

/** The buyer's form and the seller's have it alike, but for its width. */
export function renderClosingInformation(canvas: Canvas, { values }: Disclosure, right: number): void {
  const price = { sale: 'Sale Price', appraised: 'Appraised Prop. Value', estimated: 'Estimated Prop. Value' }[
    values.price_is ?? 'sale'
  ]
  renderBlock(canvas, 36, 125, right, [
    ['Date Issued', [slashed(canvas, values.date_issued)]],
    ['Closing Date', [slashed(canvas, values.closing_date)]],
    ['Disbursement Date', [slashed(canvas, values.disbursement_date)]],
    ['Settlement Agent', [values.settlement_agent ?? '']],
    ['File #', [values.file_number ?? '']],
    ['Property', (values.property ?? '').split('\n')],
    [price ?? '', [canvas.money(values.sale_price, 'exact')]],
  ])
}

export function renderBlock(
  canvas: Canvas,
  left: number,
  right: number,
  end: number,
  rows: [string, string[]][],
): void {
  let base = 105
  for (const [label, lines] of rows) {
    canvas.text(left, base, label, { size: 8.5 })
    for (const line of lines.flatMap(text => canvas.wrapped(text, end - right, 8.5))) {
      canvas.value(right, base, line, { size: 8.5 })
      base += 11
    }
  }
}

export const TITLES: Partial<Record<Section, string>> = {
  A: 'A. Origination Charges',
  B: 'B. Services Borrower Did Not Shop For',
  C: 'C. Services Borrower Did Shop For',
  E: 'E. Taxes and Other Government Fees',
  F: 'F. Prepaids',
  G: 'G. Initial Escrow Payment at Closing',
  H: 'H. Other',
}

/** Right edges of the amounts; disclosures without a seller have no columns for one. */
function columnsOf(disclosure: Disclosure): [keyof CostLine & string, number][] {
  if (disclosure.cash_table === 'alternative')
    return [
      ['amount', 428],
      ['paid_before', 500],
      ['paid_by_others', 572],
    ]
  return [
    ['amount', 356],
    ['paid_before', 410],
    ['seller_paid', 464],
    ['seller_paid_before', 518],
    ['paid_by_others', 574],
  ]
}

function renderCosts(canvas: Canvas, disclosure: Disclosure, sections: readonly Section[]): void {
  const small = { size: 8 }
  canvas.text(36, 36, 'Closing Cost Details', { size: 13 })
  const columns = columnsOf(disclosure)
  const heads = columns.map(([key]) =>
    key === 'paid_by_others' ? 'Others' : key.includes('before') ? 'Before Closing' : 'At Closing',
  )
  columns.forEach(([key, right], at) => {
    const head = heads[at] ?? ''
    if (key === 'amount') canvas.text(right + 30, 52, 'Borrower-Paid', { ...small, right: true })
    if (key === 'seller_paid') canvas.text(right + 24, 52, 'Seller-Paid', { ...small, right: true })
    if (key === 'paid_by_others') canvas.text(right - 10, 52, 'Paid by', { ...small, right: true })
    canvas.text(right - 4, 63, head, { size: 7, right: true })
  })
  canvas.text(41, 62, sections.includes('A') ? 'Loan Costs' : 'Other Costs', { white: true, size: 10 })
  let base = 75
  const total = (section: Section, title: string) => {
    const borrower = columns[0]?.[1] ?? 356
    canvas.text(39, base, title, small)
    canvas.value(borrower + 22, base, canvas.money(disclosure.values[`section_${section}` as 'section_A'], 'cents'), {
      ...small,
      right: true,
    })
    base += 10.5
  }
  const row = (line: CostLine, numbered: boolean) => {
    if (numbered) canvas.text(39, base, line.number ?? '', small)
    // What would run into the payee or the amounts goes on below.
    const end = line.to === null ? (columns[0]?.[1] ?? 356) - 48 : 218
    const [first = '', ...more] = canvas.wrapped(line.label, end - 51, 8)
    canvas.text(numbered ? 51 : 40, base, first, small)
    more.forEach((text, at) => {
      canvas.text((numbered ? 51 : 40) + canvas.style.indent, base + (at + 1) * 9, text, small)
    })
    if (line.to !== null) canvas.text(222, base, `to ${line.to}`, small)
    const isBlank = columns.every(([key]) => line[key] === null)
    for (const [key, right] of columns) {
      const none = isBlank && numbered && key === 'amount' ? canvas.style.blank : ''
      canvas.value(right, base, canvas.money(line[key as 'amount'], 'cents') || none, { ...small, right: true })
    }
    base += 10 + more.length * 9
  }
  const totals = (section: Section, title: string) => {
    total(section, title)
    for (const line of linesOf(disclosure, section)) row(line, false)
    base += 10
  }
  for (const section of sections) {
    if (section === 'E' && sections.includes('A')) {
      canvas.text(41, base, 'Other Costs', { white: true, size: 10 })
      base += 12
    }
    total(section, TITLES[section] ?? '')
    for (const line of linesOf(disclosure, section)) row(line, true)
    // Lines that nobody filled in still have their number.
    if (section === 'A' || section === 'C') {
      canvas.text(39, base, '08', small)
      base += 10
    }
    if (section === 'C') totals('D', 'D. TOTAL LOAN COSTS (Borrower-Paid)')
  }
  if (!sections.includes('H')) return
  totals('I', 'I. TOTAL OTHER COSTS (Borrower-Paid)')
  totals('J', 'J. TOTAL CLOSING COSTS (Borrower-Paid)')
}

function renderThird(canvas: Canvas, disclosure: Disclosure): void {
  const { cash } = disclosure
  const small = { size: 8 }
  const standard = disclosure.cash_table === 'standard'
  // Without a seller, the payoffs stand above the table.
  let base = standard ? 50 : renderPayoffs(canvas, disclosure)
  canvas.text(40, base, 'Calculating Cash to Close', { white: true, size: 10 })
  canvas.text(194, base, 'Use this table to see what has changed from your Loan Estimate.', small)
  canvas.text(185, base + 15, 'Loan Estimate', small)
  canvas.text(261, base + 15, 'Final', small)
  canvas.text(306, base + 15, 'Did this change?', small)
  const rows: [keyof Disclosure['cash'], string][] = standard
    ? [
        ['total_closing_costs', 'Total Closing Costs (J)'],
        ['paid_before_closing', 'Closing Costs Paid Before Closing'],
        ['closing_costs_financed', 'Closing Costs Financed'],
        ['down_payment', 'Down Payment/Funds from Borrower'],
        ['deposit', 'Deposit'],
        ['funds_for_borrower', 'Funds for Borrower'],
        ['seller_credits', 'Seller Credits'],
        ['adjustments', 'Adjustments and Other Credits'],
        ['cash_to_close', 'Cash to Close'],
      ]
    : [
        ['loan_amount', 'Loan Amount'],
        ['total_closing_costs', 'Total Closing Costs (J)'],
        ['paid_before_closing', 'Closing Costs Paid Before Closing'],
        ['payoffs', 'Total Payoffs and Payments (K)'],
        ['cash_to_close', 'Cash to Close'],
      ]
  base += 29
  for (const [key, label] of rows) {
    const { amount, estimate, changed, words } = cash[key]
    canvas.text(40, base, label, small)
    if (key === 'closing_costs_financed') {
      base += 9
      canvas.text(40, base, '(Paid from your Loan Amount)', small)
    }
    canvas.value(236, base, canvas.money(estimate), { ...small, right: true })
    canvas.value(296, base, canvas.money(amount, 'cents'), { ...small, right: true })
    if (changed) canvas.text(306, base, changed.toUpperCase(), small)
    if (words) canvas.text(330, base, `• ${words}`, small)
    base += 14
  }
  if (standard) renderSummaries(canvas, disclosure)
  else {
    for (const x of [190, 250]) {
      canvas.box(x, base, disclosure.values.cash_direction === 'from')
      canvas.text(x + 8, base, 'From', { size: 7.5 })
      canvas.box(x + 29, base, disclosure.values.cash_direction === 'to')
      canvas.text(x + 37, base, 'To', { size: 7.5 })
      canvas.text(x + 8, base + 9, 'Borrower', { size: 7.5 })
    }
    canvas.text(306, base + 9, 'Closing Costs Financed (Paid from your Loan Amount)', small)
    canvas.value(572, base + 9, canvas.money(cash.closing_costs_financed.amount, 'cents'), { ...small, right: true })
  }
}

function renderPayoffs(canvas: Canvas, disclosure: Disclosure): number {
  canvas.text(40, 50, 'Payoffs and Payments', { white: true, size: 10 })
  canvas.text(
    194,
    50,
    'Use this table to see a summary of your payoffs and payments to others from your loan amount.',
    { size: 8 },
  )
  let base = 78
  for (const line of linesOf(disclosure, 'K')) {
    canvas.text(40, base, line.number ?? '', { size: 8 })
    canvas.text(53, base, line.label, { size: 8 })
    canvas.value(570, base, canvas.money(line.amount, 'cents'), { size: 8, right: true })
    base += 11
  }
  canvas.text(40, base + 4, 'K. TOTAL PAYOFFS AND PAYMENTS', { size: 8 })
  canvas.value(570, base + 4, canvas.money(disclosure.values.section_K, 'cents'), { size: 8, right: true })
  return base + 40
}
