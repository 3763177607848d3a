import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { calendarDayIn } from '#domain/time-zone.ts'
import { nextReminderDay, reminderFor } from './reminder-rules.ts'

const today = '2026-11-15'
const event = (days: number, changes = {}) => ({
  day: addDays(today, days),
  isWanted: true,
  tellsWhenOver: true,
  ...changes,
})

test('[N10] an event asks for a reminder from so many days ahead until it is over, and then once as overdue', () => {
  for (const ahead of [1, 3, 7, 14]) {
    expect(reminderFor(event(ahead + 1), ahead, today)).toBeNull()
    expect(reminderFor(event(ahead), ahead, today)).toBe('due')
    expect(reminderFor(event(0), ahead, today)).toBe('due')
    expect(reminderFor(event(-1), ahead, today)).toBe('overdue')
  }
})

test('[N11] what is done or switched off asks for nothing', () => {
  const quiet = event(1, { isWanted: false })
  expect([reminderFor(quiet, 14, today), nextReminderDay(quiet, [], 14, today)]).toEqual([null, null])
})

test('[T41] a date with notices of its own is told at each of them, and one that a later one overtook is past', () => {
  const lock = event(20, { notices: [3, 14, 7], tellsWhenOver: false })
  const on = (days: number) => addDays(lock.day, -days)
  expect([15, 14, 8, 7, 4, 3, 0, -1].map(days => reminderFor(lock, 1, on(days)))).toEqual([
    null,
    'due-14',
    'due-14',
    'due-7',
    'due-7',
    'due-3',
    'due-3',
    null,
  ])
  expect(nextReminderDay(lock, [], 1, today)).toBe(on(14))
  expect(nextReminderDay(lock, ['due-14'], 1, today)).toBe(on(7))
  expect(nextReminderDay(lock, ['due-7'], 1, today)).toBe(on(3))
  expect(nextReminderDay(lock, ['due-14', 'due-7', 'due-3'], 1, today)).toBeNull()
})

test('[T41] a date that passed untold is looked at no more, unless it asks to be told when it is over', () => {
  expect(nextReminderDay(event(-1, { tellsWhenOver: false }), [], 3, today)).toBeNull()
  expect(nextReminderDay(event(-1), ['due'], 3, today)).toBe(today)
})

test('[N12] half an hour around midnight decides by the person’s own day, also when clocks change', () => {
  // Local times on the weekends of both clock changes; the server only knows the instant.
  const cases: [zone: string, instant: string, day: string][] = [
    ['Pacific/Honolulu', '2026-11-01T09:30:00Z', '2026-10-31'],
    ['Pacific/Honolulu', '2026-11-01T10:30:00Z', '2026-11-01'],
    ['America/Anchorage', '2026-11-02T08:30:00Z', '2026-11-01'],
    ['America/Anchorage', '2026-11-02T09:30:00Z', '2026-11-02'],
    ['America/Los_Angeles', '2026-11-01T06:30:00Z', '2026-10-31'],
    ['America/Los_Angeles', '2026-11-02T08:30:00Z', '2026-11-02'],
    ['America/Phoenix', '2026-03-08T06:30:00Z', '2026-03-07'],
    ['America/Phoenix', '2026-03-08T07:30:00Z', '2026-03-08'],
    ['America/Denver', '2026-03-09T05:30:00Z', '2026-03-08'],
    ['America/Denver', '2026-03-09T06:30:00Z', '2026-03-09'],
    ['America/Chicago', '2026-03-08T05:30:00Z', '2026-03-07'],
    ['America/Chicago', '2026-03-09T05:30:00Z', '2026-03-09'],
    ['America/New_York', '2026-11-02T04:30:00Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:30:00Z', '2026-11-02'],
  ]
  for (const [zone, instant, day] of cases) {
    expect(calendarDayIn(zone, instant), `${zone} ${instant}`).toBe(day)
    const due = { day: addDays(day, 3), isWanted: true, tellsWhenOver: true }
    expect(reminderFor(due, 3, calendarDayIn(zone, instant))).toBe('due')
    expect(reminderFor(due, 3, addDays(calendarDayIn(zone, instant), -1))).toBeNull()
  }
})
