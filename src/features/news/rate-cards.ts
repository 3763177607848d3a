import { monthlyPayment } from '#domain/amortization.ts'
import { addDays } from '#domain/calendar-day.ts'
import { RATE_TERMS, type RateItem, type RateKind, type RateTerm } from './model.ts'
import { ARM_BELOW_30_YEAR, type Observation, SERIES_OF, type Series, SURVEY_SERIES } from './series.ts'
import { shippedRate } from './snapshot.ts'

/** Stands for a change that nobody knows. */
export const NOT_KNOWN = '—'

/** The six cards. A series of which nothing is stored is shown as it ships: the last survey, or a sample. */
export function rateCards(stored: readonly Observation[]): RateItem[] {
  return RATE_TERMS.map(term => rateCard(term, stored))
}

function rateCard(term: RateTerm, stored: readonly Observation[]): RateItem {
  const series = SERIES_OF[term]
  const own = stored.filter(each => each.series === series)
  if (own.length === 0) return shippedCard(term, series)
  const newest = own.reduce((best, each) => (each.observed_on > best.observed_on ? each : best))
  const before = weekBefore(newest, own)
  return {
    term,
    rate: rateText(term, newest.rate),
    change: before ? signed(newest.rate - before.rate) : NOT_KNOWN,
    kind: kindOf(term, series),
    date: newest.observed_on,
  }
}

/** Of what ships with the product nobody knows how it moved since. */
function shippedCard(term: RateTerm, series: Series): RateItem {
  const { rate, observed_on, is_sample } = shippedRate(series)
  const kind = is_sample ? 'sample' : kindOf(term, series)
  return { term, rate: rateText(term, rate), change: NOT_KNOWN, kind, date: observed_on }
}

function rateText(term: RateTerm, rate: number): string {
  return `${(rate - (term === '5/1 ARM' ? ARM_BELOW_30_YEAR : 0)).toFixed(2)}%`
}

/** The newest value at least six days older: around holidays the survey comes a day early. */
export function weekBefore(newest: Observation, known: readonly Observation[]): Observation | undefined {
  const [from, to] = [addDays(newest.observed_on, -14), addDays(newest.observed_on, -6)]
  return known
    .filter(each => each.series === newest.series && each.observed_on >= from && each.observed_on <= to)
    .reduce<Observation | undefined>(
      (best, each) => (best && best.observed_on > each.observed_on ? best : each),
      undefined,
    )
}

function signed(points: number): string {
  const text = Math.abs(points).toFixed(2)
  if (text === '0.00') return text
  return `${points > 0 ? '+' : '-'}${text}`
}

function kindOf(term: RateTerm, series: Series): RateKind {
  if (term === '5/1 ARM') return 'estimate'
  return (SURVEY_SERIES as readonly Series[]).includes(series) ? 'survey' : 'index'
}

/** A leading plus shows red, anything else green. */
export function isRise(change: string): boolean {
  return change.startsWith('+')
}

export interface WeeklyImpact {
  payment: number
  /** How much more a month than at last week's rate; null when that is not known. */
  more: number | null
}

/** What this week's rate makes of the monthly payment of a loan over 30 years. */
export function weeklyImpact({ rate, change }: RateItem, principal: number): WeeklyImpact {
  const annual_rate = Number.parseFloat(rate)
  const paymentAt = (percent: number) => monthlyPayment({ principal, annual_rate: percent, months: 360 })
  const points = Number.parseFloat(change)
  const payment = paymentAt(annual_rate)
  return { payment, more: Number.isFinite(points) ? payment - paymentAt(annual_rate - points) : null }
}

export interface FeedState {
  feed: string
  /** The last time that it answered with something we took. */
  fetched_at: Date | null
  /** What was wrong the last time; null when nothing was. */
  problem: string | null
}

/** Hourly tries: whoever has not answered for two days is away. */
const FRESH_MS = 2 * 24 * 3600 * 1000

/** Whether what we show is live: every feed answered at the last try, and that was not long ago. */
export function isLive(feeds: readonly FeedState[], names: readonly string[], now: Date): boolean {
  return names.every(name => {
    const state = feeds.find(({ feed }) => feed === name)
    if (!state?.fetched_at || state.problem !== null) return false
    return now.getTime() - state.fetched_at.getTime() < FRESH_MS
  })
}
