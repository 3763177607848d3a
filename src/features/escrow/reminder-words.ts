import type { CalendarDay } from '#domain/calendar-day.ts'
import { daysAway, formatLongDay } from '#domain/day-words.ts'
import type { ReminderWords } from '#resources/reminder-date.ts'
import { clockWords } from './clock-words.ts'
import type { LetterDay } from './letter-clock.ts'

export function letterDayWords({ key, latest, statement }: LetterDay): ReminderWords {
  const { servicer } = statement.figures
  const who = servicer || 'Your servicer'
  return {
    title: `Your letter: ${clockWords[key]?.title.toLowerCase() ?? ''} by today`,
    message: `${who} has until ${formatLongDay(latest)} (${clockWords[key]?.why ?? ''}). Did an answer come?`,
    details: ['If none comes, write again and keep the proof. You can also complain to the CFPB. Keep paying.'],
    button: 'Open Escrow Check',
  }
}

export function homesteadWords(day: CalendarDay, days: number): ReminderWords {
  return {
    title: `File for your homestead ${daysAway(days)}`,
    message: `The last day is ${formatLongDay(day)}. Ask your county which papers it wants.`,
    details: ['Without it your property tax, and with it your monthly payment, can be higher for a whole year.'],
    button: 'Open Year Two',
  }
}
