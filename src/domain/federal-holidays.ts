import { addDays, type CalendarDay, calendarDay, weekday } from './calendar-day.ts'

export interface FederalHoliday {
  name: string
  /** The day the law names (5 U.S.C. 6103). */
  day: CalendarDay
  /** The day offices are closed: Friday for a holiday on Saturday, Monday for one on Sunday. */
  observed: CalendarDay
}

const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6

/** The federal holidays that the law names for a year, in order. */
export function federalHolidays(year: number): FederalHoliday[] {
  const days: [name: string, day: CalendarDay, since: number][] = [
    ["New Year's Day", calendarDay(year, 1, 1), 1870],
    ['Birthday of Martin Luther King, Jr.', nth(3, MONDAY, year, 1), 1986],
    ["Washington's Birthday", nth(3, MONDAY, year, 2), 1971],
    ['Memorial Day', addDays(nth(1, MONDAY, year, 6), -7), 1971],
    ['Juneteenth National Independence Day', calendarDay(year, 6, 19), 2021],
    ['Independence Day', calendarDay(year, 7, 4), 1870],
    ['Labor Day', nth(1, MONDAY, year, 9), 1894],
    ['Columbus Day', nth(2, MONDAY, year, 10), 1971],
    ['Veterans Day', calendarDay(year, 11, 11), 1978],
    ['Thanksgiving Day', nth(4, THURSDAY, year, 11), 1942],
    ['Christmas Day', calendarDay(year, 12, 25), 1870],
  ]
  return days.filter(([, , since]) => year >= since).map(([name, day]) => ({ name, day, observed: observed(day) }))
}

function observed(day: CalendarDay): CalendarDay {
  if (weekday(day) === SATURDAY) return addDays(day, -1)
  return weekday(day) === SUNDAY ? addDays(day, 1) : day
}

/** The last Monday of May is the one before June's first: every other holiday is counted from the start of its month. */
function nth(count: number, day: number, year: number, month: number): CalendarDay {
  const first = calendarDay(year, month, 1)
  return addDays(first, ((day - weekday(first) + 7) % 7) + (count - 1) * 7)
}
