import { lastWorkingDay } from '#domain/business-days.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { daysAway, formatLongDay } from '#domain/day-words.ts'
import type { ReminderWords } from '#resources/reminder-date.ts'

const button = 'Open my rate lock'

function lastDayWords(until: CalendarDay): string {
  const usable = lastWorkingDay(until)
  const last = `Its last day is ${formatLongDay(until)}.`
  return usable === until
    ? last
    : `${last} Nothing is paid out that day; the last working day is ${formatLongDay(usable)}.`
}

/** 14, 7 and 3 days before the end. */
export function lockEndWords(until: CalendarDay, days: number): ReminderWords {
  return {
    title: `Your rate lock ends ${daysAway(days)}`,
    message: lastDayWords(until),
    details: ['Ask your lender whether closing will be in time, and what an extension costs, before the lock ends.'],
    button,
  }
}

/** Once for each closing day that leaves nothing to spare. */
export function noSlackWords(until: CalendarDay, isBeforeClosing: boolean): ReminderWords {
  return {
    title: isBeforeClosing ? 'Your rate lock ends before you close' : 'Your rate lock has no day to spare',
    message: lastDayWords(until),
    details: [
      isBeforeClosing
        ? 'Ask your lender now for an extension in writing, or for an earlier closing.'
        : 'If the three days before closing start over, the lock would end first. Ask what an extension costs before you need one.',
    ],
    button,
  }
}
