import { dayParts, weekday } from './calendar-day.ts'
import type * as english from './day-words.ts'

// Written out as in English, and as the browser's own writer of dates does it in American Spanish.
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
const SHORT = 3

/** `miércoles, 18 de noviembre de 2026`. */
export const formatLongDay: typeof english.formatLongDay = day => `${formatWeekday(day)}, ${formatLongDate(day)}`

/** `18 de noviembre de 2026`. */
export const formatLongDate: typeof english.formatLongDate = day => {
  const { year, month, day: date } = dayParts(day)
  return `${date} de ${monthName(month)} de ${year}`
}

/** `mié, 18 de nov de 2026`. */
export const formatDay: typeof english.formatDay = day => `${formatShortDay(day)} de ${dayParts(day).year}`

/** `mié, 18 de nov`. */
export const formatShortDay: typeof english.formatShortDay = day => {
  const { month, day: date } = dayParts(day)
  return `${formatWeekday(day).slice(0, SHORT)}, ${date} de ${shortMonth(month)}`
}

export const monthName: typeof english.monthName = month => MONTHS[month - 1] ?? ''

/** `noviembre de 2026`, or `nov 2026` where it has to be short. */
export const formatMonth: typeof english.formatMonth = (day, letters) => {
  const { year, month } = dayParts(day)
  return letters === undefined ? `${monthName(month)} de ${year}` : `${shortMonth(month)} ${year}`
}

/** `18 nov 2026`. */
export const formatDate: typeof english.formatDate = day => `${formatPlainDay(day)} ${dayParts(day).year}`

/** `18 nov`. */
export const formatPlainDay: typeof english.formatPlainDay = day => {
  const { month, day: date } = dayParts(day)
  return `${date} ${shortMonth(month)}`
}

/** `5:07 p.m.`. */
export const formatClock: typeof english.formatClock = (hours, minutes) =>
  `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'a.m.' : 'p.m.'}`

export const unbroken: typeof english.unbroken = date => date.replaceAll(' ', '\u00a0')

export const formatWeekday: typeof english.formatWeekday = day => WEEKDAYS[weekday(day)] ?? ''

/** `hoy`, `mañana`, `en 3 días`, `ayer`, `hace 2 días`. */
export const daysAway: typeof english.daysAway = days => {
  if (days === 0) return 'hoy'
  if (Math.abs(days) < 2) return days > 0 ? 'mañana' : 'ayer'
  return days > 0 ? `en ${days} días` : `hace ${-days} días`
}

/** Three letters, but four for September. */
function shortMonth(month: number): string {
  const name = monthName(month)
  return name.slice(0, name.startsWith('sept') ? SHORT + 1 : SHORT)
}
