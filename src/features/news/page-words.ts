import { plural } from '#domain/plural.ts'
export const impactCardWords = {
  meaningTitle: 'What it means for your loan',
  whatMeansLoan2: 'What it means for a loan of $400,000',
  month: 'a month',
} as const

export const meetingsCardWords = {
  meetingsTitle: 'When the Fed decides next',
  showAll: (meetings: number) => `Show all ${meetings} meetings`,
  daysUntil: (days: number) => plural(days, { one: '1 day until', other: `${days} days until` }),
  underWay: 'Under way',
  decidesToday: 'Decides today',
  itsDecisionsMoveCost: 'Its decisions change what borrowing costs; mortgage rates often move first.',
} as const

export const newsPageWords = {
  mortgageRates: 'Mortgage rates',
} as const

export const sourceLineWords = {
  cachedData: 'Cached data',
  dataSource: (source: string) => `Data source: ${source}`,
  lastUpdated: (when: string) => `Last updated: ${when}`,
  dayAndTime: (day: string, clock: string) => `${day} at ${clock}`,
} as const
