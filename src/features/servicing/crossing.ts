import type { CalendarDay } from '#domain/calendar-day.ts'
import type { RefinanceAnswer } from './refinance-number.ts'

/** The average rate at which a refinance was said to pay, the number it was held against, and the day. */
export interface Crossed {
  rate: number
  pays_at: number
  on: CalendarDay
  /** What the number was counted with, and whether that was our guess. Older ones were stored without it. */
  basis?: { costs: number; stay_years: number; is_ours: boolean }
}

/** An eighth of a point, the step in which rates are quoted. */
const STEP = 0.125

/**
 * What stands after a week's average was held against the owner's number. Announced once when it is crossed; a lower rate is news
 * again after an eighth, and so is a second crossing after the rate was an eighth above the one that was announced.
 */
export function crossedAfter(
  before: Crossed | null,
  number: Pick<RefinanceAnswer, 'pays_at' | 'zone' | 'costs' | 'stay_years'> | null,
  is_ours: boolean,
  rate: number,
  today: CalendarDay,
): Crossed | null {
  // Thousandths of a point: 6.12 less 5.995 is an eighth, however floats are stored.
  const moved = before ? Math.round((rate - before.rate) * 1000) / 1000 : 0
  if (number?.zone !== 'pays') return before && moved < STEP ? before : null
  if (before && moved > -STEP) return before
  const { pays_at, costs, stay_years } = number
  return { rate, pays_at, on: today, basis: { costs, stay_years, is_ours } }
}
