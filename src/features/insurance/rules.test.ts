import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { guessPassedWords } from '#features/timeline/agenda-words.ts'
import { checklistCardWords } from './page-words.ts'
import { PROVIDERS } from './providers.ts'
import { askedCoverage, coverageFor, planSteps, STEPS } from './rules.ts'
import { askedWords, insuranceWords, stepWords } from './words.ts'

test('[I2] the minimum is the larger of the loan and 80% of the value, and it is said which', () => {
  expect(coverageFor(500_000, 400_000)).toMatchObject({ minimum: 400_000, decides: 'both' })
  expect(coverageFor(500_000, 450_000)).toMatchObject({ minimum: 450_000, decides: 'loan' })
  expect(coverageFor(600_000, 300_000)).toMatchObject({ minimum: 480_000, share: 480_000, decides: 'share' })
  expect(coverageFor(null, null)).toMatchObject({ minimum: 0 })
  expect(coverageFor(null, 250_000)).toMatchObject({ minimum: 250_000, decides: 'loan' })
})

test('[I10] the cost to rebuild decides what a lender asks for; the rule of thumb is never called a minimum or an upper guess', () => {
  expect(askedCoverage(null, 810_000)).toBeNull()
  expect(askedCoverage(0, 810_000)).toBeNull()
  const dear = askedCoverage(450_000, 810_000)
  expect(dear?.asked).toBe(450_000)
  expect(dear && askedWords(dear)).toMatch(/^All of the cost to rebuild\./)
  const cheap = askedCoverage(300_000, 96_500)
  expect(cheap?.asked).toBe(240_000)
  expect(cheap && askedWords(cheap)).toMatch(/^80% of the cost to rebuild\. Insure the whole \$300,000/)
  const between = askedCoverage(400_000, 360_000)
  expect(between && askedWords(between)).toMatch(/^Your loan/)
  expect(insuranceWords['value-note']).not.toMatch(/upper|minimum/)
})

const closing_day = {
  event_key: 'closing_day',
  scheduled_date: '2027-01-20',
  completed: false,
  date_change_count: 1,
} as const

test('[I5] the steps are three weeks before, one week before and on closing day', () => {
  expect(STEPS.map(({ key }) => stepWords[key].when)).toEqual([
    '3 weeks before closing',
    '1 week before closing',
    'On closing day',
  ])
  expect(planSteps([closing_day], '2026-12-01').map(({ date, state }) => [date, state])).toEqual([
    ['2026-12-30', 'later'],
    ['2027-01-13', 'later'],
    ['2027-01-20', 'later'],
  ])
})

test('[I6] the steps carry the timeline’s own two days; only a step without one is counted from the closing', () => {
  const shopping = { ...closing_day, event_key: 'insurance_shopping', scheduled_date: '2026-11-22' } as const
  const secured = { ...closing_day, event_key: 'insurance_secured', scheduled_date: '2026-12-03' } as const
  const guess = { date_change_count: 0 }
  expect(
    planSteps([{ ...shopping, ...guess }, secured, closing_day], '2026-11-20').map(({ date, guessed, counted }) => [
      date,
      guessed,
      counted,
    ]),
  ).toEqual([
    ['2026-11-22', true, false],
    ['2026-12-03', false, false],
    ['2027-01-20', false, false],
  ])
  expect(planSteps([secured, closing_day], '2026-11-20')[0]).toMatchObject({ date: '2026-12-30', counted: true })
  expect(planSteps([shopping], '2026-11-20').map(({ date }) => date)).toEqual(['2026-11-22', null, null])
})

test('[I5] [I7] a step is soon within a week and done when the timeline says so; late only by a day that somebody set', () => {
  const states = (today: string, ...completed: ('insurance_shopping' | 'insurance_secured')[]) =>
    planSteps(
      [
        closing_day,
        ...completed.map(event_key => ({ event_key, scheduled_date: null, completed: true, date_change_count: 0 })),
      ],
      today,
    ).map(({ state }) => state)
  expect(states('2026-12-30')).toEqual(['soon', 'later', 'later'])
  expect(states('2027-01-10')).toEqual(['passed', 'soon', 'later'])
  expect(states('2027-01-10', 'insurance_shopping')).toEqual(['done', 'soon', 'later'])
  expect(states(addDays(closing_day.scheduled_date, 1), 'insurance_secured')).toEqual(['passed', 'done', 'late'])
  expect(checklistCardWords.day('2027-01-13', 3, true)).toMatch(/^Probably /)
  expect(checklistCardWords.day('2027-01-13', 3, false)).not.toContain('Probably')
  expect(guessPassedWords('2027-01-06')).toContain('No harm done')
})

test('[I5] without a closing date the steps have no dates', () => {
  expect(planSteps([], '2026-12-01').map(({ date, state }) => [date, state])).toEqual(
    Array.from({ length: 3 }, () => [null, 'undated']),
  )
})

test('[I4] six insurers, each with its own secure site', () => {
  expect(PROVIDERS).toHaveLength(6)
  expect(new Set(PROVIDERS.map(({ url }) => new URL(url).host)).size).toBe(6)
  expect(PROVIDERS.every(({ url }) => url.startsWith('https://www.'))).toBe(true)
  expect(PROVIDERS.map(({ name }) => name)).toEqual(PROVIDERS.map(({ name }) => name).toSorted())
})
