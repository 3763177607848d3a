import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate } from '#domain/day-words.ts'
import type { LetterSubject } from './model.ts'

/** The card on My Home that leads to the page of changes. */
export const changeCardWords = {
  title: 'When something changes',
  rows: {
    transfer: 'Another servicer',
    rate: 'A new rate',
    insurance: 'A notice about insurance',
    payoff: 'Paying it off',
  } satisfies Record<LetterSubject, string>,
  noTransfer: 'Two letters must come, and say the same',
  noMatch: 'Don’t pay a new address yet',
  match: '2 letters, they match',
  figureChanged: 'A figure changed on the way',
  rate: (day: CalendarDay) => `First new payment on ${formatDate(day)}`,
  noRate: 'For a loan whose rate adjusts',
  insurance: 'See when they may charge you',
  noInsurance: 'If they say you have none',
  paid: (day: CalendarDay) => `Paid off on ${formatDate(day)}`,
  noPayoff: 'Check the letter, get your escrow back',
} as const
