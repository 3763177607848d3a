import { expect, test } from 'vitest'
import { addDays } from './calendar-day.ts'
import {
  daysAway,
  formatClock,
  formatDate,
  formatDay,
  formatLongDate,
  formatLongDay,
  formatPlainDay,
  formatShortDay,
  formatWeekday,
  unbroken,
} from './day-words.ts'
import { LOCALE } from './locale.ts'

test('a day is written out the same wherever it is read', () => {
  expect(formatLongDay('2026-11-18')).toBe('Wednesday, November 18, 2026')
  expect(formatDay('2027-01-01')).toBe('Fri, Jan 1, 2027')
  expect(formatShortDay('2026-03-08')).toBe('Sun, Mar 8')
})

test('days are written as the browser’s own writer of dates does', () => {
  const [weekday, month] = ['short', 'short'] as const
  const writers: [(day: string) => string, Intl.DateTimeFormatOptions][] = [
    [formatLongDay, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }],
    [formatLongDate, { month: 'long', day: 'numeric', year: 'numeric' }],
    [formatDay, { weekday, month, day: 'numeric', year: 'numeric' }],
    [formatShortDay, { weekday, month, day: 'numeric' }],
    [formatDate, { month, day: 'numeric', year: 'numeric' }],
    [formatPlainDay, { month, day: 'numeric' }],
    [formatWeekday, { weekday: 'long' }],
  ]
  for (const [write, options] of writers) {
    const browsers = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' })
    for (let at = 0; at < 800; at++) {
      const day = addDays('1968-02-27', at * 37)
      expect(write(day)).toBe(browsers.format(new Date(`${day}T00:00:00Z`)))
    }
  }
})

test('so is the time of day', () => {
  const browsers = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const expected = browsers.format(minute * 60_000).replace('\u202f', ' ')
    expect(formatClock(Math.floor(minute / 60), minute % 60)).toBe(expected)
  }
})

test('days are counted in words', () => {
  expect([-2, -1, 0, 1, 3].map(daysAway)).toEqual(['2 days ago', 'yesterday', 'today', 'tomorrow', 'in 3 days'])
})

test('[E140] a date in a sentence on a page has no place where a line could end', () => {
  expect(unbroken('Sun, Nov 15, 2026')).toBe('Sun,\u00a0Nov\u00a015,\u00a02026')
})
