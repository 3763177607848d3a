import { daysBetween } from '#domain/calendar-day.ts'
import type { HistoryAnswer, HistoryWeek } from './model.ts'
import type { Observation } from './series.ts'
import { SURVEY_WEEKS } from './survey-weeks.ts'
import { historySource } from './words.ts'

export const HISTORY_YEARS = [1, 3] as const
export type HistoryYears = (typeof HISTORY_YEARS)[number]

/** Both ends included. */
const weeksIn = (years: HistoryYears) => 52 * years + 1

/** Around a holiday two weeks are eight days apart; a week that was left out makes it 15. */
const LARGEST_GAP_DAYS = 15

/** Three years of weeks: stored ones as stored, those before and after them from the survey that ships with the product. */
export function rateHistory(stored: readonly Observation[]): HistoryAnswer {
  const own = asWeeks(stored)
  const [first, last] = [own[0]?.date, own.at(-1)?.date]
  const before = SURVEY_WEEKS.filter(({ observed_on }) => first === undefined || observed_on < first)
  const after = SURVEY_WEEKS.filter(({ observed_on }) => last !== undefined && observed_on > last)
  const weeks = unbroken([...asWeeks(before), ...own, ...asWeeks(after)]).slice(-weeksIn(3))
  const newest = weeks.at(-1)?.date ?? ''
  return { weeks, source: historySource(newest, newest === last) }
}

export function lastYears(weeks: readonly HistoryWeek[], years: HistoryYears): readonly HistoryWeek[] {
  return weeks.slice(-weeksIn(years))
}

function asWeeks(observations: readonly Observation[]): HistoryWeek[] {
  const weeks = new Map<string, Omit<HistoryWeek, 'thirty_year'> & { thirty_year: number | null }>()
  for (const { series, observed_on, rate } of observations) {
    const known = weeks.get(observed_on) ?? { date: observed_on, thirty_year: null, fifteen_year: null }
    const key = series === 'MORTGAGE30US' ? 'thirty_year' : 'fifteen_year'
    weeks.set(observed_on, { ...known, [key]: rate })
  }
  return [...weeks.values()]
    .filter((week): week is HistoryWeek => week.thirty_year !== null)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** From the newest week back to the first gap: a line across it would be an invention. */
function unbroken(weeks: HistoryWeek[]): HistoryWeek[] {
  const after = weeks.findLastIndex(({ date }, at) => {
    const before = weeks[at - 1]
    return before !== undefined && daysBetween(before.date, date) > LARGEST_GAP_DAYS
  })
  return weeks.slice(Math.max(after, 0))
}
