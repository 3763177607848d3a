import { type CalendarDay, calendarDay, dayNumber } from './calendar-day.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Does the platform know this zone (`America/New_York`)? Ask at the edge; the functions below throw on others. */
export function isTimeZone(zone: string): boolean {
  try {
    formatIn(zone)
    return true
  } catch {
    return false
  }
}

/** The calendar day it is in a zone at an instant (milliseconds since 1970, or ISO 8601). */
export function calendarDayIn(zone: string, instant: number | string): CalendarDay {
  const parts = formatIn(zone).formatToParts(new Date(instant))
  const part = (type: string) => Number(parts.find(found => found.type === type)?.value)
  return calendarDay(part('year'), part('month'), part('day'))
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The first instant of a calendar day in a zone, in milliseconds since 1970; a day whose midnight the clocks skip starts later. */
export function startOfDayIn(zone: string, day: CalendarDay): number {
  // No zone is a day away from UTC, and days follow each other: halving finds the minute in twelve questions.
  let before = dayNumber(day) * DAY - DAY
  let after = dayNumber(day) * DAY + DAY
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / MINUTE / 2) * MINUTE
    if (calendarDayIn(zone, middle) < day) before = middle
    else after = middle
  }
  return after
}

function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    })
    // Zones have many spellings; a caller that tries them all must not fill the memory.
    if (formats.size >= 500) formats.clear()
    formats.set(zone, format)
  }
  return format
}

/** The instant at which the clocks of a zone show so many minutes after midnight on a day, also when they change that day. */
export function instantIn(zone: string, day: CalendarDay, minutes: number): number {
  const counted = startOfDayIn(zone, day) + minutes * MINUTE
  const off = ((minutes - minutesShown(zone, counted) + HALF_DAY + 2 * HALF_DAY) % (2 * HALF_DAY)) - HALF_DAY
  const instant = counted + off * MINUTE
  // A time that the clocks skip is the one they show instead.
  return minutesShown(zone, instant) === minutes ? instant : counted
}

const HALF_DAY = 12 * 60

function minutesShown(zone: string, instant: number): number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const parts = clock.formatToParts(instant)
  const part = (type: string) => Number(parts.find(found => found.type === type)?.value)
  return part('hour') * 60 + part('minute')
}
