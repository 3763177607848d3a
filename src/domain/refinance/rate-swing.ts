import { FIRST_RATE_MONTH, MONTHLY_RATES } from './rate-months.ts'

/** How far rates swung in a year, in points, and the years that this was counted over. */
export interface RateSwing {
  points: number
  from_year: number
  to_year: number
}

/** What the authors of the rule used. It holds the inflation of 1980, so it is the far end and not what we start from. */
const SWING_OF_THE_AUTHORS: RateSwing = { points: 1.09, from_year: 1971, to_year: 2004 }

/** The last ten full years and what has passed of this one, as rates have been for those who borrow today. */
const USUAL_FROM_YEAR = 2016

/** What we start from, and the calm and the wild end of what may be. */
export function rateSwings(): { usual: RateSwing; calm: RateSwing; wild: RateSwing } {
  return {
    usual: swingSince(USUAL_FROM_YEAR),
    calm: swingSince(FIRST_RATE_MONTH.year),
    wild: SWING_OF_THE_AUTHORS,
  }
}

/** The standard deviation of the changes from month to month since that January, times the root of twelve. */
export function swingSince(from_year: number): RateSwing {
  const months = MONTHLY_RATES.slice((from_year - FIRST_RATE_MONTH.year) * 12)
  const changes = months.slice(1).map((rate, at) => rate - (months[at] ?? rate))
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length
  const squares = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0)
  const points = Math.sqrt((squares / (changes.length - 1)) * 12)
  const to_year = FIRST_RATE_MONTH.year + Math.floor((MONTHLY_RATES.length - 1) / 12)
  return { points: Math.round(points * 100) / 100, from_year, to_year }
}
