import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addBusinessDays, BUSINESS_DAY_SENSES, type BusinessDaySense, isBusinessDay } from './business-days.ts'
import { addDays, type CalendarDay, dayFromNumber, weekday } from './calendar-day.ts'
import { federalHolidays } from './federal-holidays.ts'

describe('federal holidays', () => {
  test('[M29] of 2026 and 2027 are the published ones', () => {
    expect(federalHolidays(2026).map(({ day }) => day.slice(5))).toEqual(
      '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25'.split(' '),
    )
    expect(federalHolidays(2027).map(({ observed }) => observed)).toEqual(
      '2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-24'.split(
        ' ',
      ),
    )
  })

  test('[M29] are observed on Friday or Monday when they fall on a weekend', () => {
    const observed = (year: number, name: string) => federalHolidays(year).find(one => one.name === name)?.observed
    expect(observed(2026, 'Independence Day')).toBe('2026-07-03')
    expect(observed(2027, 'Independence Day')).toBe('2027-07-05')
    expect(observed(2028, "New Year's Day")).toBe('2027-12-31')
    for (let year = 1990; year < 2100; year++) {
      for (const { observed } of federalHolidays(year)) expect([1, 2, 3, 4, 5]).toContain(weekday(observed))
    }
  })

  test('[M29] are counted from the year the law made them', () => {
    expect(federalHolidays(2020)).toHaveLength(10)
    expect(federalHolidays(2021)).toHaveLength(11)
  })
})

describe('business days', () => {
  test('[M29] of the offices are weekdays without observed holidays', () => {
    expect(isBusinessDay('2026-07-03', 'open')).toBe(false)
    expect(isBusinessDay('2027-12-31', 'open')).toBe(false)
    expect(isBusinessDay('2026-11-14', 'open')).toBe(false)
    expect(isBusinessDay('2026-11-16', 'open')).toBe(true)
  })

  test('[M29] in the specific sense leave out Sundays and the named day only, not the observed one', () => {
    expect(isBusinessDay('2026-07-03', 'specific')).toBe(true)
    expect(isBusinessDay('2026-07-04', 'specific')).toBe(false)
    expect(isBusinessDay('2027-07-05', 'specific')).toBe(true)
    expect(isBusinessDay('2026-11-14', 'specific')).toBe(true)
    expect(isBusinessDay('2026-11-15', 'specific')).toBe(false)
    expect(isBusinessDay('2026-11-26', 'specific')).toBe(false)
  })

  test('[M29] are added and counted alike, forwards and backwards', () => {
    const sense = fc.constantFrom(...BUSINESS_DAY_SENSES)
    fc.assert(
      fc.property(
        fc.integer({ min: 15_000, max: 40_000 }),
        fc.integer({ min: 1, max: 60 }),
        sense,
        (start, count, kind) => {
          const from = dayFromNumber(start)
          const to = addBusinessDays(from, count, kind)
          expect(isBusinessDay(to, kind)).toBe(true)
          expect(businessDaysUntil(from, to, kind)).toBe(count)
          if (isBusinessDay(from, kind)) expect(addBusinessDays(to, -count, kind)).toBe(from)
        },
      ),
    )
    expect(addBusinessDays('2026-11-15', 0, 'open')).toBe('2026-11-15')
    expect(addBusinessDays('2026-11-15', Number.NaN, 'open')).toBe('2026-11-15')
  })
})

function businessDaysUntil(from: CalendarDay, to: CalendarDay, sense: BusinessDaySense): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isBusinessDay(day, sense)) count++
  return count
}
