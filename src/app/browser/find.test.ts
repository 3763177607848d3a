import { expect, test } from 'vitest'
import { SEARCH_INDEX } from '#features/guide/web/site/search-index.ts'
import { answersTo } from './find.tsx'
import { type Findable, findablePages } from './use-findable.ts'

const everything: Findable[] = [
  { kind: 'lender', path: '/dashboard/comparison', title: 'Harbor Savings', lines: ['Your offer at 6.5%'] },
  ...findablePages([]),
  ...SEARCH_INDEX.map((page): Findable => ({ ...page, kind: 'guide' })),
]
const first = (question: string) => answersTo(everything, question)[0]?.answers[0]?.path.replace('/dashboard/', '')

test('[CM8] questions in whole words find their page first', () => {
  expect(first('how much can i afford')).toBe('affordability')
  expect(first('when does my PMI end?')).toBe('insurance-diary')
  expect(first('what is due this week')).toBe('reminders')
  expect(first('compare lenders')).toBe('comparison')
  expect(first('is my escrow right')).toBe('escrow-check')
  expect(first('help')).toBe('feedback')
})

test('[CM7] what is one’s own stands before pages, and pages before the guide', () => {
  expect(answersTo(everything, 'harbor')[0]?.kind).toBe('lender')
  expect(answersTo(everything, 'tax').map(({ kind }) => kind)).toEqual(['page', 'guide'])
  for (const { answers } of answersTo(everything, 'tax')) expect(answers.length).toBeLessThanOrEqual(4)
})
