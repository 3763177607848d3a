import { addBusinessDays, type BusinessDaySense, isBusinessDay } from './business-days.ts'
import type { CalendarDay } from './calendar-day.ts'

/**
 * Last day from which this many business days lie between it and the closing, which may be on the last of them. A closing on a
 * day that does not count has to find them over.
 */
export function daysBeforeClosing(closing_on: CalendarDay, count: number, sense: BusinessDaySense): CalendarDay {
  const last = isBusinessDay(closing_on, sense) ? closing_on : addBusinessDays(closing_on, -1, sense)
  return addBusinessDays(last, -count, sense)
}

/** Last day on which the buyer may receive the Closing Disclosure for a closing on this day. */
export function closingDisclosureDue(closing_on: CalendarDay): CalendarDay {
  return daysBeforeClosing(closing_on, 3, 'specific')
}
