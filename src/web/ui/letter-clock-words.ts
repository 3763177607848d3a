import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay, formatLongDate } from '#domain/day-words.ts'

/** Around a letter to a servicer, whatever it is about. */
export const letterClockWords = {
  letter: 'The letter and its clock',
  letterError: 'Notice of error',
  letterInformation: 'Request for information',
  letterHint:
    'Send it to the address for errors on your statement; if the servicer names one, only that one counts. Keep the proof.',
  clockBefore: 'If you mail it today',
  clockAfter: (day: CalendarDay, isProof: boolean) =>
    isProof
      ? `They got it on ${formatDay(day)}.`
      : `Counted as received on ${formatDay(day)}, five days after mailing.`,
  keepPaying: 'Keep paying what they ask.',
  keepPayingWhy: (day: CalendarDay) =>
    `Less could be held as a part payment. What’s too much comes back. Until ${formatLongDate(day)} they may not report the disputed part as late.`,
  keepPayingPlain: 'Less could be held as a part payment. What’s too much comes back.',
  sent: 'I’ve sent it',
  mailedOn: 'Mailed on',
  receivedOn: 'They got it on',
  receivedHint: 'By your receipt. Without one we count five days after mailing.',
  answered: 'They answered',
  takeBack: 'Not sent',
  remind: 'Remind me of these days',
  saveLetter: 'Save the days',
  savedLetter: 'The clock runs',
  later: (day: CalendarDay) => `Late only after ${formatDay(day)}: the rule can be read two ways around a holiday.`,
} as const
