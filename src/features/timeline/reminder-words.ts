import type { CalendarDay } from '#domain/calendar-day.ts'
import { daysAway, formatLongDay } from '#domain/day-words.ts'
import type { TimelineEvent } from './model.ts'

/** What a reminder of an event says. */
export function eventReminderWords(
  { title, description }: Pick<TimelineEvent, 'title' | 'description'>,
  day: CalendarDay,
  moment: 'due' | 'overdue',
  days: number,
) {
  const button = 'Open my timeline'
  if (moment === 'overdue') {
    return {
      title: `${title} was due ${daysAway(days)}`,
      message: `It was scheduled for ${formatLongDay(day)}. Mark it complete, or choose a new date.`,
      details: ['If it’s done, check it off. If it moved, choose the new date and your reminders follow.'],
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
