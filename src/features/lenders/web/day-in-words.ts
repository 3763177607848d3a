import { type CalendarDay, dayParts } from '#domain/calendar-day.ts'

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `November 15, 2026`. */
export function dayInWords(day: CalendarDay): string {
  const { year, month, day: date } = dayParts(day)
  return format.format(new Date(Date.UTC(year, month - 1, date)))
}
