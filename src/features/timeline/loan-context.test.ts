import { expect, test } from 'vitest'
import { oldDisclosureWords } from './legal-dates-words.ts'
import { calendarOwner, disclosuresFor } from './loan-context.ts'
import { wholeTimeline } from './model.ts'

const today = '2026-11-16'
const disclosure = (added_at: string, values: object = {}) => ({
  added_at,
  figures: { kind: 'loan-estimate' as const, values, payments: [], lines: [], cash: {}, contacts: {} },
})

test('[LD51] a paper from more than a year before the contract, or before today, has no say in the calendar', () => {
  const added = '2026-11-10T00:00:00.000Z'
  const old = disclosure(added, { date_issued: '2013-02-15', rate_lock_until: '2013-04-16' })
  const fresh = disclosure(added, { date_issued: '2026-11-02' })
  const undated = disclosure(added)
  expect(disclosuresFor([old, fresh, undated], [], today)).toEqual({
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
  expect(disclosuresFor([old], signed('2013-02-01'), today).current).toEqual([old])
  const lastYear = disclosure(added, { date_issued: '2025-11-20' })
  expect(disclosuresFor([lastYear], [], today).current).toHaveLength(1)
  expect(disclosuresFor([lastYear], signed('2026-12-01'), today).current).toHaveLength(0)
  expect(oldDisclosureWords({ kind: 'loan-estimate', day: '2013-02-15' })).toBe(
    'Your Loan Estimate of Feb 15, 2013 is more than a year older than this loan, so its dates don’t count here.',
  )
})

test('[T92] the entries of the next loan are new ones in a calendar, those of the first keep their names', () => {
  const ada = { user_id: 'ada', loan_id: 'elm-street' }
  expect(calendarOwner({ ...ada, is_first: true })).toBe('ada')
  expect(calendarOwner({ ...ada, is_first: false })).toBe('elm-street')
})
