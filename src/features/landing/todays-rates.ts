import type { CalendarDay } from '#domain/calendar-day.ts'
import type { RateItem } from '#features/news/model.ts'
import { SAMPLE_RATES } from './sample-rates.ts'

export interface TodaysRates {
  /** The day of the survey. */
  day: CalendarDay
  /** In the order of the samples that they take the place of. */
  rates: string[]
}

/** The stored survey, or nothing while any of the block's rates is still a sample. */
export function todaysRates(stored: readonly RateItem[]): TodaysRates | null {
  const found = SAMPLE_RATES.map(({ term }) => stored.find(item => item.term.toLowerCase() === term.toLowerCase()))
  const items = found.filter(item => item !== undefined && item.kind !== 'sample') as RateItem[]
  const surveyed = items.find(({ kind }) => kind === 'survey')
  if (items.length < SAMPLE_RATES.length || !surveyed) return null
  return { day: surveyed.date, rates: items.map(({ rate }) => rate) }
}
