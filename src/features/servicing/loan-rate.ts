import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { toCents } from '#domain/money.ts'
import { monthsToRepay } from '#domain/refinance/current-loan.ts'
import { splitPayment } from '#domain/servicing/payments.ts'
import { newPayment } from '#domain/servicing/rate-change.ts'
import type { HomeLoan, RateNotice } from './model.ts'

/** What the newest notice says stands before what was entered with the loan. */
export function rateChangeDay(loan: HomeLoan, notice: RateNotice | null): CalendarDay | null {
  return notice?.first_payment_on ?? loan.rate_changes_on
}

/** The one rate at which interest grows from a day to another; `null` where it changes in between, or nobody said to what. */
export function rateBetween(
  loan: HomeLoan,
  notice: RateNotice | null,
  from: CalendarDay,
  to: CalendarDay,
): number | null {
  const first = rateChangeDay(loan, notice)
  // Interest is paid for the month before, so a new rate counts a month before the first payment with it.
  const changes = first && addMonths(first, -1)
  if (!changes || to <= changes) return loan.rate
  return from >= changes ? (notice?.rate ?? null) : null
}

/** Rate and payment (principal and interest, cents) that hold for the payment due on a day. */
export interface Standing {
  due_on: CalendarDay
  /** Owed before this payment, in cents. */
  owed: number
  rate: number
  payment: number
  /** The first payment at a notice's rate; `null` while it is the loan's own. */
  since: CalendarDay | null
}

/** The loan before the payment that is due on a day. */
export function standingOn(loan: HomeLoan, notice: RateNotice | null, due_on: CalendarDay, owed: number): Standing {
  const own = { due_on, owed, rate: loan.rate, payment: toCents(loan.payment), since: null }
  return atNotice(own, loan, notice)
}

/** After that payment was made, before the next. */
export function afterPayment(
  before: Standing,
  loan: HomeLoan,
  notice: RateNotice | null,
  due_on: CalendarDay,
): Standing {
  const { balance } = splitPayment(before.owed, before.rate, before.payment)
  return atNotice({ ...before, due_on, owed: balance }, loan, notice)
}

/** From its first payment on a notice's rate holds, unless the loan was entered later than that. */
function atNotice(standing: Standing, loan: HomeLoan, notice: RateNotice | null): Standing {
  const first = notice?.first_payment_on
  if (!notice || !first || notice.rate === null || standing.since !== null) return standing
  if (standing.due_on < first || first < loan.due_on) return standing
  const months = monthsToRepay(standing.owed / 100, standing.rate, standing.payment / 100)
  if (months === null) return standing
  // A payment that would never repay it was typed wrong.
  const isPrinted = notice.payment !== null && monthsToRepay(standing.owed / 100, notice.rate, notice.payment) !== null
  const payment = isPrinted ? toCents(notice.payment ?? 0) : newPayment(standing.owed, notice.rate, months)
  return { ...standing, rate: notice.rate, payment, since: first }
}
