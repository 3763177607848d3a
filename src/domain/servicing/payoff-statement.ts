import { type CalendarDay, daysBetween } from '../calendar-day.ts'
import { type ExactCents, exactInterest, halfUp, isWithinCents } from './interest.ts'

export interface PayoffTerms {
  balance: number
  rate_percent: number
  interest_paid_through: CalendarDay
  payoff_on: CalendarDay
  /** Recording, late fees, a prepayment penalty: whatever the letter adds. */
  fees: number
  /** 365 is usual; the letter decides. */
  days_in_year?: 360 | 365 | 366
}

export interface Payoff {
  per_diem: number
  days: number
  interest: number
  payoff: number
}

/** What pays a loan off on a day. Money in escrow is no part of it: it comes back by itself, within 20 days. */
export function payoffAmount(terms: PayoffTerms): Payoff {
  const { balance, rate_percent, fees, days_in_year = 365 } = terms
  const days = daysBetween(terms.interest_paid_through, terms.payoff_on)
  const interest = halfUp(exactInterest(balance, rate_percent, days, days_in_year))
  return {
    per_diem: halfUp(exactInterest(balance, rate_percent, 1, days_in_year)),
    days,
    interest,
    payoff: balance + interest + fees,
  }
}

export type PayoffFigure = 'per_diem' | 'interest' | 'fees' | 'payoff'

export interface PayoffCheck {
  figure: PayoffFigure
  status: 'ok' | 'odd'
  printed: number
  expected: number
}

/** The letter's figures, in cents; what it does not print is left out. */
export type PrintedPayoff = Partial<Record<PayoffFigure, number>>

/**
 * Holds a payoff letter against the loan. A year may have 365, 360 or 366 days, and the interest may be worked out from the
 * exact or the rounded interest of a day: the way that fits most is the letter's.
 */
export function checkPayoff(terms: PayoffTerms, printed: PrintedPayoff): PayoffCheck[] {
  const years = terms.days_in_year ? [terms.days_in_year] : ([365, 360, 366] as const)
  const tries = years.map(days_in_year => checksBy({ ...terms, days_in_year }, printed))
  const odd = (checks: PayoffCheck[]) => checks.filter(({ status }) => status === 'odd').length
  return tries.reduce((best, next) => (odd(next) < odd(best) ? next : best))
}

function checksBy(terms: PayoffTerms, printed: PrintedPayoff): PayoffCheck[] {
  const { balance, rate_percent, days_in_year = 365 } = terms
  const expected = payoffAmount(terms)
  const day = exactInterest(balance, rate_percent, 1, days_in_year)
  const interest = printed.interest ?? expected.interest
  const fees = printed.fees ?? terms.fees
  const checks: PayoffCheck[] = []
  const add = (figure: PayoffFigure, should: number, isOk: (cents: number) => boolean) => {
    const cents = printed[figure]
    if (cents !== undefined)
      checks.push({ figure, status: isOk(cents) ? 'ok' : 'odd', printed: cents, expected: should })
  }
  add('per_diem', expected.per_diem, cents => isWithinCents(cents, day))
  add('interest', expected.interest, cents => isInterest(cents, terms, expected))
  add('fees', terms.fees, cents => cents === terms.fees)
  const total = balance + interest + fees
  add('payoff', total, cents =>
    printed.interest === undefined ? isInterest(cents - balance - fees, terms, expected) : Math.abs(cents - total) <= 1,
  )
  return checks
}

function isInterest(
  cents: number,
  { balance, rate_percent, days_in_year = 365 }: PayoffTerms,
  { days }: Payoff,
): boolean {
  const exact: ExactCents = exactInterest(balance, rate_percent, days, days_in_year)
  const perDiem = halfUp(exactInterest(balance, rate_percent, 1, days_in_year))
  return isWithinCents(cents, exact) || cents === perDiem * days
}
