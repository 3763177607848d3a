import { type CalendarDay, dayNumber } from './calendar-day.ts'
import { LOCALE } from './locale.ts'
import { once } from './once.ts'

const DAY_MS = 86_400_000
// A calendar day has no zone: both ends speak UTC, so nothing can shift it.
const long = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
const short = format({ weekday: 'short', month: 'short', day: 'numeric' })
const plain = format({ month: 'short', day: 'numeric', year: 'numeric' })
const monthDay = format({ month: 'short', day: 'numeric' })
const weekday = format({ weekday: 'long' })
const medium = format({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })

/** `Wednesday, November 18, 2026`. */
export function formatLongDay(day: CalendarDay): string {
  return long().format(dayNumber(day) * DAY_MS)
}

/** `Wed, Nov 18, 2026`. */
export function formatDay(day: CalendarDay): string {
  return medium().format(dayNumber(day) * DAY_MS)
}

/** `Wed, Nov 18`, where the year is plain. */
export function formatShortDay(day: CalendarDay): string {
  return short().format(dayNumber(day) * DAY_MS)
}

/** `Nov 18, 2026`, for a date that names something and is no appointment. */
export function formatDate(day: CalendarDay): string {
  return plain().format(dayNumber(day) * DAY_MS)
}

/** `Nov 18`, where the weekday is plain too. */
export function formatPlainDay(day: CalendarDay): string {
  return monthDay().format(dayNumber(day) * DAY_MS)
}

/** `Wednesday`. */
export function formatWeekday(day: CalendarDay): string {
  return weekday().format(dayNumber(day) * DAY_MS)
}

/** `today`, `tomorrow`, `in 3 days`, `yesterday`, `2 days ago`. */
export function daysAway(days: number): string {
  if (days === 0) return 'today'
  if (Math.abs(days) === 1) return days > 0 ? 'tomorrow' : 'yesterday'
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}

function format(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return once(() => new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' }))
}
