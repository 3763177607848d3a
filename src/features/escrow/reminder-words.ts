import type { CalendarDay } from '#domain/calendar-day.ts'
import { daysAway, formatLongDay } from '#domain/day-words.ts'
import type { ReminderWords } from '#journey/reminder-date.ts'

/** A month, a week and a day before the last day to file. */
export const HOMESTEAD_NOTICES = [30, 7, 1] as const

export function homesteadWords(day: CalendarDay, days: number): ReminderWords {
  return {
    title: `File for your homestead ${daysAway(days)}`,
    message: `The last day is ${formatLongDay(day)}. Ask your county which papers it wants.`,
    details: ['Without it your property tax, and with it your monthly payment, can be higher for a whole year.'],
    button: 'Open Year Two',
  }
}
