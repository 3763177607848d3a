/** A day of the calendar without time or zone: `2026-11-15`. Days sort as text. */
export type CalendarDay = string

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
/** Nobody buys a home in another century; a mistyped year would hide a day for good. */
export const DAY_RANGE = { min: '2000-01-01', max: '2099-12-31' } as const

const DAYS_IN_400_YEARS = 146_097
const EPOCH = 719_468 // days from 0000-03-01 to 1970-01-01

/** Is this a day that exists? `2027-02-29` is not. */
export function isCalendarDay(text: unknown): text is CalendarDay {
  return typeof text === 'string' && DAY.test(text) && dayFromNumber(dayNumber(text)) === text
}

export function calendarDay(year: number, month: number, day: number): CalendarDay {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export function dayParts(day: CalendarDay): { year: number; month: number; day: number } {
  const match = DAY.exec(day)
  if (!match) throw new RangeError(`Not a calendar day: ${day}`)
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
}

/** Days since 1970-01-01. Years are counted from March, so that the leap day is a year's last. */
export function dayNumber(day: CalendarDay): number {
  const { year, month, day: dayOfMonth } = dayParts(day)
  const marchYear = month > 2 ? year : year - 1
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth - 1
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  return era * DAYS_IN_400_YEARS + yearOfEra * 365 + leapDays + dayOfYear - EPOCH
}

export function dayFromNumber(number: number): CalendarDay {
  const shifted = number + EPOCH
  const era = Math.floor(shifted / DAYS_IN_400_YEARS)
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = ((marchMonth + 2) % 12) + 1
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  return calendarDay(era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayFromNumber(dayNumber(day) + days)
}

/** Whole months on; the 31st becomes the last day of a shorter month. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const parts = dayParts(day)
  const index = parts.year * 12 + parts.month - 1 + months
  const year = Math.floor(index / 12)
  const month = index - year * 12 + 1
  const nextMonth = month === 12 ? calendarDay(year + 1, 1, 1) : calendarDay(year, month + 1, 1)
  const last = dayParts(addDays(nextMonth, -1)).day
  return calendarDay(year, month, Math.min(parts.day, last))
}

/** Negative when `to` lies before `from`. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from)
}

/** Months of the calendar, whatever the days. */
export function monthsApart(from: CalendarDay, to: CalendarDay): number {
  const [one, other] = [dayParts(from), dayParts(to)]
  return (other.year - one.year) * 12 + other.month - one.month
}

/** Months that are over; none when the day lies ahead. */
export function wholeMonths(from: CalendarDay, to: CalendarDay): number {
  return Math.max(0, monthsApart(from, to) - (dayParts(to).day < dayParts(from).day ? 1 : 0))
}

/** 0 is Sunday. */
export function weekday(day: CalendarDay): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7
}
