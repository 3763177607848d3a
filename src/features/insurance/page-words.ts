import type { CalendarDay } from '#domain/calendar-day.ts'
import { daysAway, formatDay } from '#domain/day-words.ts'

export const checklistCardWords = {
  stepsTitle: 'Three steps to closing day',
  datesOfTimeline: { before: 'These are the dates of your ', link: 'timeline', after: '.' },
  day: (day: CalendarDay, days: number, guessed: boolean) =>
    guessed ? `Probably ${formatDay(day)} · ${daysAway(days)}` : `${formatDay(day)} · ${daysAway(days)}`,
  seeDatesHereSet: { before: 'To see dates here, set the closing day on your ', link: 'timeline', after: '.' },
} as const

export const coverageCardWords = {
  askedCoverage: 'What your lender will usually ask for',
  minimumCoverage: 'Minimum coverage, by the old rule of thumb',
  rebuildCost: 'Cost to rebuild',
  rebuildHint: 'Ask your insurer. It isn’t the price: nobody rebuilds the land.',
  rebuildPlaceholder: 'none yet',
  loan: 'Your loan',
  homesValue: '80% of the home’s value',
  homeValue: 'Home value',
  loanAmount: 'Loan amount',
  decides: 'Decides',
} as const

export const insurancePageWords = {
  toQuotes: 'Get quotes',
  fromApplication: (home: string, loan: string) =>
    `From your application: a ${home} home and a ${loan} loan. Change anything here to try it out.`,
  tipsTitle: 'Ways to pay less',
} as const

export const providersCardWords = {
  quotesTitle: 'Where to ask for a quote',
  sixWellKnownInsurers: 'From A to Z, a place to start. A local agent can be cheaper. Their sites open in a new tab.',
  getQuote: 'Get Quote',
  /** Heard in place of ‘Get Quote’. */
  fromInsurer: (name: string) => `Get Quote from ${name} (opens in a new tab)`,
} as const
