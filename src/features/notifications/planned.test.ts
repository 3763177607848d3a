import { expect, test } from 'vitest'
import { plannedWords } from './page-words.ts'
import { noticeDays } from './planned.ts'

const today = '2026-11-16'
const date = { day: '2026-12-17', isOn: true }

test('[N35] a date is told as early as the person chose, or at notices of its own, the nearest first', () => {
  expect(noticeDays(date, 3, today)).toEqual(['2026-12-14'])
  expect(noticeDays({ ...date, notices: [14, 7, 3] }, 3, today)).toEqual(['2026-12-03', '2026-12-10', '2026-12-14'])
  expect(noticeDays({ ...date, day: '2026-11-25', notices: [14, 7, 3] }, 3, today)).toEqual([
    '2026-11-18',
    '2026-11-22',
  ])
  expect(plannedWords.noticeDays(['2026-12-03', '2026-12-10'], today)).toBe('We remind you on Dec 3 and Dec 10.')
})

test('[N36] what is off or only guessed is not told; what is near is told today', () => {
  expect(noticeDays({ ...date, isOn: false }, 3, today)).toEqual([])
  expect(noticeDays({ ...date, isGuess: true }, 3, today)).toEqual([])
  expect(noticeDays({ ...date, day: '2026-11-17' }, 3, today)).toEqual([today])
  expect(noticeDays({ ...date, day: '2026-11-15' }, 3, today)).toEqual([])
  expect(plannedWords.noticeDays([today], today)).toBe('We remind you today.')
})
