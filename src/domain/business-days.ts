import { addDays, type CalendarDay, dayParts, weekday } from './calendar-day.ts'
import { federalHolidays } from './federal-holidays.ts'

/**
 * The two senses of 12 CFR 1026.2(a)(6). `open`: the lender's offices do business, Monday to Friday but for observed holidays;
 * `open-saturdays` where they also do on Saturdays. `specific`: every day but Sundays and the holidays the law names, for
 * the waiting periods before closing. `servicer`: the third kind, of Regulation X (12 CFR 1024.35 and others), every day but
 * Saturdays, Sundays and the holidays the law names.
 */
export const BUSINESS_DAY_SENSES = ['open', 'open-saturdays', 'specific', 'servicer'] as const
export type BusinessDaySense = (typeof BUSINESS_DAY_SENSES)[number]

const SUNDAY = 0
const SATURDAY = 6

interface YearOff {
  /** Each with its name. */
  named: Map<CalendarDay, string>
  observed: Map<CalendarDay, string>
}
const years = new Map<number, YearOff>()

export function isBusinessDay(day: CalendarDay, sense: BusinessDaySense): boolean {
  return dayOff(day, sense) === null
}

/** Why a day does not count: a weekday's name or a holiday's; `null` when it counts. */
export function dayOff(day: CalendarDay, sense: BusinessDaySense): string | null {
  const on = weekday(day)
  if (on === SUNDAY) return 'Sunday'
  const { named, observed } = daysOff(dayParts(day).year)
  // When July 4 is a Saturday, the Friday before is a day off at the lender's, yet counts in the specific sense.
  if (sense === 'specific') return named.get(day) ?? null
  if (sense !== 'open-saturdays' && on === SATURDAY) return 'Saturday'
  if (sense === 'servicer') return named.get(day) ?? null
  return observed.get(day) ?? named.get(day) ?? null
}

/** Why banks, recorders and lenders are closed on a day. */
export type ClosedDay =
  | { kind: 'saturday' | 'sunday' }
  /** `observed`: the holiday itself falls on a weekend, and offices are closed on this day instead. */
  | { kind: 'holiday' | 'observed'; name: string }

/** `null` on a working day: money moves, deeds are recorded and lenders work. */
export function closedDay(day: CalendarDay): ClosedDay | null {
  const off = dayOff(day, 'open')
  if (off === null) return null
  const { named } = daysOff(dayParts(day).year)
  const name = named.get(day)
  if (name !== undefined) return { kind: 'holiday', name }
  const on = weekday(day)
  if (on === SUNDAY || on === SATURDAY) return { kind: on === SUNDAY ? 'sunday' : 'saturday' }
  return { kind: 'observed', name: off }
}

/** The day itself, or the first after it on which banks, recorders and lenders work. */
export function nextWorkingDay(day: CalendarDay): CalendarDay {
  return closedDay(day) ? addBusinessDays(day, 1, 'open') : day
}

/** The day itself, or the last before it on which banks, recorders and lenders work. */
export function lastWorkingDay(day: CalendarDay): CalendarDay {
  return closedDay(day) ? addBusinessDays(day, -1, 'open') : day
}

/** A day on the way to a deadline: the how-manieth business day it is, or why it does not count. */
export interface CountedDay {
  day: CalendarDay
  number: number | null
  off: string | null
}

/** How a deadline was counted, day by day; the day it is counted from is not among them. */
export function countBusinessDays(from: CalendarDay, count: number, sense: BusinessDaySense): CountedDay[] {
  const step = Math.sign(count)
  const wanted = Math.min(MOST_DAYS, Math.abs(Math.trunc(count)) || 0)
  const days: CountedDay[] = []
  let number = 0
  for (let day = from; number < wanted; ) {
    day = addDays(day, step)
    const off = dayOff(day, sense)
    if (off === null) number++
    days.push({ day, number: off === null ? number : null, off })
  }
  return days
}

/** The n-th business day after a day, or before it when n is negative. The day itself never counts. */
export function addBusinessDays(day: CalendarDay, count: number, sense: BusinessDaySense): CalendarDay {
  return countBusinessDays(day, count, sense).at(-1)?.day ?? day
}

/** More than ten years of them: no deadline is further away, and no input makes a page hang. */
const MOST_DAYS = 4000

function daysOff(year: number): YearOff {
  let off = years.get(year)
  if (!off) {
    const holidays = [...federalHolidays(year), ...federalHolidays(year + 1)]
    off = {
      named: new Map(holidays.map(({ day, name }) => [day, name])),
      // New Year's Day on a Saturday is observed on December 31 of the year before.
      observed: new Map(holidays.map(({ observed, name }) => [observed, name])),
    }
    if (years.size >= 200) years.clear()
    years.set(year, off)
  }
  return off
}
