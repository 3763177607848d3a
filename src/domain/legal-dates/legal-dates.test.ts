import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addBusinessDays, countBusinessDays } from '../business-days.ts'
import { addDays, type CalendarDay, dayFromNumber, dayNumber } from '../calendar-day.ts'
import { daysBeforeClosing } from '../disclosure-deadlines.ts'
import { closingDay, lockEnd, lockRoom } from './closing-day.ts'
import { type LegalFacts, NO_FACTS, receivedOn } from './facts.ts'
import { countedDays, type LegalDateKey, legalDates } from './legal-dates.ts'

const byHand = (sent_on: CalendarDay) => ({ sent_on, delivery: 'hand' as const, opened_on: null })
const byMail = (sent_on: CalendarDay) => ({ sent_on, delivery: 'mail' as const, opened_on: null })

function dayOf(key: LegalDateKey, facts: Partial<LegalFacts>): CalendarDay | undefined {
  return legalDates({ ...NO_FACTS, ...facts }).find(date => date.key === key)?.day
}

describe('the worked examples', () => {
  test.each<[string, LegalDateKey, Partial<LegalFacts>, CalendarDay]>([
    ['LE-3', 'estimate-due', { applied_on: '2026-06-01' }, '2026-06-04'],
    ['LE-7', 'earliest-closing', { estimate: byMail('2026-06-01') }, '2026-06-09'],
    ['CD-3', 'closing-after-disclosure', { disclosure: byHand('2026-06-02') }, '2026-06-05'],
    ['CD-NEW', 'closing-after-new-wait', { new_wait: byHand('2026-06-09') }, '2026-06-12'],
    ['REV-3', 'revised-after-lock', { locked_on: '2026-06-08' }, '2026-06-11'],
    ['LE-LAST', 'last-revised-estimate', { closing_on: '2026-06-12' }, '2026-06-08'],
    ['INTENT-10', 'costs-expire', { estimate: byHand('2013-02-15') }, '2013-03-04'],
    ['RESC-3', 'right-to-cancel', { may_cancel: true, closing_on: '2018-06-01' }, '2018-06-05'],
    ['SAT-HOL', 'closing-after-disclosure', { disclosure: byHand('2026-07-02') }, '2026-07-07'],
    ['JUNETEENTH', 'closing-after-disclosure', { disclosure: byHand('2026-06-17') }, '2026-06-22'],
    ['JUNETEENTH-27', 'closing-after-disclosure', { disclosure: byHand('2027-06-17') }, '2027-06-22'],
    ['THANKS', 'closing-after-disclosure', { disclosure: byHand('2026-11-24') }, '2026-11-28'],
    ['CHRISTMAS', 'closing-after-disclosure', { disclosure: byHand('2026-12-23') }, '2026-12-28'],
    ['CURE-60', 'refund-by', { closing_on: '2013-10-01' }, '2013-11-30'],
    ['POST-30', 'corrected-papers', { change_known_on: '2026-06-10' }, '2026-07-10'],
  ])('[LD1] %s', (_, key, facts, day) => {
    expect(dayOf(key, facts)).toBe(day)
  })

  test('[LD2] MAIL-3 and CD-MAIL: mailed on Thursday is received on Monday, and opened sooner is received sooner', () => {
    expect(receivedOn(byMail('2026-06-11'))).toBe('2026-06-15')
    expect(receivedOn({ ...byMail('2026-06-11'), delivery: 'email', opened_on: '2026-06-12' })).toBe('2026-06-12')
    expect(receivedOn({ ...byMail('2026-06-11'), delivery: 'email' })).toBe('2026-06-15')
    expect(receivedOn(byHand('2026-06-11'))).toBe('2026-06-11')
    expect(receivedOn({ ...byMail('2026-06-11'), opened_on: '2026-06-20' })).toBe('2026-06-15')
    expect(receivedOn({ ...byMail('2026-06-11'), opened_on: '2026-06-01' })).toBe('2026-06-15')
    // The last day to mail it for a closing on Thursday is the Thursday before.
    const { disclosure_by } = closingDay(NO_FACTS, '2026-06-11', { today: '2026-06-01', lock_until: null })
    expect(disclosure_by && receivedOn(byMail('2026-06-04'))).toBe(disclosure_by)
    expect(receivedOn(byMail('2026-06-05')) > String(disclosure_by)).toBe(true)
  })

  test('[LD6] LOCK-60: sixty days of the samples', () => {
    expect(lockEnd('2013-02-15', 60)).toBe('2013-04-16')
    expect(lockEnd('2012-07-23', 60)).toBe('2012-09-21')
  })
})

describe('the disclosures', () => {
  test('[M30] an application on the Wednesday before Thanksgiving has its estimate by Tuesday', () => {
    expect(dayOf('estimate-due', { applied_on: '2026-11-25' })).toBe('2026-12-01')
  })

  test('[M30] a Closing Disclosure that comes on Thursday allows closing on Monday', () => {
    expect(dayOf('closing-after-disclosure', { disclosure: byHand('2026-11-12') })).toBe('2026-11-16')
    const { disclosure_by } = closingDay(NO_FACTS, '2026-11-16', { today: '2026-11-01', lock_until: null })
    expect(disclosure_by).toBe('2026-11-12')
  })

  test('[M30] closing waits seven days for the Loan Estimate too', () => {
    expect(dayOf('earliest-closing', { estimate: byHand('2026-11-10') })).toBe('2026-11-19')
  })

  test('[M30] what is mailed on Friday counts as received on Tuesday, and ten open days remain to say yes', () => {
    expect(receivedOn(byMail('2026-11-13'))).toBe('2026-11-17')
    expect(dayOf('costs-expire', { estimate: byHand('2026-11-16') })).toBe('2026-12-01')
  })
})

test('[LD1] what is not known makes no date', () => {
  expect(legalDates(NO_FACTS)).toEqual([])
  expect(dayOf('right-to-cancel', { closing_on: '2026-06-12' })).toBeUndefined()
})

test('[LD1] each date says whether it was kept, as far as can be told', () => {
  const facts = { ...NO_FACTS, applied_on: '2026-06-01', estimate: byMail('2026-06-05'), closing_on: '2026-06-12' }
  const met = Object.fromEntries(legalDates(facts).map(date => [date.key, date.met]))
  expect(met).toMatchObject({
    'estimate-due': false,
    'earliest-closing': false,
    'costs-expire': null,
    'refund-by': null,
  })
})

test('[LD3] a printed day wins, and Saturdays count where the lender is open', () => {
  const estimate = byHand('2024-03-01')
  expect(dayOf('costs-expire', { estimate })).toBe('2024-03-15')
  expect(dayOf('costs-expire', { estimate, lender_open_saturdays: true })).toBe('2024-03-13')
  expect(dayOf('costs-expire', { estimate, costs_expire_on: '2024-03-20' })).toBe('2024-03-20')
})

test('[LD4] the count names what was left out', () => {
  const [date] = legalDates({ ...NO_FACTS, disclosure: byHand('2026-11-24') })
  expect(date && countedDays(date)).toEqual([
    { day: '2026-11-25', number: 1, off: null },
    { day: '2026-11-26', number: null, off: 'Thanksgiving Day' },
    { day: '2026-11-27', number: 2, off: null },
    { day: '2026-11-28', number: 3, off: null },
  ])
})

test('[LD4] [T14] what must come before the closing is counted up to it, Sundays and holidays left out, also when the closing itself does not count', () => {
  const counted = (closing_on: CalendarDay) => {
    const date = legalDates({ ...NO_FACTS, closing_on }).find(({ key }) => key === 'disclosure-in-hand')
    return date && [date.day, ...countedDays(date).map(({ day, number }) => `${day} ${number ?? '-'}`)]
  }
  expect(counted('2026-11-30')).toEqual([
    '2026-11-25',
    '2026-11-26 -',
    '2026-11-27 1',
    '2026-11-28 2',
    '2026-11-29 -',
    '2026-11-30 3',
  ])
  expect(counted('2026-12-20')).toEqual(['2026-12-16', '2026-12-17 1', '2026-12-18 2', '2026-12-19 3', '2026-12-20 -'])
})

describe('another closing day', () => {
  const facts = { ...NO_FACTS, estimate: byHand('2026-11-16') }
  const today = '2026-12-01'

  test('[LD5] works with days to spare until the disclosure must be there', () => {
    const answer = closingDay(facts, '2026-12-21', { today, lock_until: '2026-12-25' })
    expect(answer).toEqual({
      closing_on: '2026-12-21',
      obstacles: [],
      earliest: '2026-11-24',
      disclosure_by: '2026-12-17',
      // The lock of Christmas Day can be used until the day before.
      limit: { kind: 'lock', day: '2026-12-24', room: 3 },
    })
    expect(
      closingDay({ ...facts, disclosure: byHand('2026-12-10') }, '2026-12-21', { today, lock_until: null }).limit,
    ).toEqual({ kind: 'earliest', day: '2026-12-14', room: 7 })
  })

  test('[LD5] names each rule that stands against it', () => {
    expect(closingDay(facts, '2026-11-20', { today, lock_until: null }).obstacles).toEqual([
      'past',
      'estimate-seven-days',
      'disclosure-not-in-time',
    ])
    const mailed = { ...facts, disclosure: byMail('2026-12-15'), new_wait: byHand('2026-12-19') }
    expect(closingDay(mailed, '2026-12-21', { today, lock_until: '2026-12-20' })).toMatchObject({
      obstacles: ['disclosure-three-days', 'new-wait', 'lock-over'],
      earliest: '2026-12-23',
      limit: null,
    })
  })

  test('[LD5] on a Sunday the three days have to be over before', () => {
    expect(closingDay(facts, '2026-12-20', { today, lock_until: null }).disclosure_by).toBe('2026-12-16')
  })

  test('[LD49] a weekend or a holiday is not a working day, whatever the law allows', () => {
    const obstacles = (day: string) => closingDay(facts, day, { today, lock_until: null }).obstacles
    for (const day of ['2026-12-19', '2026-12-20', '2026-12-25', '2027-01-01'])
      expect(obstacles(day), day).toEqual(['not-working-day'])
    expect(obstacles('2026-12-28')).toEqual([])
  })
})

test('[LD6] a lock has room to the closing, to the law, and after a new wait', () => {
  const facts = { ...NO_FACTS, estimate: byHand('2026-11-16'), closing_on: '2026-12-21' }
  expect(lockRoom(facts, '2026-12-24')).toEqual({ to_closing: 3, to_earliest: 30, after_new_wait: 0 })
  expect(lockRoom({ ...facts, may_cancel: true }, '2026-12-24').to_closing).toBe(-4)
  expect(lockRoom(NO_FACTS, '2026-12-24')).toEqual({ to_closing: null, to_earliest: null, after_new_wait: null })
})

test('[RL12] a lock is measured to the day the money moves, and counts until its last bank day', () => {
  const facts = { ...NO_FACTS, closing_on: '2026-12-29' }
  // New Year's Day pays out nothing: the lock's last usable day is the Thursday before.
  expect(lockRoom(facts, '2027-01-01').to_closing).toBe(2)
  expect(lockRoom(facts, '2027-01-16').to_closing).toBe(17)
  // Signed on Tuesday, paid out on Thursday, as the Closing Disclosure prints it.
  expect(lockRoom({ ...facts, paid_out_after: 2 }, '2027-01-01').to_closing).toBe(0)
  expect(lockRoom({ ...facts, paid_out_after: 2 }, '2026-12-30').to_closing).toBe(-1)
  // Two days after a Friday is a Sunday: the wire goes on Monday.
  expect(lockRoom({ ...facts, closing_on: '2026-12-18', paid_out_after: 2 }, '2026-12-21').to_closing).toBe(0)
  expect(
    closingDay({ ...facts, paid_out_after: 3 }, '2026-12-29', { today: '2026-12-01', lock_until: '2026-12-31' }),
  ).toMatchObject({
    obstacles: ['lock-over'],
  })
})

describe('a second way of counting', () => {
  /** Written anew from the statute: looks at each day through the platform's own calendar. */
  function counts(day: CalendarDay, sense: 'open' | 'open-saturdays' | 'specific'): boolean {
    const date = new Date(`${day}T12:00:00Z`)
    const of = (moved: number) => new Date(date.getTime() + moved * 86_400_000)
    const isHoliday = (on: Date) => {
      const [month, dayOfMonth, weekday] = [on.getUTCMonth() + 1, on.getUTCDate(), on.getUTCDay()]
      const week = Math.ceil(dayOfMonth / 7)
      const fixed = ['1/1', '6/19', '7/4', '11/11', '12/25'].includes(`${month}/${dayOfMonth}`)
      const monday = weekday === 1 && ['1/3', '2/3', '9/1', '10/2'].includes(`${month}/${week}`)
      const memorial = weekday === 1 && month === 5 && dayOfMonth > 24
      return fixed || monday || memorial || (weekday === 4 && month === 11 && week === 4)
    }
    if (date.getUTCDay() === 0) return false
    if (sense === 'specific') return !isHoliday(date)
    if (date.getUTCDay() === 6 && sense === 'open') return false
    const observedFriday = date.getUTCDay() === 5 && isHoliday(of(1))
    const observedMonday = date.getUTCDay() === 1 && isHoliday(of(-1))
    return !isHoliday(date) && !observedFriday && !observedMonday
  }

  test('[LD8] agrees on every day from 2026 to 2035, in every sense, forwards and backwards', () => {
    for (const sense of ['open', 'open-saturdays', 'specific'] as const) {
      for (let day: CalendarDay = '2026-01-01'; day <= '2035-12-31'; day = addDays(day, 1)) {
        if ((countBusinessDays(addDays(day, -1), 1, sense)[0]?.off === null) !== counts(day, sense)) {
          expect.fail(`${day} ${sense}`)
        }
      }
    }
  })

  test('[LD8] agrees on every deadline', () => {
    const start = fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2035-12-31') }).map(dayFromNumber)
    const sense = fc.constantFrom('open', 'open-saturdays', 'specific')
    fc.assert(
      fc.property(start, fc.constantFrom(1, 3, 4, 6, 7, 10), sense, (from, count, kind) => {
        let left = count
        let day = from
        while (left > 0) {
          day = addDays(day, 1)
          if (counts(day, kind)) left--
        }
        expect(addBusinessDays(from, count, kind)).toBe(day)
        // From the last day before a closing that many days fit, from the next business day they do not.
        const last = daysBeforeClosing(day, count, kind)
        expect(addBusinessDays(last, count, kind) <= day).toBe(true)
        expect(addBusinessDays(addBusinessDays(last, 1, kind), count, kind) > day).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
