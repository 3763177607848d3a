import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { calendarDayIn } from '#domain/time-zone.ts'
import { badgeText, reminderFor, timeLabel } from './rules.ts'
import { rateMessage, rateTitle, reminderMessage, reminderTitle } from './words.ts'

const today = '2026-11-15'
const event = (days: number | null, changes = {}) => ({
  scheduled_date: days === null ? null : addDays(today, days),
  completed: false,
  reminder_enabled: true,
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

test('[N11] what is done, undated or switched off asks for nothing', () => {
  for (const quiet of [event(1, { completed: true }), event(1, { reminder_enabled: false }), event(null)]) {
    expect(reminderFor(quiet, 14, today)).toBeNull()
  }
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
    const due = { scheduled_date: addDays(day, 3), completed: false, reminder_enabled: true }
    expect(reminderFor(due, 3, calendarDayIn(zone, instant))).toBe('due')
    expect(reminderFor(due, 3, addDays(calendarDayIn(zone, instant), -1))).toBeNull()
  }
})

test('[N5] the badge counts to nine and then says 9+', () => {
  expect([1, 9, 10, 250].map(badgeText)).toEqual(['1', '9', '9+', '9+'])
})

test('[N6] times are told as just now, minutes, hours and days', () => {
  const now = Date.parse('2026-11-15T12:00:00Z')
  const ago = (minutes: number) => timeLabel(new Date(now - minutes * 60_000).toISOString(), now)
  expect([0, 0.9, 1, 59, 60, 23 * 60 + 59, 24 * 60, 50 * 60].map(ago)).toEqual([
    'Just now',
    'Just now',
    '1m ago',
    '59m ago',
    '1h ago',
    '23h ago',
    '1d ago',
    '2d ago',
  ])
  expect(timeLabel('2026-11-15T12:00:30Z', now)).toBe('Just now')
})

test('reminders and rate alerts say what and when', () => {
  const facts = { kind: 'due', title: 'Home Inspection', scheduled_date: '2026-11-18', days: 3 } as const
  expect(reminderTitle(facts)).toBe('Home Inspection is in 3 days')
  expect(reminderTitle({ ...facts, days: 0 })).toBe('Home Inspection is today')
  expect(reminderTitle({ ...facts, kind: 'overdue', days: -1 })).toBe('Home Inspection was due yesterday')
  expect(reminderMessage(facts)).toBe('It is scheduled for Wednesday, November 18, 2026.')
  const move = { rate: 6.75, previous: 6.9, week: '2026-11-12' }
  expect(rateTitle(move)).toBe('The 30-year rate fell to 6.75%')
  expect(rateMessage(move)).toContain('Thursday, November 12, 2026, after 6.9% the week before')
})
