import type { CalendarDay } from '#domain/calendar-day.ts'
import { daysAway, formatLongDay, formatPlainDay } from '#domain/day-words.ts'
import type { TimelineEvent } from './model.ts'

/** What a reminder of an event says. Nobody is late with a day that we guessed. */
export function eventReminderWords(
  { title, description }: Pick<TimelineEvent, 'title' | 'description'>,
  { day, isGuess, isRefinance }: { day: CalendarDay; isGuess: boolean; isRefinance: boolean },
  timing: 'due' | 'overdue',
  days: number,
) {
  const button = 'Open my timeline'
  const start = isRefinance ? 'the day you started' : 'your contract'
  if (timing === 'overdue' && isGuess) {
    return {
      title: `${title}: we’d guessed ${formatPlainDay(day)}`,
      message: 'No harm done. If it’s done, check it off. If not, choose the day you know.',
      details: [`We counted that day from ${start}. Your own days win, and your reminders follow them.`],
      button,
    }
  }
  if (timing === 'overdue') {
    return {
      title: `${title} was due ${daysAway(days)}`,
      message: `It was scheduled for ${formatLongDay(day)}. Mark it complete, or choose a new date.`,
      details: ['If it’s done, check it off. If it moved, choose the new date and your reminders follow.'],
      button,
    }
  }
  if (isGuess) {
    return {
      title: `${title} is probably ${daysAway(days)}`,
      message: `Our guess is ${formatLongDay(day)}, counted from ${start}.`,
      details: [description, 'If you know the real day, put it on your timeline and your reminders follow.'],
      button,
    }
  }
  return {
    title: `${title} is ${daysAway(days)}`,
    message: `It’s scheduled for ${formatLongDay(day)}.`,
    details: [description, 'Is it still on? If the date moved, change it on your timeline and your reminders follow.'],
    button,
  }
}
