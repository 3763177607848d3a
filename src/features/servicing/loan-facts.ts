import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { toCents } from '#domain/money.ts'
import { monthsToRepay } from '#domain/refinance/current-loan.ts'
import { splitPayment } from '#domain/servicing/payments.ts'
import { afterPayment, rateChangeDay, type Standing, standingOn } from './loan-rate.ts'
import type { HomeLoan, RateNotice, SavedMonthly, ServicingState } from './model.ts'

/** What a loan comes to on a day. Cents. */
export interface LoanFacts {
  /** Owed before the next payment. */
  owed: number
  /** A statement or its owner said so for this very payment; else the schedule does, if every payment was made. */
  is_said: boolean
  next_due: CalendarDay
  /** Percent a year, and principal and interest a month, that hold for the next payment. */
  rate: number
  payment: number
  /** The first payment at the rate of a notice; `null` while it is the loan's own. */
  rate_since: CalendarDay | null
  /** The rate has changed, and no notice says to what: the rest is counted with the old one. */
  is_rate_old: boolean
  /** From then on the rate may be another; what reaches further is counted as if it stayed. */
  rate_may_change_on: CalendarDay | null
  interest: number
  principal: number
  escrow: number | null
  mortgage_insurance: number | null
  /** What is known of the next payment. */
  total: number
  months_left: number
  /** The month of the last payment. */
  last_due: CalendarDay
  /** What of the home is theirs, by the value they count with; `null` without one. */
  equity: number | null
}

type Known = Pick<ServicingState, 'statements' | 'rate_notice'>

/** What the newest statement says stands before what the loan began with, and a notice of a new rate before both. */
export function loanFacts(loan: HomeLoan, { statements, rate_notice }: Known, today: CalendarDay): LoanFacts {
  const newest = newestFirst(statements)
  const said = newest.find(({ figures: { figures } }) => figures.principal_balance !== undefined)
  const from = said && said.figures.due_on >= loan.due_on ? said.figures : null
  const started = from?.due_on ?? loan.due_on
  let standing = standingOn(loan, rate_notice, started, toCents(from?.figures.principal_balance ?? loan.balance))
  let months = 0
  // Step by step from the first day, so that a payment on the 31st stays there after a short month.
  while (standing.due_on < today && standing.owed > 0) {
    months += 1
    standing = afterPayment(standing, loan, rate_notice, addMonths(started, months))
  }
  const { owed, rate, payment, since, due_on: next_due } = standing
  const next = splitPayment(owed, rate, payment)
  const changes_on = rateChangeDay(loan, rate_notice)
  const part = (figure: 'escrow_due' | 'insurance_due', otherwise: number | null) => {
    const printed = newest.find(({ figures: { figures } }) => figures[figure] !== undefined)?.figures.figures[figure]
    const dollars = printed ?? otherwise
    return dollars === null ? null : toCents(dollars)
  }
  const escrow = part('escrow_due', loan.escrow)
  const mortgage_insurance = part('insurance_due', loan.mortgage_insurance)
  const months_left = owed > 0 ? (monthsToRepay(owed / 100, rate, payment / 100) ?? 0) : 0
  return {
    owed,
    is_said: months === 0,
    next_due,
    rate,
    payment,
    rate_since: since,
    is_rate_old: since === null && changes_on !== null && changes_on > loan.due_on && changes_on <= next_due,
    rate_may_change_on: changes_on !== null && changes_on > next_due ? changes_on : null,
    interest: next.interest,
    principal: next.principal,
    escrow,
    mortgage_insurance,
    total: next.interest + next.principal + (escrow ?? 0) + (mortgage_insurance ?? 0),
    months_left,
    last_due: addMonths(next_due, Math.max(0, months_left - 1)),
    equity: loan.home_value === null ? null : toCents(loan.home_value) - owed,
  }
}

export function newestFirst(statements: readonly SavedMonthly[]): SavedMonthly[] {
  return statements.toSorted((one, other) => (one.figures.due_on < other.figures.due_on ? 1 : -1))
}

export interface BalancePoint {
  month: number
  owed: number
}

/** What is owed after each of the payments to come, the next one first; the last settles what rounding has left. */
function owedAfter(loan: HomeLoan, facts: LoanFacts, notice: RateNotice | null): number[] {
  const { next_due, months_left, rate_since: since, ...now } = facts
  let standing: Standing = { ...now, due_on: next_due, since }
  return Array.from({ length: months_left }, (_, month) => {
    standing = afterPayment(standing, loan, notice, addMonths(next_due, month + 1))
    return month + 1 === months_left ? 0 : Math.max(0, standing.owed)
  })
}

/** What is owed at the end of each year from now on, in dollars; the first point is now. */
export function balanceYears(loan: HomeLoan, facts: LoanFacts, notice: RateNotice | null): BalancePoint[] {
  const points = owedAfter(loan, facts, notice).map((cents, at) => ({ month: at + 1, owed: cents / 100 }))
  return [
    { month: 0, owed: facts.owed / 100 },
    ...points.filter(({ month }) => month % 12 === 0 || month === facts.months_left),
  ]
}

/** The month in which half of the value is theirs; `null` where it is so already, or no value is known. */
export function halfMonth(loan: HomeLoan, facts: LoanFacts, notice: RateNotice | null): number | null {
  if (loan.home_value === null) return null
  const half = toCents(loan.home_value) / 2
  if (facts.owed <= half) return null
  const at = owedAfter(loan, facts, notice).findIndex(owed => owed <= half)
  return at < 0 ? null : at + 1
}
