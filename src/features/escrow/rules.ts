import type { CalendarDay } from '#domain/calendar-day.ts'
import { homesteadDeadline, taxReset } from '#domain/escrow/tax-reset.ts'
import type { YearTwoPlan } from './model.ts'

/** The day that was entered, or the one the state's pages name; nothing without a day of purchase. */
export function homesteadDay({ homestead_by, closing_on, property_state }: YearTwoPlan): CalendarDay | null {
  if (homestead_by) return homestead_by
  return closing_on ? homesteadDeadline(closing_on, taxReset(property_state)) : null
}
