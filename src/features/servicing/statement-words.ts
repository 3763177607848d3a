import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate, formatDay, formatLongDay } from '#domain/day-words.ts'
import { formatCents, formatRate } from '#domain/figures.ts'
import type { StatementFigure } from '#domain/servicing/statement.ts'
import type { CheckCode, StatementCheck } from '#domain/servicing/statement-check.ts'
import { statementName } from './home-words.ts'
import type { MonthlyStatement } from './model.ts'
import type { Block, MonthlyReview, Result, RowFigure } from './monthly-review.ts'

const exact = (cents: number) => formatCents(cents / 100)

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

export const blockWords: Record<Block, string> = {
  due: 'Due now',
  paid: 'Paid since the last statement',
  year: 'So far this year',
  loan: 'Your loan',
}

export const resultWords: Record<Result | 'printed', string> = {
  right: 'fits',
  odd: 'doesn’t add up',
  ask: 'a question',
  cannot: 'can’t be checked',
  printed: 'as printed',
}

export const monthlyWords = {
  yours: 'Your statements',
  newOne: 'New',
  nameOf: (statement: MonthlyStatement) =>
    statement.statement_on ? formatDate(statement.statement_on) : formatDate(statement.due_on),
  right: 'Right',
  do: 'One thing to do',
  ask: 'A question',
  open: 'Not sure yet',
  write: 'Write the letter',
  letterSubject: 'My monthly statement',
  ourSum: (value: string) => `our sum ${value}`,
  figures: 'Each figure, and how we get to it',
  cent: 'Interest is checked by the month. A cent of rounding is never called an error.',
  questions: 'What to ask',
  form: 'The figures',
  formHint: 'Six are enough: the day, what is owed, the rate, and the three parts of the payment.',
  read: 'Please compare them with the paper before you save.',
  more: 'More figures, as far as they are printed',
  save: 'Save',
  saved: 'Saved',
  remove: 'Remove',
  removed: 'Removed',
  servicer: 'Servicer',
  dueOn: 'Payment due on',
  statementOn: 'Date of the statement',
  lateAfter: 'Late fee after',
  extra: 'Extra you paid to principal',
  extraHint: 'Beyond the payment, since the last statement.',
  fees: 'Fees since the last statement',
  feeAmount: 'Fee',
  feeReason: 'Reason printed',
  feeOn: 'Charged on',
  feeIsLate: 'It is a late fee',
  addFee: 'Add a fee',
  removeFee: 'Remove this fee',
  next: 'Next month’s statement goes here too. Drop it, and we compare it with this one. Months may be missing.',
  history: 'The loan’s history',
  historyHint: 'From your statements, as your servicer counted. For a spreadsheet or a budgeting tool.',
  owed: 'Still owed',
  historyCsv: 'For budgeting tools (CSV)',
  historyOfx: 'For GnuCash and Actual (OFX)',
  statementsCsv: 'Every figure (CSV)',
  year: 'Payment',
  law: 'Rules: 12 CFR 1026.41 and 1024.35, as of January 1, 2025. Keyturn checks sums and dates; it doesn’t give legal advice. Ask your servicer.',
  loanFirst: 'First, the loan itself',
  loanFirstWhy: 'A statement is held against your loan. Enter it once, or drop the statement there and we fill it in.',
  toLoan: 'Enter my loan',
} as const

export interface Verdict {
  chip: 'do' | 'ask' | 'right' | 'open'
  title: string
  detail: string
}

export function verdictOf(statement: MonthlyStatement, review: MonthlyReview): Verdict {
  const name = statementName(statement)
  if (review.odd.length > 0) {
    const named = review.odd.map(figure => figureWords[figure].toLowerCase())
    return {
      chip: 'do',
      title: named.length === 1 ? `Please ask about one figure: ${named[0]}.` : `Please ask about ${listed(named)}.`,
      detail: `${oddSentence(review)} Your servicer may have a reason. Ask, and keep paying.`,
    }
  }
  if (review.questions.length > 0)
    return {
      chip: 'ask',
      title: `Your ${name} fits, with a question.`,
      detail: `${countWords(review.right)} What we can’t settle alone is below.`,
    }
  if (review.right > 0)
    return {
      chip: 'right',
      title: `Your ${name} is right to the cent.`,
      detail: `${countWords(review.right)} They fit your note${review.before ? ' and the last statement' : ''}.`,
    }
  if (review.cannot)
    return {
      chip: 'open',
      title: 'We can’t check this one.',
      detail: 'The first period of a loan follows rules of its own. Drop the next statement, and we go on from there.',
    }
  return {
    chip: 'open',
    title: 'A few more figures, and we can check it.',
    detail: 'Add what is owed, the rate, and the interest and principal of the payment.',
  }
}

function countWords(right: number): string {
  return right === 1 ? 'One figure was worked out anew.' : `${right} figures were worked out anew.`
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** The figure with its sum: what is printed, and what it comes to. */
function oddSentence(review: MonthlyReview): string {
  const rows = review.blocks.flatMap(({ rows }) => rows).filter(({ result }) => result === 'odd')
  return rows
    .flatMap(({ check }) =>
      check?.printed === null || check?.expected === null || !check
        ? []
        : [
            `${figureWords[check.figure]}: printed ${valueWords(check.figure, check.printed)}, by our sum ${valueWords(check.figure, check.expected)}.`,
          ],
    )
    .filter((each, at, all) => all.indexOf(each) === at)
    .join(' ')
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
