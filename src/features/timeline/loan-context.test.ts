import { expect, test } from 'vitest'
import { calendarOwner, loanContext, papersFor } from './loan-context.ts'
import { wholeTimeline } from './model.ts'
import { oldPaperWords } from './rights-words.ts'

const closure = { updated_at: '2026-03-01T10:00:00.000Z' } as never
const first = loanContext(null)
const next = loanContext(null, false, [{ closure }])

const today = '2026-11-16'
const paper = (added_at: string, values: object = {}) => ({
  added_at,
  figures: { kind: 'loan-estimate' as const, values, payments: [], lines: [], cash: {}, contacts: {} },
})

test('[T92] papers from before the last loan was closed are not the next loan’s', () => {
  const papers = ['2026-02-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'].map(added_at => paper(added_at))
  expect(papersFor(papers, first, [], today).current).toEqual(papers)
  expect(papersFor(papers, next, [], today).current).toEqual([papers[1]])
})

test('[LD51] a paper from more than a year before the contract, or before today, has no say in the calendar', () => {
  const added = '2026-11-10T00:00:00.000Z'
  const old = paper(added, { date_issued: '2013-02-15', rate_lock_until: '2013-04-16' })
  const fresh = paper(added, { date_issued: '2026-11-02' })
  const undated = paper(added)
  expect(papersFor([old, fresh, undated], first, [], today)).toEqual({
    current: [fresh, undated],
    old: [{ kind: 'loan-estimate', day: '2013-02-15' }],
  })
  const signed = (day: string) =>
    wholeTimeline([
      {
        event_key: 'contract_signed',
        scheduled_date: day,
        completed: false,
        notes: '',
        date_change_count: 1,
        reminder_enabled: true,
      },
    ]).events
  expect(papersFor([old], first, signed('2013-02-01'), today).current).toEqual([old])
  const lastYear = paper(added, { date_issued: '2025-11-20' })
  expect(papersFor([lastYear], first, [], today).current).toHaveLength(1)
  expect(papersFor([lastYear], first, signed('2026-12-01'), today).current).toHaveLength(0)
  expect(oldPaperWords({ kind: 'loan-estimate', day: '2013-02-15' })).toBe(
    'Your Loan Estimate of Feb 15, 2013 is more than a year older than this loan, so its dates don’t count here.',
  )
})

test('[T92] the entries of the next loan are new ones in a calendar, those of the first keep their names', () => {
  expect(calendarOwner('ada', first)).toBe('ada')
  expect(calendarOwner('ada', next)).not.toBe('ada')
  expect(calendarOwner('ada', next)).toBe(calendarOwner('ada', loanContext(null, true, [{ closure }])))
})
