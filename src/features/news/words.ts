import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import { formatDay, unbroken } from '#domain/day-words.ts'
import { formatMoney } from '#domain/figures.ts'
import { plural } from '#domain/plural.ts'
import type { HistoryWeek, RateItem, RateKind, RateTerm } from './model.ts'
import type { WeeklyImpact } from './rate-cards.ts'
import { NEWEST_SURVEY } from './survey-weeks.ts'

export const newsWords = {
  title: 'Where do mortgage rates stand?',
  description: 'Average rates with their dates, how they moved, and when the Federal Reserve decides next.',
  refresh: 'Refresh Rates',
  loading: 'Loading...',
  'no-meetings': 'No upcoming rate decision meetings found',
} as const

export const sourceWords = {
  live: 'Freddie Mac survey and Optimal Blue indices, through FRED',
  snapshot: `Freddie Mac survey of ${formatDay(NEWEST_SURVEY.observed_on)}, shipped with Keyturn; samples where a card says so`,
  mixed: 'Freddie Mac survey and Optimal Blue indices, through FRED; samples where a card says so',
} as const

export const termLabels: Record<RateTerm, string> = {
  '30-Year Fixed': '30-Year Fixed',
  '15-Year Fixed': '15-Year Fixed',
  '5/1 ARM': '5/1 ARM',
  'FHA 30-Year': 'FHA 30-Year',
  'VA 30-Year': 'VA 30-Year',
  'Jumbo 30-Year': 'Jumbo 30-Year',
}

export const kindWords: Record<RateKind, { label: string; text: string }> = {
  survey: { label: 'Weekly survey', text: 'The average that Freddie Mac publishes on Thursdays.' },
  index: { label: 'Daily index', text: 'Optimal Blue’s average of the rates that borrowers locked that day.' },
  estimate: {
    label: 'Estimate',
    text: 'The 30-year rate minus half a point. Freddie Mac hasn’t surveyed this loan since November 2022.',
  },
  sample: {
    label: 'Sample',
    text: 'Nobody’s rate: it ships with Keyturn and shows how the card looks until live rates arrive.',
  },
}

/** The catalogue's notices, word for word. */
export const newsToasts = {
  'rates-refused': {
    title: 'Error',
    description: 'Failed to fetch current mortgage rates. Using cached data.',
    destructive: true,
  },
  'rates-failed': {
    title: 'Error',
    description: 'Failed to fetch mortgage rates. Please try again later.',
    destructive: true,
  },
  'rates-cached': {
    title: 'Using Cached Data',
    description: 'Live rates unavailable. Showing recent cached rates.',
  },
  'calendar-refused': { title: 'Error', description: 'Failed to fetch Fed calendar data.', destructive: true },
  'calendar-failed': { title: 'Error', description: 'Failed to fetch Federal Reserve calendar.', destructive: true },
} as const

/** How old a figure is. */
export function ageWords(days: number): string {
  if (days < 1) return 'New today'
  if (days < 14) return plural(days, { one: '1 day old', other: `${days} days old` })
  return `${Math.floor(days / 7)} weeks old`
}

export const meetingWords = {
  title: 'Federal Open Market Committee meeting',
  time: '2:00 PM ET',
  plain: 'The decision comes on the last day. Half an hour later the Fed takes questions.',
  'with-projections':
    'The decision comes on the last day, with new projections. Half an hour later the Fed takes questions.',
} as const

/** The day of a rate and the one by which it moved: last week's, or that of the week before once it is old. */
export function weekWords(date: CalendarDay, today: CalendarDay): string {
  return daysBetween(date, today) <= FRESH_DAYS ? 'last week' : 'the week before'
}

/** A weekly survey is the newest until the next one. */
const FRESH_DAYS = 8

/** `Principal and interest of $400,000 over 30 years at 7.40%, the rate of Thu, Nov 12, 2026. That’s $32 more a month than last week.` */
export function impactInWords({ more }: WeeklyImpact, loan_amount: number, item: RateItem, today: CalendarDay): string {
  const base = `Principal and interest of ${formatMoney(loan_amount)} over 30 years at ${item.rate}, the rate of ${formatDay(item.date)}.`
  if (more === null) return base
  const week = weekWords(item.date, today)
  if (Math.round(more) === 0) return `${base} At the rate of ${week} it was the same.`
  const by = formatMoney(Math.abs(more))
  return more > 0
    ? `${base} That’s ${by} more a month than at the rate of ${week}.`
    : `${base} That’s ${by} less a month than at the rate of ${week}.`
}

export const changeWords = {
  up: (week: string) => `up from ${week}`,
  down: (week: string) => `down from ${week}`,
  same: (week: string) => `same as ${week}`,
} as const

export const historyWords = {
  title: 'How rates moved',
  'how-far-back': 'How far back',
  1: '1 year',
  3: '3 years',
  both: 'The 30-year and the 15-year rate, week by week',
  'thirty-only': 'The 30-year rate, week by week',
  thirty: '30-year fixed',
  fifteen: '15-year fixed',
  week: 'Week of',
} as const

/** Whose figures the chart shows, and up to when. */
export function historySource(newest: string, isLive: boolean): string {
  const source = `Source: Freddie Mac’s Primary Mortgage Market Survey, through FRED, to ${formatDay(newest)}.`
  return isLive ? source : `${source} These figures ship with Keyturn; newer weeks follow once live rates arrive.`
}

/** What the chart shows, in a sentence. */
export function historyInWords(weeks: readonly HistoryWeek[]): string {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return ''
  const rates = weeks.map(week => week.thirty_year)
  const [low, high] = [Math.min(...rates), Math.max(...rates)]
  return `The 30-year rate went from ${percent(first.thirty_year)} to ${percent(last.thirty_year)} between ${unbroken(formatDay(first.date))} and ${unbroken(formatDay(last.date))}; it was never below ${percent(low)} or above ${percent(high)}.`
}

function percent(rate: number): string {
  return `${rate.toFixed(2)}%`
}
