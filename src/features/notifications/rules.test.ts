import { expect, test } from 'vitest'
import { eventReminderWords } from '#features/timeline/reminder-words.ts'
import { eventWords } from '#features/timeline/words.ts'
import { badgeText, timeLabel } from './rules.ts'
import { rateMessage, rateTitle } from './words.ts'

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
  const words = (timing: 'due' | 'overdue', days: number, isGuess = false) =>
    eventReminderWords(eventWords.home_inspection, { day: '2026-11-18', isGuess, isRefinance: false }, timing, days)
  expect(words('due', 3)).toMatchObject({
    title: 'Home Inspection is in 3 days',
    message: 'It’s scheduled for Wednesday, November 18, 2026.',
  })
  expect(words('due', 0).title).toBe('Home Inspection is today')
  expect(words('overdue', -1).title).toBe('Home Inspection was due yesterday')
  expect(words('due', 3, true)).toMatchObject({
    title: 'Home Inspection is probably in 3 days',
    message: 'Our guess is Wednesday, November 18, 2026, counted from your contract.',
  })
  const move = { rate: 6.75, previous: 6.9, week: '2026-11-12' }
  expect(rateTitle(move)).toBe('The 30-year rate fell to 6.75%')
  expect(rateMessage(move)).toContain('Thursday, November 12, 2026, after 6.9% the week before')
})

test('[N38] a reminder of a day that we guessed never says overdue, late or due', () => {
  const reminder = eventReminderWords(
    eventWords.home_inspection,
    { day: '2026-11-18', isGuess: true, isRefinance: false },
    'overdue',
    -2,
  )
  expect(reminder.title).toBe('Home Inspection: we’d guessed Nov 18')
  expect(reminder.message).toMatch(/^No harm done\./)
  expect(JSON.stringify(reminder)).not.toMatch(/overdue|was due|\blate\b/i)
})
