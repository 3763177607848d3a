import { type CalendarDay, dayParts } from '../../src/domain/calendar-day.ts'
import type { Statement, StatementFigure } from '../../src/domain/servicing/statement.ts'
import { Canvas, PLAIN, type Style } from '../disclosures/canvas.ts'
import type { RenderedFile } from '../disclosures/distort.ts'

/** How a servicer prints its statement: no form is prescribed. */
export interface StatementStyle {
  /** `sample`: boxes beside each other, as on sample H-30. `stacked`: one below the other. */
  layout: 'sample' | 'stacked'
  /** Words of the sample, or other words for the same. */
  words: 'sample' | 'other' | 'large'
  day: 'slashes' | 'words'
  dollars: '$' | '$ ' | ''
  /** Due day and amount under their labels, instead of beside them. */
  stackedTop: boolean
  /** A label that takes two rows. */
  wrapped: boolean
  /** Headings in white on dark bars. */
  white: boolean
  coupon: boolean
  /** The sums of the year stand before those of the month. */
  yearFirst: boolean
  print: Partial<Style>
}

export const PLAIN_STATEMENT: StatementStyle = {
  layout: 'sample',
  words: 'sample',
  day: 'slashes',
  dollars: '$',
  stackedTop: false,
  wrapped: false,
  white: false,
  coupon: true,
  yearFirst: false,
  print: {},
}

const WORDS = {
  sample: {
    title: 'Mortgage Statement',
    statement_on: 'Statement Date',
    due_on: 'Payment Due Date',
    top_amount: 'Amount Due',
    account: 'Account Information',
    balance: 'Outstanding Principal',
    rate: 'Interest Rate',
    due: 'Explanation of Amount Due',
    escrow: ['Escrow', '(Taxes and Insurance)'],
    regular: 'Regular Monthly Payment',
    fees: 'Total Fees and Charges',
    past_due: 'Overdue Payment',
    amount_due: 'Total Amount Due',
    activity: 'Transaction Activity',
    paid: 'Past Payments Breakdown',
    since: 'Paid Last Month',
    year: 'Paid Year to Date',
    paid_fees: 'Fees',
    suspense: 'Partial Payment (Unapplied)',
    total: 'Total',
  },
  other: {
    title: 'Your Home Loan Statement',
    statement_on: 'Billing Date',
    due_on: 'Due Date',
    top_amount: 'Payment Due',
    account: 'Loan Summary',
    balance: 'Unpaid Principal Balance',
    rate: 'Current Interest Rate',
    due: 'Payment Breakdown',
    escrow: ['Impound', 'Payment'],
    regular: 'Current Monthly Payment',
    fees: 'Fees and Charges',
    past_due: 'Past Due Amount',
    amount_due: 'Total Payment Due',
    activity: 'Recent Transactions',
    paid: 'Prior Payments',
    since: 'Since Last Statement',
    year: 'Year to Date',
    paid_fees: 'Late Charges',
    suspense: 'Unapplied Funds',
    total: 'Totals',
  },
  large: {
    title: 'MORTGAGE LOAN STATEMENT',
    statement_on: 'STATEMENT DATE:',
    due_on: 'PAYMENT DUE DATE:',
    top_amount: 'TOTAL AMOUNT DUE:',
    account: 'LOAN INFORMATION',
    balance: 'UNPAID PRINCIPAL (NOT PAYOFF)',
    rate: 'INTEREST RATE (UNTIL 10/2032):',
    due: 'EXPLANATION OF AMOUNT DUE',
    escrow: ['ESCROW AMOUNT', '(for Taxes & Insurance)'],
    regular: 'REGULAR MONTHLY PAYMENT',
    fees: 'TOTAL FEES & CHARGES',
    past_due: 'OVERDUE AMOUNT',
    amount_due: 'TOTAL AMOUNT DUE',
    activity: 'TRANSACTION ACTIVITY (since your last statement)',
    paid: 'PAST PAYMENTS BREAKDOWN',
    since: 'PAID SINCE LAST STATEMENT',
    year: 'PAID YEAR-TO-DATE',
    paid_fees: 'FEES & CHARGES',
    suspense: 'PARTIAL PAYMENTS (UNAPPLIED)*',
    total: 'TOTAL',
  },
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

export function renderStatement(statement: Statement, style: StatementStyle = PLAIN_STATEMENT): RenderedFile {
  const canvas = new Canvas({ ...PLAIN, ...style.print })
  const words = WORDS[style.words]
  const { figures } = statement
  const amount = (figure: StatementFigure) => {
    const cents = figures[figure]
    return cents === undefined ? '' : canvas.money(cents, 'cents').replace('$', style.dollars)
  }
  const day = (value: CalendarDay | undefined) => {
    if (value === undefined) return ''
    const { year, month, day: date } = dayParts(value)
    return style.day === 'words' ? `${MONTHS[month - 1]} ${date}, ${year}` : `${month}/${date}/${year}`
  }
  const heading = (x: number, base: number, text: string) =>
    canvas.text(x, base, text, { size: 11, white: style.white })
  const row = (x: number, right: number, base: number, label: string, value: string) => {
    if (value === '') return
    canvas.text(x, base, label)
    canvas.value(right, base, value, { right: true })
  }

  canvas.text(54, 50, 'Springside Mortgage', { size: 14 })
  canvas.text(54, 64, 'Customer Service: 1-800-555-1234')
  canvas.text(330, 50, words.title, { size: 14 })
  row(330, 560, 68, words.statement_on, day(statement.statement_on))
  if (style.stackedTop) {
    canvas.text(330, 88, words.due_on)
    canvas.text(470, 88, words.top_amount)
    canvas.value(330, 102, day(statement.due_on))
    canvas.value(470, 102, amount('amount_due'))
  } else {
    row(330, 560, 88, words.due_on, day(statement.due_on))
    row(330, 560, 102, words.top_amount, amount('amount_due'))
  }
  if (statement.late_after !== undefined && figures.late_fee !== undefined) {
    const text = `If payment is received after ${day(statement.late_after)}, $${(figures.late_fee / 100).toFixed(2)} late fee will be charged.`
    canvas.text(300, 118, text, { size: 8 })
  }

  const isSample = style.layout === 'sample'
  let at = 160
  const accountAt = isSample ? at : 600
  heading(54, accountAt, words.account)
  row(54, 270, accountAt + 16, words.balance, amount('principal_balance'))
  row(54, 270, accountAt + 30, words.rate, statement.rate_percent === undefined ? '' : `${statement.rate_percent}%`)
  row(54, 270, accountAt + 44, 'Prepayment Penalty', 'No')

  const [x, right] = isSample ? [330, 560] : [54, 400]
  heading(x, at, words.due)
  at += 16
  const lines: [string, string][] = [
    ['Principal', amount('principal_due')],
    ['Interest', amount('interest_due')],
    [words.escrow.join(' '), amount('escrow_due')],
    ['Mortgage Insurance', amount('insurance_due')],
    [words.regular, amount('regular_payment')],
    [words.fees, amount('fees_due')],
    [words.past_due, amount('past_due')],
    [words.amount_due, amount('amount_due')],
  ]
  for (const [label, value] of lines) {
    if (style.wrapped && label === words.escrow.join(' ')) {
      canvas.text(x, at, words.escrow[0] ?? '')
      at += 11
      row(x, right, at, words.escrow[1] ?? '', value)
    } else row(x, right, at, label, value)
    if (value !== '') at += 14
  }

  at += 20
  heading(54, at, words.activity)
  for (const fee of statement.fees ?? []) {
    at += 14
    canvas.text(54, at, day(fee.charged_on ?? statement.due_on))
    canvas.text(140, at, `${fee.reason} fee charged`)
    canvas.value(480, at, canvas.money(fee.cents, 'cents'), { right: true })
  }

  at += 34
  heading(54, at, words.paid)
  at += 14
  const [since, toDate] = style.yearFirst ? [520, 360] : [360, 520]
  canvas.text(since, at, words.since, { right: true })
  canvas.text(toDate, at, words.year, { right: true })
  const paid: [string, StatementFigure, StatementFigure][] = [
    ['Principal', 'principal_paid', 'principal_ytd'],
    ['Interest', 'interest_paid', 'interest_ytd'],
    [words.escrow.join(' '), 'escrow_paid', 'escrow_ytd'],
    [words.paid_fees, 'fees_paid', 'fees_ytd'],
    [words.suspense, 'suspense_paid', 'suspense_held'],
    [words.total, 'total_paid', 'total_ytd'],
  ]
  for (const [label, month, year] of paid) {
    if (figures[month] === undefined && figures[year] === undefined) continue
    at += 14
    canvas.text(54, at, label)
    canvas.value(since, at, amount(month), { right: true })
    canvas.value(toDate, at, amount(year), { right: true })
  }
  if (style.coupon) {
    canvas.text(54, 690, 'Detach and return this slip with your payment', { size: 8 })
    row(330, 560, 706, words.due_on, day(statement.due_on))
    row(330, 560, 720, words.top_amount, amount('amount_due'))
    canvas.text(330, 734, 'Amount Enclosed')
  }
  const { width, height } = canvas.style
  return { texts: canvas.texts, sizes: [{ page: 1, width, height }] }
}
