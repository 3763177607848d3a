import { expect, test } from 'vitest'
import { BASE_RATE_DAY } from '#domain/rate-estimate.ts'
import { averageWords, estimateWords } from './estimate-words.ts'

test('[C36] the weekly average stands there with its day, and says when it is older than a week', () => {
  const week = { date: '2026-11-12', thirty_year: 6.2 }
  expect(averageWords(week, '2026-11-19')).toBe(
    'This week’s average for a 30-year fixed loan is 6.20% (Freddie Mac’s survey of Nov 12, 2026).',
  )
  expect(averageWords(week, '2026-11-20')).toBe(
    'The last average we have for a 30-year fixed loan is 6.20% (Freddie Mac’s survey of Nov 12, 2026, more than a week ago).',
  )
})

test('[C36] [L46] the estimate says that its base is fixed and of which day', () => {
  expect(estimateWords.base).toContain(`, ${BASE_RATE_DAY.slice(0, 4)}, not from the market`)
})
