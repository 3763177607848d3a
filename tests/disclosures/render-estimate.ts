import { type ContactKey, type Disclosure, linesOf, type Section } from '#domain/disclosures/disclosure.ts'
import { Canvas, type Style } from './canvas.ts'
import { renderAdjustable } from './render-adjustable.ts'
import {
  renderCostsAtClosing,
  renderDirection,
  renderPayments,
  renderTerms,
  slashed,
  termText,
} from './render-first-page.ts'

/** Renders the three pages of a Loan Estimate from its figures: the form's order, our own measures. */
export function renderEstimate(disclosure: Disclosure, style: Style): Canvas {
  const canvas = new Canvas(style)
  renderFirst(canvas, disclosure)
  canvas.page = 2
  renderCosts(canvas, disclosure)
  canvas.page = 3
  renderLast(canvas, disclosure)
  return canvas
}

function footer(canvas: Canvas, disclosure: Disclosure, page: number): void {
  canvas.text(42, 774, 'LOAN ESTIMATE', { size: 7 })
  canvas.text(440, 774, `PAGE ${page} OF 3 • LOAN ID # ${disclosure.values.loan_id ?? ''}`, { size: 7 })
}

function renderFirst(canvas: Canvas, disclosure: Disclosure): void {
  const { values } = disclosure
  const caps = (text: string) => (canvas.style.capitals ? text.toUpperCase() : text)
  canvas.text(42, 46, (values.lender ?? '').toUpperCase(), { size: 14 })
  canvas.text(300, 62, 'Save this Loan Estimate to compare with your Closing Disclosure.', { size: 8 })
  canvas.text(42, 90, 'Loan Estimate', { size: 18 })
  const left: [string, string[]][] = [
    ['Date Issued', [slashed(canvas, values.date_issued)]],
    ['Applicants', (values.applicants ?? '').split('\n')],
    ['Property', (values.property ?? '').split('\n')],
    [values.price_is === 'sale' ? 'Sale Price' : 'Est. Prop. Value', [canvas.money(values.sale_price, 'exact')]],
  ]
  let base = 114
  for (const [label, lines] of left) {
    canvas.text(42, base, caps(label), { size: 8 })
    for (const line of lines) {
      canvas.value(116, base, line)
      base += 12
    }
  }
  canvas.text(300, 90, caps('Loan Term'), { size: 8 })
  canvas.value(360, 90, termText(values.loan_term_months))
  canvas.text(300, 102, caps('Purpose'), { size: 8 })
  canvas.value(360, 102, values.purpose ?? '')
  canvas.text(300, 114, caps('Product'), { size: 8 })
  canvas.value(360, 114, values.product ?? '')
  canvas.text(300, 126, caps('Loan Type'), { size: 8 })
  const types: [string, string, number][] = [
    ['conventional', 'Conventional', 362],
    ['fha', 'FHA', 440],
    ['va', 'VA', 475],
    ['other', 'Other', 505],
  ]
  for (const [type, label, x] of types) {
    canvas.box(x - 8, 126, values.loan_type === type)
    canvas.text(x, 126, label)
  }
  canvas.text(300, 138, `${caps('Loan ID')} #`, { size: 8 })
  canvas.value(360, 138, values.loan_id ?? '')
  canvas.text(300, 150, caps('Rate Lock'), { size: 8 })
  canvas.box(354, 150, values.rate_lock === 'no')
  canvas.text(362, 150, 'NO')
  canvas.box(384, 150, values.rate_lock === 'yes')
  canvas.text(
    392,
    150,
    values.rate_lock === 'yes'
      ? `YES, until ${slashed(canvas, values.rate_lock_until)} at ${values.rate_lock_time}`
      : 'YES, until',
  )
  canvas.text(360, 163, 'Before closing, your interest rate, points, and lender credits can', { size: 7.5 })
  canvas.text(360, 174, 'change unless you lock the interest rate. All other estimated', { size: 7.5 })
  const expires = values.closing_costs_expire
    ? `${slashed(canvas, values.closing_costs_expire)} at ${values.closing_costs_expire_time}`
    : ''
  canvas.text(360, 185, `closing costs expire on ${expires}`, { size: 7.5 })
  renderTerms(canvas, disclosure, 218)
  renderPayments(canvas, disclosure, 426)
  renderCostsAtClosing(canvas, disclosure, 671)
  footer(canvas, disclosure, 1)
}

const TITLES: Partial<Record<Section, string>> = {
  A: 'A. Origination Charges',
  B: 'B. Services You Cannot Shop For',
  C: 'C. Services You Can Shop For',
  D: 'D. TOTAL LOAN COSTS (A + B + C)',
  E: 'E. Taxes and Other Government Fees',
  F: 'F. Prepaids',
  G: 'G. Initial Escrow Payment at Closing',
  H: 'H. Other',
  I: 'I. TOTAL OTHER COSTS (E + F + G + H)',
  J: 'J. TOTAL CLOSING COSTS',
}
const PITCH = 10.75
const AMOUNT_ROOM = 44

function renderCosts(canvas: Canvas, disclosure: Disclosure): void {
  canvas.text(42, 58, 'Closing Cost Details', { size: 13 })
  canvas.text(46, 84, 'Loan Costs', { white: true, size: 10 })
  canvas.text(318, 84, 'Other Costs', { white: true, size: 10 })
  let base = 101
  for (const section of ['A', 'B', 'C'] as const) base = renderSection(canvas, disclosure, section, 46, 292, base) + 8
  renderSection(canvas, disclosure, 'D', 46, 292, Math.max(base, 600))
  base = 101
  for (const section of ['E', 'F', 'G', 'H', 'I', 'J'] as const)
    base = renderSection(canvas, disclosure, section, 318, 564, base) + 7
  canvas.text(318, Math.max(486, base + 8), 'Calculating Cash to Close', { white: true, size: 10 })
  renderCash(canvas, disclosure, Math.max(486, base + 8) + 15)
  renderAdjustable(canvas, disclosure, 640)
  footer(canvas, disclosure, 2)
}

function renderSection(
  canvas: Canvas,
  disclosure: Disclosure,
  section: Section,
  left: number,
  right: number,
  top: number,
): number {
  const total = disclosure.values[`section_${section}` as 'section_A']
  canvas.text(left, top, TITLES[section] ?? '', { size: 9 })
  canvas.value(right, top, canvas.money(total), { right: true, size: 9 })
  let base = top + 13
  for (const line of linesOf(disclosure, section)) {
    const [first = '', ...more] = canvas.wrapped(line.label, right - left - AMOUNT_ROOM, 8.5)
    const last = base + more.length * PITCH
    canvas.text(left, base, first, { size: 8.5 })
    more.forEach((text, at) => {
      canvas.text(left + canvas.style.indent, base + (at + 1) * PITCH, text, { size: 8.5 })
    })
    const amount = canvas.money(line.amount) || (section === 'J' ? '' : canvas.style.blank)
    canvas.value(right, canvas.style.amountLast ? last : base, amount, { right: true, size: 8.5 })
    base = last + PITCH
  }
  return base
}

function renderCash(canvas: Canvas, disclosure: Disclosure, top: number): void {
  const { cash } = disclosure
  const rows: [string, number | null][] =
    disclosure.cash_table === 'standard'
      ? [
          ['Total Closing Costs (J)', cash.total_closing_costs.amount],
          ['Closing Costs Financed (Paid from your Loan Amount)', cash.closing_costs_financed.amount],
          ['Down Payment/Funds from Borrower', cash.down_payment.amount],
          ['Deposit', cash.deposit.amount],
          ['Funds for Borrower', cash.funds_for_borrower.amount],
          ['Seller Credits', cash.seller_credits.amount],
          ['Adjustments and Other Credits', cash.adjustments.amount],
          ['Estimated Cash to Close', cash.cash_to_close.amount],
        ]
      : [
          ['Loan Amount', cash.loan_amount.amount],
          ['Total Closing Costs (J)', cash.total_closing_costs.amount],
          ['Estimated Total Payoffs and Payments', cash.payoffs.amount],
          ['Estimated Cash to Close', cash.cash_to_close.amount],
          ['Estimated Closing Costs Financed', cash.closing_costs_financed.amount],
        ]
  rows.forEach(([label, amount], at) => {
    const base = top + at * 13.7
    canvas.text(319, base, label, { size: 8.5 })
    if (label === 'Estimated Cash to Close' && disclosure.cash_table === 'alternative')
      renderDirection(canvas, disclosure, 422, base)
    canvas.value(565, base, canvas.money(amount), { right: true, size: 8.5 })
  })
  if (disclosure.cash_table === 'alternative')
    canvas.text(319, top + 5 * 13.7 - 2, '(Paid from your Loan Amount)', { size: 8.5 })
}

function renderLast(canvas: Canvas, disclosure: Disclosure): void {
  const { values } = disclosure
  const { lender, mortgage_broker: broker } = disclosure.contacts
  canvas.text(42, 60, 'Additional Information About This Loan', { size: 13 })
  const rows: [string, ContactKey][] = [
    ['LENDER', 'name'],
    ['NMLS/ __ LICENSE ID', 'nmls_id'],
    ['LOAN OFFICER', 'contact'],
    ['NMLS/ __ LICENSE ID', 'contact_nmls_id'],
    ['EMAIL', 'email'],
    ['PHONE', 'phone'],
  ]
  rows.forEach(([label, key], at) => {
    canvas.text(42, 94 + at * 12, label, { size: 8 })
    canvas.value(132, 94 + at * 12, lender[key] ?? '')
    canvas.text(348, 94 + at * 12, at === 0 ? 'MORTGAGE BROKER' : label, { size: 8 })
    canvas.value(440, 94 + at * 12, broker[key] ?? canvas.style.blank)
  })
  canvas.text(48, 217, 'Comparisons', { white: true, size: 11 })
  canvas.text(197, 217, 'Use these measures to compare this loan with other loans.', { size: 8.5 })
  canvas.text(48, 245, 'In 5 Years')
  canvas.value(193, 238, canvas.money(values.in_5_years_total), { size: 11 })
  canvas.text(247, 238, 'Total you will have paid in principal, interest, mortgage insurance, and loan costs.', {
    size: 8.5,
  })
  canvas.value(193, 254, canvas.money(values.in_5_years_principal), { size: 11 })
  canvas.text(247, 254, 'Principal you will have paid off.', { size: 8.5 })
  canvas.text(48, 277, 'Annual Percentage Rate (APR)')
  canvas.value(193, 277, canvas.rate(values.apr), { size: 11 })
  canvas.text(247, 277, 'Your costs over the loan term expressed as a rate. This is not your interest rate.', {
    size: 8.5,
  })
  canvas.text(48, 301, 'Total Interest Percentage (TIP)')
  canvas.value(193, 301, canvas.rate(values.tip), { size: 11 })
  canvas.text(247, 301, 'The total amount of interest that you will pay over the loan term as a', { size: 8.5 })
  canvas.text(247, 312, 'percentage of your loan amount.', { size: 8.5 })
  canvas.text(46, 362, 'Other Considerations', { white: true, size: 11 })
  canvas.text(48, 427, 'Assumption')
  canvas.text(168, 427, 'If you sell or transfer this property to another person, we')
  canvas.box(170, 439, values.assumption === 'yes')
  canvas.text(181, 439, 'will allow, under certain conditions, this person to assume this loan on the original terms.')
  canvas.box(170, 450, values.assumption === 'no')
  canvas.text(181, 450, 'will not allow assumption of this loan on the original terms.')
  canvas.text(48, 504, 'Late Payment')
  canvas.text(
    168,
    504,
    `If your payment is more than ${values.late_payment_days ?? ''} days late, we will charge a late fee of`,
  )
  canvas.text(168, 515, `${values.late_payment_fee ?? ''}.`)
  canvas.text(48, 537, 'Refinance')
  canvas.text(168, 537, 'Refinancing this loan will depend on your future financial situation.')
  canvas.text(48, 570, 'Servicing')
  canvas.text(168, 570, 'We intend')
  canvas.box(170, 581, values.servicing === 'service')
  canvas.text(181, 581, 'to service your loan. If so, you will make your payments to us.')
  canvas.box(170, 592, values.servicing === 'transfer')
  canvas.text(181, 592, 'to transfer servicing of your loan.')
  canvas.text(48, 673, 'Confirm Receipt', { white: true, size: 10 })
  footer(canvas, disclosure, 3)
}
