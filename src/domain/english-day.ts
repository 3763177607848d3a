import { type CalendarDay, dayParts, weekday } from './calendar-day.ts'

// Written out here because the browser takes a twentieth of a second on a phone to make its first writer of dates.
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const SHORT = 3

/** `Wednesday, November 18, 2026`. */
export function formatLongDay(day: CalendarDay): string {
  return `${formatWeekday(day)}, ${formatLongDate(day)}`
}

/** `November 18, 2026`. */
export function formatLongDate(day: CalendarDay): string {
  const { year, month, day: date } = dayParts(day)
  return `${MONTHS[month - 1]} ${date}, ${year}`
}

/** `Wed, Nov 18, 2026`. */
export function formatDay(day: CalendarDay): string {
  return `${formatWeekday(day).slice(0, SHORT)}, ${formatDate(day)}`
}

/** `Wed, Nov 18`, where the year is plain. */
export function formatShortDay(day: CalendarDay): string {
  return `${formatWeekday(day).slice(0, SHORT)}, ${formatPlainDay(day)}`
}

/** `November`, from its number. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? ''
}

/** `November 2026`, or `Nov 2026` with three letters. */
export function formatMonth(day: CalendarDay, letters?: number): string {
  const { year, month } = dayParts(day)
  return `${monthName(month).slice(0, letters)} ${year}`
}

/** `Nov 18, 2026`, for a date that names something and is no appointment. */
export function formatDate(day: CalendarDay): string {
  return `${formatPlainDay(day)}, ${dayParts(day).year}`
}

/** `Nov 18`, where the weekday is plain too. */
export function formatPlainDay(day: CalendarDay): string {
  const { month, day: date } = dayParts(day)
  return `${MONTHS[month - 1]?.slice(0, SHORT)} ${date}`
}

/** `5:07 PM`. */
export function formatClock(hours: number, minutes: number): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** A date in a sentence on a page: no line ends inside it. Not for mails, files and letters, which break lines their own way. */
export function unbroken(date: string): string {
  return date.replaceAll(' ', '\u00a0')
}

/** `Wednesday`. */
export function formatWeekday(day: CalendarDay): string {
  return WEEKDAYS[weekday(day)] ?? ''
}

/** `today`, `tomorrow`, `in 3 days`, `yesterday`, `2 days ago`. */
export function daysAway(days: number): string {
  if (days === 0) return 'today'
  if (Math.abs(days) < 2) return days > 0 ? 'tomorrow' : 'yesterday'
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}
