import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dayFromNumber, dayNumber, daysBetween, isCalendarDay, weekday } from './calendar-day.ts'

test('[M20] every day from 1600 to 2400 is counted as the platform counts it', () => {
  const first = Date.UTC(1600, 0, 1) / 86_400_000
  const last = Date.UTC(2400, 11, 31) / 86_400_000
  for (let number = first; number <= last; number++) {
    const date = new Date(number * 86_400_000)
    const day = date.toISOString().slice(0, 10)
    if (dayFromNumber(number) !== day || dayNumber(day) !== number || weekday(day) !== date.getUTCDay()) {
      expect.fail(`${day} is counted as ${dayFromNumber(number)}`)
    }
  }
})

test('[M20] days that do not exist are refused', () => {
  expect(['2028-02-29', '2000-02-29', '2026-12-31', '0001-01-01'].every(isCalendarDay)).toBe(true)
  for (const wrong of [
    '2027-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-4-3',
    '',
    'today',
    null,
    5,
  ]) {
    expect(isCalendarDay(wrong)).toBe(false)
  }
  expect(() => dayNumber('soon')).toThrow(RangeError)
})

test('[M20] leap days and year ends are crossed without losing a day', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2027-03-01', '2027-02-28')).toBe(-1)
})

test('[M20] a month after the 31st is the last day of the next month', () => {
  expect([addMonths('2027-01-31', 1), addMonths('2028-01-31', 1), addMonths('2026-12-15', 1)]).toEqual([
    '2027-02-28',
    '2028-02-29',
    '2027-01-15',
  ])
  expect([addMonths('2026-03-31', -1), addMonths('2026-11-15', 360)]).toEqual(['2026-02-28', '2056-11-15'])
})

test('[M20] adding days and counting them back agree', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000, max: 200_000 }),
      fc.integer({ min: -50_000, max: 50_000 }),
      (start, days) => {
        const from = dayFromNumber(start)
        expect(daysBetween(from, addDays(from, days))).toBe(days)
      },
    ),
  )
})
