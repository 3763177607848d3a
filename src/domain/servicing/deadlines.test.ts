import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addBusinessDays, isBusinessDay } from '../business-days.ts'
import { addDays, type CalendarDay, dayFromNumber, daysBetween, weekday } from '../calendar-day.ts'
import { federalHolidays } from '../federal-holidays.ts'
import {
  adjustmentWindow,
  countServicingDays,
  ERROR_CLOCK,
  forcePlacedCharge,
  INFORMATION_CLOCK,
  isInAdjustmentWindow,
  isInTransferPeriod,
  receivedIfMailed,
  type ServicingDateKey,
  servicingDate,
  servicingDates,
} from './deadlines.ts'

const anyDay = fc.integer({ min: 19_000, max: 36_000 }).map(dayFromNumber)

/** Every date that an independent program counted. */
const COUNTED: [key: ServicingDateKey, from: CalendarDay, day: CalendarDay, latest?: CalendarDay][] = [
  ['error-acknowledged', '2027-03-01', '2027-03-08'],
  ['error-answered', '2027-03-01', '2027-04-12'],
  ['error-answered-extended', '2027-03-01', '2027-05-03'],
  ['error-no-bad-mark', '2027-03-01', '2027-04-30'],
  ['error-acknowledged', '2026-11-20', '2026-11-30'],
  ['error-answered', '2026-11-20', '2027-01-06'],
  ['error-answered', '2027-06-14', '2027-07-26', '2027-07-28'],
  ['payoff-error-answered', '2027-03-01', '2027-03-10'],
  ['owner-answered', '2027-03-01', '2027-03-15'],
  ['information-answered', '2027-03-01', '2027-04-12'],
  ['payoff-statement', '2027-05-27', '2027-06-08'],
  ['escrow-back', '2027-02-01', '2027-03-02'],
  ['short-year-after-payoff', '2027-02-01', '2027-04-02'],
  ['transfer-new-letter', '2027-06-01', '2027-06-16'],
  ['transfer-no-late-fee', '2027-06-01', '2027-07-30'],
  ['transfer-escrow-statement', '2027-06-01', '2027-07-31'],
  ['transfer-short-year', '2027-06-01', '2027-07-31'],
  ['force-placed-reminder', '2027-02-01', '2027-03-03'],
  ['force-placed-charge', '2027-02-01', '2027-03-18'],
  ['force-placed-refund', '2027-04-01', '2027-04-16'],
  ['escrow-initial-statement', '2027-03-18', '2027-05-02'],
  ['escrow-surplus-refund', '2027-06-15', '2027-07-15'],
  ['escrow-closing-asked', '2027-07-01', '2027-06-28'],
  ['escrow-closing', '2027-07-01', '2027-05-25'],
  ['statement-sent', '2027-04-16', '2027-04-20'],
]

describe('the dates of a servicer', () => {
  test.each(COUNTED)('[SD1] %s from %s is %s', (key, from, day, latest = day) => {
    expect(servicingDate(key, from)).toMatchObject({ from, day, latest })
  })

  test('[SD2] the third kind of day leaves out Saturdays, Sundays and holidays on their own date', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (from, count) => {
        const { day } = countServicingDays(from, count, 'servicer')
        expect(countedByHand(from, day)).toBe(count)
        expect(countedByHand(from, addDays(day, -1))).toBe(count - 1)
      }),
    )
    expect(isBusinessDay('2027-07-05', 'servicer')).toBe(true)
    expect(isBusinessDay('2027-07-05', 'open')).toBe(false)
    expect(isBusinessDay('2027-07-03', 'servicer')).toBe(false)
    expect(isBusinessDay('2027-11-25', 'servicer')).toBe(false)
  })

  test('[SD3] nobody is late before the later reading, which also leaves out days on which holidays are observed', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (from, count) => {
        const { day, latest } = countServicingDays(from, count, 'servicer')
        expect(latest >= day).toBe(true)
        expect(latest).toBe(addBusinessDays(from, count, 'open'))
      }),
    )
    expect(countServicingDays('2027-06-14', 30, 'open')).toEqual({ day: '2027-07-28', latest: '2027-07-28' })
  })

  test('[SD4] a letter starts its clocks on the day it is received, five days after mailing where nobody knows', () => {
    const days = (keys: readonly ServicingDateKey[], from: CalendarDay) =>
      servicingDates(keys, from).map(({ key, day }) => `${key} ${day}`)
    expect(receivedIfMailed('2027-02-24')).toBe('2027-03-01')
    expect(days(ERROR_CLOCK, receivedIfMailed('2027-02-24'))).toEqual([
      'error-acknowledged 2027-03-08',
      'error-answered 2027-04-12',
      'error-answered-extended 2027-05-03',
      'error-no-bad-mark 2027-04-30',
    ])
    expect(days(INFORMATION_CLOCK, '2027-03-01')).toEqual([
      'information-acknowledged 2027-03-08',
      'information-answered 2027-04-12',
      'information-answered-extended 2027-05-03',
    ])
    expect(days(['escrow-back', 'short-year-after-payoff'], '2027-02-01')).toEqual([
      'escrow-back 2027-03-02',
      'short-year-after-payoff 2027-04-02',
    ])
    expect(days(['error-documents'], '2027-03-01')).toEqual(['error-documents 2027-03-22'])
  })

  test('[SD5] a transfer has its letters, and sixty days without a late fee that begin on its first day', () => {
    const day = (key: ServicingDateKey) => servicingDate(key, '2027-06-01').day
    expect(day('transfer-old-letter')).toBe('2027-05-17')
    expect(day('transfer-new-letter')).toBe('2027-06-16')
    expect(day('transfer-no-late-fee')).toBe('2027-07-30')
    expect(day('transfer-escrow-statement')).toBe('2027-07-31')
    expect(day('transfer-short-year')).toBe('2027-07-31')
    expect(servicingDate('transfer-one-letter', '2027-06-01').day).toBe('2027-05-17')
    expect(servicingDate('transfer-letter-after-failure', '2027-06-01').day).toBe('2027-07-01')
    expect(servicingDate('new-owner-notice', '2027-06-01').day).toBe('2027-07-01')
    expect(isInTransferPeriod('2027-06-01', '2027-05-31')).toBe(false)
    expect(isInTransferPeriod('2027-06-01', '2027-06-01')).toBe(true)
    expect(isInTransferPeriod('2027-06-01', '2027-07-30')).toBe(true)
    expect(isInTransferPeriod('2027-06-01', '2027-07-31')).toBe(false)
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -90, max: 90 }), (effective, away) => {
        expect(isInTransferPeriod(effective, addDays(effective, away))).toBe(away >= 0 && away < 60)
      }),
    )
  })

  test('[SD6] force-placed insurance is charged after 45 days and 15 days after a reminder that came in time, or never', () => {
    expect(forcePlacedCharge('2027-02-01', '2027-03-03')).toBe('2027-03-18')
    // A reminder that was sent later moves the day.
    expect(forcePlacedCharge('2027-02-01', '2027-03-10')).toBe('2027-03-25')
    expect(forcePlacedCharge('2027-02-01', '2027-02-20')).toBeNull()
    expect(forcePlacedCharge('2027-02-01', '2027-03-02')).toBeNull()
    expect(forcePlacedCharge('2027-02-01', null)).toBeNull()
    expect(servicingDate('force-placed-renewal', '2028-03-18').day).toBe('2028-02-02')
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 200 }), (notice, after) => {
        const charge = forcePlacedCharge(notice, addDays(notice, after))
        expect(charge && daysBetween(notice, charge)).toBe(after < 30 ? null : Math.max(45, after + 15))
      }),
    )
  })

  test('[SD7] the notice of a new rate is sent within its window', () => {
    expect(adjustmentWindow('each', '2032-05-01')).toEqual({ from: '2032-01-02', to: '2032-03-02' })
    expect(adjustmentWindow('frequent', '2032-05-01')).toEqual({ from: '2032-01-02', to: '2032-04-06' })
    expect(adjustmentWindow('first', '2032-05-01')).toEqual({ from: '2031-09-04', to: '2031-10-04' })
    fc.assert(
      fc.property(
        fc.constantFrom('each' as const, 'frequent' as const, 'first' as const),
        anyDay,
        fc.integer({ min: 0, max: 300 }),
        (notice, payment, before) => {
          const { from, to } = adjustmentWindow(notice, payment)
          const sent = addDays(payment, -before)
          expect(isInAdjustmentWindow(notice, sent, payment)).toBe(sent >= from && sent <= to)
        },
      ),
    )
  })
})

/** Days after one and up to another that count, each asked for by itself. */
function countedByHand(from: CalendarDay, to: CalendarDay): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    const isHoliday = federalHolidays(Number(day.slice(0, 4))).some(holiday => holiday.day === day)
    if (weekday(day) !== 0 && weekday(day) !== 6 && !isHoliday) count++
  }
  return count
}
