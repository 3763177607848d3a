import { expect, test } from 'vitest'
import { addDays, daysBetween, weekday } from '#domain/calendar-day.ts'
import { lastYears, rateHistory } from './history.ts'
import type { Observation, Series } from './series.ts'
import { SURVEY_WEEKS } from './survey-weeks.ts'

const week = (observed_on: string, rate: number, series: Series = 'MORTGAGE30US'): Observation => ({
  series,
  observed_on,
  rate,
})

test('[R14] the survey that ships has every week of three years to October 1, 2026, on the day it came out', () => {
  const days = SURVEY_WEEKS.map(({ observed_on }) => observed_on)
  expect(SURVEY_WEEKS).toHaveLength(157)
  expect(SURVEY_WEEKS[0]).toEqual(week('2023-10-05', 7.49))
  expect(SURVEY_WEEKS).toContainEqual(week('2025-12-31', 6.15))
  expect(SURVEY_WEEKS.at(-1)).toEqual(week('2026-10-01', 7.28))
  expect(days.every(day => [3, 4].includes(weekday(day)))).toBe(true)
  expect(days.slice(1).every((day, at) => [6, 7, 8].includes(daysBetween(days[at] ?? '', day)))).toBe(true)
})

test('[R14] before live rates arrive the chart is Freddie Mac’s survey, named and dated, without a 15-year line', () => {
  const { weeks, source } = rateHistory([])
  expect(weeks).toHaveLength(157)
  expect(weeks.at(-1)).toEqual({ date: '2026-10-01', thirty_year: 7.28, fifteen_year: null })
  expect(source).toContain('Freddie Mac’s Primary Mortgage Market Survey, through FRED, to Thu, Oct 1, 2026.')
  expect(source).toContain('ship with Keyturn')
  const [from, to] = [lastYears(weeks, 1)[0], lastYears(weeks, 1).at(-1)]
  expect([from?.date, to?.date]).toEqual(['2025-10-02', '2026-10-01'])
})

test('[R14] stored weeks go before shipped ones and continue them', () => {
  const stored = [
    week('2026-10-01', 7.29),
    week('2026-10-08', 7.4),
    week('2026-10-08', 6.6, 'MORTGAGE15US'),
    // The 15-year rate alone makes no week.
    week('2026-10-15', 6.7, 'MORTGAGE15US'),
  ]
  const { weeks, source } = rateHistory(stored)
  expect(weeks.slice(-2)).toEqual([
    { date: '2026-10-01', thirty_year: 7.29, fifteen_year: null },
    { date: '2026-10-08', thirty_year: 7.4, fifteen_year: 6.6 },
  ])
  expect(weeks).toHaveLength(157)
  expect(weeks[0]?.date).toBe('2023-10-12')
  expect(source).toMatch(/to Thu, Oct 8, 2026\.$/)
})

test('[R14] a product that has been away for a while shows the newer weeks that ship with it', () => {
  const { weeks, source } = rateHistory([week('2026-09-17', 6.96), week('2026-09-17', 6.2, 'MORTGAGE15US')])
  expect(weeks.slice(-3).map(({ thirty_year }) => thirty_year)).toEqual([6.96, 7.03, 7.28])
  expect(source).toContain('ship with Keyturn')
})

test('[R14] no line is drawn across weeks that are not known', () => {
  const start = '2028-03-02'
  const stored = Array.from({ length: 57 }, (_, at) => week(addDays(start, at * 7), 6))
  const { weeks } = rateHistory(stored)
  expect(weeks).toHaveLength(57)
  expect(weeks[0]?.date).toBe(start)
})
