import { type CalendarDay, dayParts, weekday } from '#domain/calendar-day.ts'
import { federalHolidays } from '#domain/federal-holidays.ts'

export type DayWarning = { kind: 'sunday' } | { kind: 'holiday'; name: string } | { kind: 'observed'; name: string }

/** Why offices are probably closed on a day. */
export function dayWarning(day: CalendarDay): DayWarning | undefined {
  const year = dayParts(day).year
  // New Year's Day on a Saturday is observed in the year before.
  const holidays = [...federalHolidays(year), ...federalHolidays(year + 1)]
  const named = holidays.find(holiday => holiday.day === day)
  if (named) return { kind: 'holiday', name: named.name }
  if (weekday(day) === 0) return { kind: 'sunday' }
  const observed = holidays.find(holiday => holiday.observed === day)
  return observed && { kind: 'observed', name: observed.name }
}
