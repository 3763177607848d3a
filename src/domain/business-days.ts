import { addDays, type CalendarDay, dayParts, weekday } from './calendar-day.ts'
import { federalHolidays } from './federal-holidays.ts'

/**
 * The two senses of 12 CFR 1026.2(a)(6). `open`: the lender's offices do business; here Monday to Friday but for observed
 * holidays. `specific`: every day but Sundays and the holidays the law names, for the waiting periods before closing.
 */
export const BUSINESS_DAY_SENSES = ['open', 'specific'] as const
export type BusinessDaySense = (typeof BUSINESS_DAY_SENSES)[number]

const SUNDAY = 0
const SATURDAY = 6

interface YearOff {
  named: Set<CalendarDay>
  observed: Set<CalendarDay>
}
const years = new Map<number, YearOff>()

export function isBusinessDay(day: CalendarDay, sense: BusinessDaySense): boolean {
  const on = weekday(day)
  if (on === SUNDAY) return false
  const off = daysOff(dayParts(day).year)
  // When July 4 is a Saturday, the Friday before is a day off at the lender's, yet counts in the specific sense.
  return sense === 'specific' ? !off.named.has(day) : on !== SATURDAY && !off.observed.has(day)
}

/** The n-th business day after a day, or before it when n is negative. The day itself never counts. */
export function addBusinessDays(day: CalendarDay, count: number, sense: BusinessDaySense): CalendarDay {
  const step = Math.sign(count)
  let left = Math.min(MOST_DAYS, Math.abs(Math.trunc(count)) || 0)
  let found = day
  while (left > 0) {
    found = addDays(found, step)
    if (isBusinessDay(found, sense)) left--
  }
  return found
}

/** Business days after `from`, up to and including `to`; 0 when `to` is not later. */
export function businessDaysBetween(from: CalendarDay, to: CalendarDay, sense: BusinessDaySense): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to && count < MOST_DAYS; day = addDays(day, 1)) {
    if (isBusinessDay(day, sense)) count++
  }
  return count
}

/** More than ten years of them: no deadline is further away, and no input makes a page hang. */
const MOST_DAYS = 4000

function daysOff(year: number): YearOff {
  let off = years.get(year)
  if (!off) {
    const holidays = [...federalHolidays(year), ...federalHolidays(year + 1)]
    off = {
      named: new Set(holidays.map(({ day }) => day)),
      // New Year's Day on a Saturday is observed on December 31 of the year before.
      observed: new Set(holidays.map(({ observed }) => observed)),
    }
    if (years.size >= 200) years.clear()
    years.set(year, off)
  }
  return off
}
