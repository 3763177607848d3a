import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import type { TimelineEventKey } from '#domain/timeline-events.ts'
import { wholeTimeline } from '#features/timeline/model.ts'
import { reminderOverview } from './overview.ts'

const today = '2026-11-15'

function saved(event_key: TimelineEventKey, days: number, completed = false) {
  const scheduled_date = addDays(today, days)
  return { event_key, scheduled_date, completed, notes: '', date_change_count: 1, reminder_enabled: true }
}

test('[N9] the reminders page counts and lists what is overdue, ahead and done, the nearest first', () => {
  const { events } = wholeTimeline([
    saved('contract_signed', -12, true),
    saved('loan_application', -1),
    saved('home_inspection', -4),
    saved('appraisal_scheduled', 9),
    saved('insurance_shopping', 0),
    saved('due_diligence_ends', 3),
  ])
  const overview = reminderOverview(events, today)
  expect(overview.overdue.map(event => event.event_key)).toEqual(['home_inspection', 'loan_application'])
  expect(overview.ahead.map(event => event.event_key)).toEqual([
    'insurance_shopping',
    'due_diligence_ends',
    'appraisal_scheduled',
  ])
  expect([overview.urgent, overview.completed.length, overview.undated]).toEqual([2, 1, 5])
})

test('[N37] a day that we guessed and that has passed is never among the overdue', () => {
  const { events } = wholeTimeline([
    { ...saved('loan_application', -1), date_change_count: 0 },
    { ...saved('home_inspection', 2), date_change_count: 0 },
    saved('insurance_shopping', -3),
  ])
  const { overdue, guessed, ahead } = reminderOverview(events, today)
  expect(overdue.map(event => event.event_key)).toEqual(['insurance_shopping'])
  expect(guessed.map(event => event.event_key)).toEqual(['loan_application'])
  expect(ahead.map(event => event.event_key)).toEqual(['home_inspection'])
})
