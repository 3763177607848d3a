import { dayParts } from '#domain/calendar-day.ts'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import type { Canvas } from './canvas.ts'

/** 2/5/2013, or 02/05/2013 */
export function slashed({ style }: Canvas, day: string | null): string {
  if (day === null) return ''
  const { year, month, day: date } = dayParts(day)
  const figures = [month, date].map(figure => String(figure).padStart(style.padded ? 2 : 1, '0'))
  return `${figures.join('/')}/${year}`
}

/** '30 years', '15 yr. 5 mo.' */
export function termText(months: number | null): string {
  if (months === null) return ''
  return months % 12 === 0 ? `${months / 12} years` : `${Math.floor(months / 12)} yr. ${months % 12} mo.`
}

export function renderTerms(canvas: Canvas, disclosure: Disclosure, top: number): void {
  const { values } = disclosure
  canvas.text(48, top - 1, 'Loan Terms', { white: true, size: 11 })
  canvas.text(300, top, 'Can this amount increase after closing?')
  const answer = (base: number, text: 'yes' | 'no' | null, words: string | null) => {
    canvas.text(300, base, (text ?? '').toUpperCase())
    words?.split(' / ').forEach((line, at) => {
      canvas.text(336, base + at * 11, at === 0 ? `• ${line}` : line)
    })
  }
  canvas.text(48, top + 20, 'Loan Amount', { size: 10 })
  canvas.value(198, top + 20, canvas.money(values.loan_amount, 'exact'), { size: 12 })
  answer(top + 20, values.loan_amount_can_increase, values.loan_amount_words)
  canvas.text(48, top + 44, 'Interest Rate', { size: 10 })
  canvas.value(198, top + 44, canvas.rate(values.interest_rate), { size: 12 })
  answer(top + 44, values.interest_rate_can_increase, values.interest_rate_words)
  canvas.text(48, top + 74, 'Monthly Principal & Interest', { size: 10 })
  canvas.value(198, top + 74, canvas.money(values.principal_and_interest, 'cents'), { size: 12 })
  answer(top + 74, values.principal_and_interest_can_increase, values.principal_and_interest_words)
  canvas.text(48, top + 88, 'See Projected Payments below for your', { size: 8 })
  canvas.text(48, top + 99, 'Estimated Total Monthly Payment', { size: 8 })
  canvas.text(300, top + 125, 'Does the loan have these features?')
  canvas.text(48, top + 145, 'Prepayment Penalty', { size: 10 })
  answer(top + 146, values.prepayment_penalty, values.prepayment_penalty_words)
  canvas.text(48, top + 175, 'Balloon Payment', { size: 10 })
  answer(top + 176, values.balloon_payment, values.balloon_payment_words)
}

export function renderPayments(canvas: Canvas, disclosure: Disclosure, top: number): void {
  const { payments, values } = disclosure
  const cents = disclosure.kind === 'closing-disclosure' ? 'cents' : 'dollars'
  canvas.text(48, top, 'Projected Payments', { white: true, size: 11 })
  canvas.text(48, top + 20, 'Payment Calculation')
  const wide = 370 / payments.length
  payments.forEach((column, at) => {
    const middle = 200 + wide * (at + 0.5)
    const put = (base: number, text: string, size = 9) =>
      canvas.value(middle + text.length * size * 0.24, base, text, { right: true, size })
    canvas.text(middle + 22, top + 20, column.label, { right: true })
    const ranged = column.principal_and_interest !== column.principal_and_interest_least
    if (ranged) {
      put(top + 41, `${canvas.money(column.principal_and_interest_least, 'dollars')} min`)
      put(top + 51, `${canvas.money(column.principal_and_interest, 'dollars')} max`)
    } else put(top + 44, canvas.money(column.principal_and_interest, 'cents'))
    if (column.only_interest) put(top + (ranged ? 61 : 55), 'only interest', 7.5)
    for (const [base, amount] of [
      [top + 72, column.mortgage_insurance],
      [top + 91, column.escrow],
    ] as const) {
      canvas.text(200 + wide * at + 12, base, '+')
      put(
        base,
        amount === 0 && base === top + 72 && at > 0 ? canvas.style.none : canvas.money(amount, cents).replace('$', ''),
      )
    }
    const total = ranged
      ? `${canvas.money(column.total_least, 'dollars')}${canvas.style.capitals ? ' – ' : '–'}${canvas.money(column.total, 'dollars')}`
      : canvas.money(column.total, cents)
    // In four columns, the ends of a large range stand below one another.
    const ends = canvas.wrapped(total, wide - 4, 10)
    ends.forEach((end, row) => {
      put(top + 126 + (row - (ends.length - 1) / 2) * 11, end, 10)
    })
  })
  canvas.text(53, top + 46, 'Principal & Interest')
  canvas.text(53, top + 72, 'Mortgage Insurance')
  canvas.text(53, top + 91, 'Estimated Escrow')
  canvas.text(53, top + 101, 'Amount can increase over time', { size: 8 })
  canvas.text(53, top + 121, 'Estimated Total')
  canvas.text(53, top + 131, 'Monthly Payment')
  canvas.text(48, top + 173, 'Estimated Taxes, Insurance')
  canvas.text(48, top + 183, '& Assessments')
  canvas.text(48, top + 193, 'Amount can increase over time', { size: 8 })
  canvas.value(198, top + 177, canvas.money(values.taxes_insurance_assessments, cents), { size: 11 })
  canvas.text(198, top + 191, 'a month')
  canvas.text(288, top + 152, 'This estimate includes')
  canvas.text(477, top + 152, 'In escrow?')
  const items: [string, string | null][] = [
    ['Property Taxes', values.property_taxes_in_escrow],
    ['Homeowner’s Insurance', values.homeowners_insurance_in_escrow],
    [`Other: ${values.other_in_escrow_label ?? ''}`.trim(), values.other_in_escrow],
  ]
  items.forEach(([label, escrowed], at) => {
    const base = top + 166 + at * 12.5
    canvas.box(290, base, escrowed !== null)
    canvas.text(299, base, label)
    canvas.text(477, base, (escrowed ?? '').toUpperCase())
  })
}

export function renderCostsAtClosing(canvas: Canvas, disclosure: Disclosure, top: number): void {
  const { values } = disclosure
  const estimated = disclosure.kind === 'loan-estimate' ? 'Estimated ' : ''
  const kind = disclosure.kind === 'closing-disclosure' ? 'cents' : 'dollars'
  canvas.text(48, top, 'Costs at Closing', { white: true, size: 11 })
  canvas.text(48, top + 22, `${estimated}Closing Costs`)
  canvas.value(197, top + 22, canvas.money(values.closing_costs, kind), { size: 11 })
  const { closing_costs_loan: loan, closing_costs_other: other, closing_costs_credits: credits } = values
  canvas.text(
    263,
    top + 22,
    `Includes ${canvas.money(loan, kind)} in Loan Costs + ${canvas.money(other, kind)} in Other Costs –`,
    { size: 8.5 },
  )
  canvas.text(
    263,
    top + 33,
    `${canvas.money(credits, credits === 0 ? 'dollars' : kind)} in Lender Credits. See page 2 for details.`,
    { size: 8.5 },
  )
  canvas.text(48, top + 57, `${estimated}Cash to Close`)
  canvas.value(197, top + 57, canvas.money(values.cash_to_close, kind), { size: 11 })
  canvas.text(263, top + 57, 'Includes Closing Costs. See Calculating Cash to Close for details.', { size: 8.5 })
  if (disclosure.cash_table === 'alternative') renderDirection(canvas, disclosure, 272, top + 70)
}

export function renderDirection(canvas: Canvas, disclosure: Disclosure, x: number, base: number): void {
  canvas.box(x, base, disclosure.values.cash_direction === 'from')
  canvas.text(x + 8, base, 'From', { size: 8.5 })
  canvas.box(x + 34, base, disclosure.values.cash_direction === 'to')
  canvas.text(x + 42, base, 'To Borrower', { size: 8.5 })
}
