import { type CalendarDay, calendarDay, daysBetween } from './calendar-day.ts'

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

/** Calendar days from the day it now is in the zone. Counts days, not hours: clock changes cannot shift it. */
export function daysUntil(day: CalendarDay, zone: string, now: number | string): number {
  return daysBetween(calendarDayIn(zone, now), day)
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
