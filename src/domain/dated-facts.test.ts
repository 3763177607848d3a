import { expect, test } from 'vitest'
import { isCalendarDay } from './calendar-day.ts'
import { CONFORMING_LIMITS, DATED_FACTS, factsToReview } from './dated-facts.ts'

test('[R18] every dated fact says when it was looked at and when it must be again', () => {
  for (const [name, { checked_on, look_again_on }] of Object.entries(DATED_FACTS)) {
    expect([isCalendarDay(checked_on), isCalendarDay(look_again_on)], name).toEqual([true, true])
    expect(look_again_on > checked_on, name).toBe(true)
  }
})

test('[R18] by a moved clock: nothing to look at long before, a warning a month before, past ones first', () => {
  const { look_again_on } = DATED_FACTS['conforming-limits']
  const due = (today: string, daysAhead: number) => factsToReview(today, daysAhead).map(fact => fact.look_again_on)
  expect(due('2026-10-01', 30)).toEqual([])
  expect(due('2026-10-25', 30)).toEqual([look_again_on])
  expect(due('2026-11-23', 0)).toEqual([])
  expect(due(look_again_on, 0)).toEqual([look_again_on])
  const later = due('2027-06-01', 0)
  expect(later.length).toBeGreaterThan(3)
  expect(later).toEqual(later.toSorted())
})

test('the ceiling of the conforming limits is one and a half times the baseline', () => {
  expect(CONFORMING_LIMITS.ceiling).toBe(CONFORMING_LIMITS.baseline * 1.5)
})
