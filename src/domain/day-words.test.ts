import { expect, test } from 'vitest'
import { daysAway, formatDay, formatLongDay, formatShortDay } from './day-words.ts'

test('a day is written out the same wherever it is read', () => {
  expect(formatLongDay('2026-11-18')).toBe('Wednesday, November 18, 2026')
  expect(formatDay('2027-01-01')).toBe('Fri, Jan 1, 2027')
  expect(formatShortDay('2026-03-08')).toBe('Sun, Mar 8')
})

test('days are counted in words', () => {
  expect([-2, -1, 0, 1, 3].map(daysAway)).toEqual(['2 days ago', 'yesterday', 'today', 'tomorrow', 'in 3 days'])
})
