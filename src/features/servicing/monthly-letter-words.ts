import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay, formatLongDay } from '#domain/english-day.ts'
import { formatCents, formatRate } from '#domain/figures.ts'
import type { StatementFigure } from '#domain/servicing/statement.ts'
import type { CheckCode, StatementCheck } from '#domain/servicing/statement-check.ts'
import type { MonthlyReview, RowFigure } from './monthly-review.ts'

const exact = (cents: number) => formatCents(cents / 100)

/** What is sent is English, whatever the language of the page. */
export const monthlyLetterWords = {
  notice: 'This is a notice of error under 12 CFR 1024.35.',
  request: 'This is a request for information under 12 CFR 1024.36.',
  correct:
    'Please correct this and send me a new statement. If you find no error, please tell me why and send me the documents you relied on.',
  entries: 'Please send me the entries of the account that answer this.',
} as const

export const figureWords: Record<StatementFigure | 'rate_percent' | 'late_after', string> = {
  principal_due: 'Pays down the loan',
  interest_due: 'Interest',
  escrow_due: 'Tax and insurance',
  insurance_due: 'Mortgage insurance',
  regular_payment: 'Regular payment',
  fees_due: 'Fees',
  past_due: 'Past due',
  amount_due: 'Amount due',
  principal_paid: 'Paid down',
  interest_paid: 'Interest paid',
  escrow_paid: 'To escrow',
  fees_paid: 'To fees',
  suspense_paid: 'Held aside',
  total_paid: 'All that came in',
  principal_ytd: 'Paid down this year',
  interest_ytd: 'Interest this year',
  escrow_ytd: 'To escrow this year',
  fees_ytd: 'To fees this year',
  suspense_held: 'Held aside now',
  total_ytd: 'All this year',
  principal_balance: 'Still owed',
  late_fee: 'Late fee, if late',
  rate_percent: 'Rate',
  late_after: 'Late after',
}

export function valueWords(figure: RowFigure, value: number | CalendarDay): string {
  if (typeof value === 'string') return formatDay(value)
  return figure === 'rate_percent' ? formatRate(value) : exact(value)
}

/** How a figure is worked out, with the figures of this very statement. */
export function sumWords(check: StatementCheck, { statement, before, loan }: MonthlyReview): string {
  const { figures } = statement
  const rate = loan.terms[0]?.rate_percent ?? statement.rate_percent ?? 0
  const payment = loan.terms[0]?.principal_and_interest ?? 0
  const balance = figures.principal_balance ?? 0
  const ways = { monthly: '÷ 12', 'actual/365': 'by days, a year of 365', 'actual/360': 'by days, a year of 360' }
  const way = ways[check.method ?? 'monthly']
  const sums: Record<CheckCode, () => string> = {
    'payment-sum': () => 'Its parts together',
    'amount-due-sum': () => 'Payment, fees and past due together',
    'paid-sum': () => 'Its parts together',
    'year-sum': () => 'Its parts together',
    rate: () => 'As in your note',
    'interest-due': () => `${exact(balance)} × ${formatRate(rate)} ${way}`,
    'interest-paid': () => `${exact(balance + (figures.principal_paid ?? 0))} × ${formatRate(rate)} ${way}`,
    'payment-of-note': () => `${exact(payment)} − ${exact(figures.interest_due ?? 0)}`,
    'escrow-of-analysis': () => `Set at ${exact(Number(check.expected ?? 0))} so far. Did a new escrow statement come?`,
    balance: () =>
      before &&
      figures.principal_paid !== undefined &&
      Number(check.expected) === (before.figures.principal_balance ?? 0) - figures.principal_paid
        ? `${exact(before.figures.principal_balance ?? 0)} − ${exact(figures.principal_paid)}`
        : `By the schedule since ${before ? formatDay(before.due_on) : ''}`,
    'past-due': () => 'What was asked last time, less what came in',
    suspense: () => 'What was held before, and what came and was used',
    'year-to-date': () => 'Last statement’s sum and what came in since',
    'extra-principal': () => `With the extra you paid it comes to ${exact(Number(check.expected ?? 0))}`,
    'insurance-past-its-day': () =>
      `The law ends it on ${loan.insurance_ends ? formatLongDay(loan.insurance_ends) : ''}`,
    'late-fee': () => `${formatRate(loan.late_fee?.percent ?? 0)} of ${exact(payment)}, as in your note`,
    'late-fee-day': () => `${loan.late_fee?.grace_days ?? 0} days of grace, as in your note`,
    'late-fee-not-late': () => 'The payment came within the days of grace',
    'late-fee-in-transfer': () => 'In the 60 days after a change of servicer. When did the old one get it?',
    'fees-sum': () => 'The fees one by one',
    'fee-without-reason': () => 'A fee needs a date and a reason. What was it for?',
  }
  const sum = sums[check.code]()
  return check.code === 'escrow-of-analysis' && check.status === 'ok' ? 'As it was set' : sum
}
