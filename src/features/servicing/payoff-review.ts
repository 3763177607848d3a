import type { CalendarDay } from '#domain/calendar-day.ts'
import { toCents } from '#domain/money.ts'
import { servicingDate } from '#domain/servicing/deadlines.ts'
import {
  checkPayoff,
  type Payoff,
  type PayoffCheck,
  type PayoffFigure,
  type PayoffTerms,
  payoffAmount,
} from '#domain/servicing/payoff-statement.ts'
import { type ChangeReview, type ChangeRow, reviewOf, row } from './change-review.ts'
import type { LoanFacts } from './loan-facts.ts'
import { rateBetween } from './loan-rate.ts'
import type { HomeLoan, PayoffLetter, RateNotice } from './model.ts'

export type PayoffRow = PayoffFigure | 'balance'

export interface PayoffReview extends ChangeReview<PayoffRow> {
  /** What it comes to; `null` where a day or the rate is missing. */
  expected: Payoff | null
  /** The rate changes in these days, and nobody said to what. */
  is_rate_open: boolean
  /** By then the statement must be there, the escrow money back, and the last escrow statement sent. */
  statement_by: CalendarDay | null
  escrow_by: CalendarDay | null
  last_statement_by: CalendarDay | null
}

export function reviewPayoff(
  letter: PayoffLetter,
  loan: HomeLoan,
  facts: LoanFacts,
  rate_notice: RateNotice | null,
): PayoffReview {
  const terms = termsOf(letter, loan, facts, rate_notice)
  return {
    ...reviewOf(terms ? [balanceRow(letter, facts), ...figureRows(letter, terms)] : []),
    expected: terms && payoffAmount(terms),
    is_rate_open: !terms && areDaysKnown(letter),
    statement_by: letter.asked_on && servicingDate('payoff-statement', letter.asked_on).day,
    escrow_by: letter.paid_on && servicingDate('escrow-back', letter.paid_on).latest,
    last_statement_by: letter.paid_on && servicingDate('short-year-after-payoff', letter.paid_on).day,
  }
}

function termsOf(
  { balance, payoff_on, interest_paid_through, fees }: PayoffLetter,
  loan: HomeLoan,
  facts: LoanFacts,
  rate_notice: RateNotice | null,
): PayoffTerms | null {
  if (!payoff_on || !interest_paid_through || payoff_on < interest_paid_through) return null
  const rate_percent = rateBetween(loan, rate_notice, interest_paid_through, payoff_on)
  if (rate_percent === null) return null
  return {
    balance: balance === null ? facts.owed : toCents(balance),
    rate_percent,
    interest_paid_through,
    payoff_on,
    fees: toCents(fees ?? 0),
  }
}

function areDaysKnown({ payoff_on, interest_paid_through }: PayoffLetter): boolean {
  return payoff_on !== null && interest_paid_through !== null && payoff_on >= interest_paid_through
}

/** A payment may have come in between, so another balance is a question. */
function balanceRow({ balance }: PayoffLetter, { owed }: LoanFacts): ChangeRow<PayoffRow> | null {
  if (balance === null) return null
  const cents = toCents(balance)
  return row('balance', cents === owed ? 'right' : 'ask', cents, owed)
}

function figureRows(letter: PayoffLetter, terms: PayoffTerms): ChangeRow<PayoffRow>[] {
  const cents = (dollars: number | null) => (dollars === null ? undefined : toCents(dollars))
  const { per_diem, interest, fees, payoff } = letter
  const printed = { per_diem: cents(per_diem), interest: cents(interest), fees: cents(fees), payoff: cents(payoff) }
  const known = Object.fromEntries(Object.entries(printed).filter(([, value]) => value !== undefined))
  return checkPayoff(terms, known).map(check => figureRow(check, letter))
}

/** What is counted from a figure that the letter does not print cannot be odd; it can only be asked. */
function figureRow({ figure, status, printed, expected }: PayoffCheck, letter: PayoffLetter): ChangeRow<PayoffRow> {
  // Each fee has a reason that only the servicer can name.
  if (figure === 'fees') return row(figure, printed > 0 ? 'ask' : 'right', printed)
  if (status === 'ok') return row(figure, 'right', printed, expected)
  const isKnown = letter.balance !== null && (figure !== 'payoff' || letter.fees !== null)
  return isKnown ? row(figure, 'odd', printed, expected) : row(figure, 'ask', printed)
}
