import type { CalendarDay } from '#domain/calendar-day.ts'
import { daysAway, formatLongDay } from '#domain/day-words.ts'
import type { ReminderWords } from '#resources/reminder-date.ts'
import { clockWords } from './clock-words.ts'
import type { LetterRule } from './letter-clock.ts'

/** In mails about a letter that waits for an answer, whatever it is about. */
export const noAnswerWords = {
  who: (servicer: string) => `The letter went to ${servicer}.`,
  what: 'If none comes, write again and keep the proof. You can also complain to the CFPB. Keep paying.',
} as const

interface OwedLetter {
  rule: LetterRule
  latest: CalendarDay
  servicer: string
}

export function letterDayWords({ rule, latest, servicer }: OwedLetter): ReminderWords {
  return {
    title: clockWords[rule].today,
    message: `Your letter about an escrow statement should have an answer by ${formatLongDay(latest)}. Did one come?`,
    details: [...(servicer ? [noAnswerWords.who(servicer)] : []), noAnswerWords.what],
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
