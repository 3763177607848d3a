import { expect, test } from 'vitest'
import { calendarOwner, loanContext, papersFor } from './loan-context.ts'

const closure = { updated_at: '2026-03-01T10:00:00.000Z' } as never
const first = loanContext(null)
const next = loanContext(null, false, [{ closure }])

test('[T92] papers from before the last loan was closed are not the next loan’s', () => {
  const papers = ['2026-02-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'].map(added_at => ({ added_at }))
  expect(papersFor(papers, first)).toEqual(papers)
  expect(papersFor(papers, next)).toEqual([papers[1]])
})

test('[T92] the entries of the next loan are new ones in a calendar, those of the first keep their names', () => {
  expect(calendarOwner('ada', first)).toBe('ada')
  expect(calendarOwner('ada', next)).not.toBe('ada')
  expect(calendarOwner('ada', next)).toBe(calendarOwner('ada', loanContext(null, true, [{ closure }])))
})
