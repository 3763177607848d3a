import type { CalendarDay } from '#domain/calendar-day.ts'
import { toCents } from '#domain/money.ts'
import { servicingDate } from '#domain/servicing/deadlines.ts'
import {
  checkPayoff,
  type Payoff,
  type PayoffFigure,
  type PayoffTerms,
  payoffAmount,
} from '#domain/servicing/payoff-statement.ts'
import { type ChangeReview, type ChangeRow, reviewOf, row } from './change-review.ts'
import type { LoanFacts } from './loan-facts.ts'
import type { HomeLoan, PayoffLetter } from './model.ts'

export type PayoffRow = PayoffFigure | 'balance'

export interface PayoffReview extends ChangeReview<PayoffRow> {
  /** What it comes to; `null` where the balance or a day is missing. */
  expected: Payoff | null
  /** By then the statement must be there, the escrow money back, and the last escrow statement sent. */
  statement_by: CalendarDay | null
  escrow_by: CalendarDay | null
  last_statement_by: CalendarDay | null
}

export function reviewPayoff(letter: PayoffLetter, loan: HomeLoan, facts: LoanFacts): PayoffReview {
  const terms = termsOf(letter, loan, facts)
  return {
    ...reviewOf(terms ? [balanceRow(letter, facts), ...figureRows(letter, terms)] : []),
    expected: terms && payoffAmount(terms),
    statement_by: letter.asked_on && servicingDate('payoff-statement', letter.asked_on).day,
    escrow_by: letter.paid_on && servicingDate('escrow-back', letter.paid_on).latest,
    last_statement_by: letter.paid_on && servicingDate('short-year-after-payoff', letter.paid_on).day,
  }
}

function termsOf(
  { balance, payoff_on, interest_paid_through, fees }: PayoffLetter,
  loan: HomeLoan,
  facts: LoanFacts,
): PayoffTerms | null {
  if (!payoff_on || !interest_paid_through || payoff_on < interest_paid_through) return null
  return {
    balance: balance === null ? facts.owed : toCents(balance),
    rate_percent: loan.rate,
    interest_paid_through,
    payoff_on,
    fees: toCents(fees ?? 0),
  }
}

/** A payment may have come in between, so another balance is a question. */
function balanceRow({ balance }: PayoffLetter, { owed }: LoanFacts): ChangeRow<PayoffRow> | null {
  if (balance === null) return null
  const cents = toCents(balance)
  return row('balance', cents === owed ? 'right' : 'ask', cents, owed)
}

function figureRows({ per_diem, interest, fees, payoff }: PayoffLetter, terms: PayoffTerms): ChangeRow<PayoffRow>[] {
  const cents = (dollars: number | null) => (dollars === null ? undefined : toCents(dollars))
  const printed = { per_diem: cents(per_diem), interest: cents(interest), fees: cents(fees), payoff: cents(payoff) }
  const known = Object.fromEntries(Object.entries(printed).filter(([, value]) => value !== undefined))
  return checkPayoff(terms, known).map(({ figure, status, printed, expected }) =>
    // Each fee has a reason that only the servicer can name.
    figure === 'fees'
      ? row(figure, printed > 0 ? 'ask' : 'right', printed)
      : row(figure, status === 'ok' ? 'right' : 'odd', printed, expected),
  )
}
