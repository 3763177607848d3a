import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { toCents } from '#domain/money.ts'
import { monthsToRepay } from '#domain/refinance/current-loan.ts'
import { splitPayment } from '#domain/servicing/payments.ts'
import type { HomeLoan, KeptMonthly } from './model.ts'

/** What a loan comes to on a day. Cents. */
export interface LoanFacts {
  /** Owed before the next payment. */
  owed: number
  /** A statement or its owner said so for this very payment; else the schedule does, if every payment was made. */
  is_said: boolean
  next_due: CalendarDay
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

/** What the newest statement says stands before what the loan began with. */
export function loanFacts(loan: HomeLoan, statements: readonly KeptMonthly[], today: CalendarDay): LoanFacts {
  const newest = newestFirst(statements)
  const said = newest.find(({ figures: { figures } }) => figures.principal_balance !== undefined)
  const from = said && said.figures.due_on >= loan.due_on ? said.figures : null
  let owed = toCents(from?.figures.principal_balance ?? loan.balance)
  const payment = toCents(loan.payment)
  const started = from?.due_on ?? loan.due_on
  let months = 0
  // Step by step from the first day, so that a payment on the 31st stays there after a short month.
  while (addMonths(started, months) < today && owed > 0) {
    owed = splitPayment(owed, loan.rate, payment).balance
    months += 1
  }
  const next = splitPayment(owed, loan.rate, payment)
  const next_due = addMonths(started, months)
  const part = (figure: 'escrow_due' | 'insurance_due', otherwise: number | null) => {
    const printed = newest.find(({ figures: { figures } }) => figures[figure] !== undefined)?.figures.figures[figure]
    const dollars = printed ?? otherwise
    return dollars === null ? null : toCents(dollars)
  }
  const escrow = part('escrow_due', loan.escrow)
  const mortgage_insurance = part('insurance_due', loan.mortgage_insurance)
  const months_left = owed > 0 ? (monthsToRepay(owed / 100, loan.rate, loan.payment) ?? 0) : 0
  return {
    owed,
    is_said: months === 0,
    next_due,
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

export function newestFirst(statements: readonly KeptMonthly[]): KeptMonthly[] {
  return statements.toSorted((one, other) => (one.figures.due_on < other.figures.due_on ? 1 : -1))
}

export interface BalancePoint {
  month: number
  owed: number
}

/** What is owed at the end of each year from now on, in dollars; the first point is now. */
export function balanceYears(loan: HomeLoan, facts: LoanFacts): BalancePoint[] {
  const points: BalancePoint[] = [{ month: 0, owed: facts.owed / 100 }]
  let owed = facts.owed
  for (let month = 1; month <= facts.months_left; month++) {
    owed = splitPayment(owed, loan.rate, toCents(loan.payment)).balance
    // The last payment settles what rounding has left.
    const isLast = month === facts.months_left
    if (month % 12 === 0 || isLast) points.push({ month, owed: isLast ? 0 : Math.max(0, owed) / 100 })
  }
  return points
}

/** The month in which half of the value is theirs; `null` where it is so already, or no value is known. */
export function halfMonth(loan: HomeLoan, facts: LoanFacts): number | null {
  if (loan.home_value === null) return null
  const half = toCents(loan.home_value) / 2
  let owed = facts.owed
  if (owed <= half) return null
  for (let month = 1; month <= facts.months_left; month++) {
    owed = splitPayment(owed, loan.rate, toCents(loan.payment)).balance
    if (owed <= half) return month
  }
  return null
}
