import { describe, expect, test } from 'vitest'
import { addDays } from './calendar-day.ts'
import { calendarDayIn, isTimeZone } from './time-zone.ts'

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
  'America/Indiana/Indianapolis',
  'America/Puerto_Rico',
]
const HOUR = 3_600_000

const offsets = new Map(
  zones.map(zone => [zone, new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })]),
)

/** Hours a zone lies behind UTC, asked of the platform in another way than the code under test. */
function hoursBehind(zone: string, instant: number): number {
  const name = offsets
    .get(zone)
    ?.formatToParts(instant)
    .find(part => part.type === 'timeZoneName')?.value
  return -Number(/GMT([-+]\d\d)/.exec(name ?? '')?.[1] ?? 0)
}

describe.each(zones)('in %s', zone => {
  test.each([
    ['the clocks going forward', '2027-03-12', '2027-03-16'],
    ['the clocks going back', '2026-10-30', '2026-11-03'],
    ['a leap day', '2028-02-27', '2028-03-02'],
    ['a year end', '2026-12-30', '2027-01-02'],
  ])('[M21] across %s the count changes at midnight and only there', (_name, first, last) => {
    const end = Date.parse(`${last}T23:59:59.999Z`) + 12 * HOUR
    let previous: string | undefined
    let changes = 0
    for (let instant = Date.parse(`${first}T00:00:00Z`); instant <= end; instant += HOUR / 4) {
      const local = new Date(instant - hoursBehind(zone, instant) * HOUR).toISOString()
      const today = local.slice(0, 10)
      expect(calendarDayIn(zone, instant)).toBe(today)
      if (previous !== undefined && today !== previous) {
        changes++
        expect(today).toBe(addDays(previous, 1))
        expect(local.slice(11, 19)).toBe('00:00:00')
      }
      previous = today
    }
    expect(changes).toBeGreaterThanOrEqual(3)
  })

  test('[M21] the last millisecond of a day is still that day', () => {
    const midnight = Date.parse('2026-11-16T00:00:00Z') + hoursBehind(zone, Date.parse('2026-11-16T12:00:00Z')) * HOUR
    expect(calendarDayIn(zone, midnight - 1)).toBe('2026-11-15')
    expect(calendarDayIn(zone, midnight)).toBe('2026-11-16')
    expect(calendarDayIn(zone, new Date(midnight).toISOString())).toBe('2026-11-16')
  })
})

test('[M21] a zone that does not exist is told from one that does', () => {
  expect(isTimeZone('America/New_York')).toBe(true)
  expect(isTimeZone('America/Gotham')).toBe(false)
  expect(isTimeZone('')).toBe(false)
})
