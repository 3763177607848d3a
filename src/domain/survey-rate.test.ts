import { expect, test } from 'vitest'
import { SURVEY_WEEKS } from '#features/news/survey-weeks.ts'
import { newerSurvey, rateGap, SHIPPED_SURVEY } from './survey-rate.ts'

test('[M39] our estimate is measured against the survey, and more than a quarter of a point is a wide gap', () => {
  const survey = { date: '2026-10-08', thirty_year: 7.4 }
  expect(rateGap(survey, 6.6)).toEqual({ survey, estimate: 6.6, points: -0.8, is_wide: true })
  expect(rateGap(survey, 7.15)).toMatchObject({ points: -0.25, is_wide: false })
  expect(rateGap(survey, 7.65)).toMatchObject({ points: 0.25, is_wide: false })
  expect(rateGap(survey, 7.651)).toMatchObject({ points: 0.251, is_wide: true })
})

test('[M39] the shipped survey is the last of the weeks that ship, and a newer one goes before it', () => {
  const last = SURVEY_WEEKS.at(-1)
  expect(SHIPPED_SURVEY).toEqual({ date: last?.observed_on, thirty_year: last?.rate })
  const newer = { date: '2026-11-12', thirty_year: 7.1 }
  expect(newerSurvey(SHIPPED_SURVEY, newer)).toBe(newer)
  expect(newerSurvey(newer, SHIPPED_SURVEY)).toBe(newer)
  expect(newerSurvey(newer, null)).toBe(newer)
})
