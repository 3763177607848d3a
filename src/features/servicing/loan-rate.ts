import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
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
