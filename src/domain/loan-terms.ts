import { MOST_DOLLARS } from './money.ts'

export interface LoanTerms {
  principal: number
  /** Percent a year: 6.5. */
  annual_rate: number
  months: number
}

/** A century. */
const LONGEST_TERM_MONTHS = 1200
const HIGHEST_RATE = 1e6

/** Terms a figure can be computed for: nonsense and negatives become 0, the absurd is cut, so nothing is NaN or hangs. */
export function soundTerms({ principal, annual_rate, months }: LoanTerms): LoanTerms {
  return {
    principal: within(principal, MOST_DOLLARS),
    annual_rate: within(annual_rate, HIGHEST_RATE),
    months: months > 0 ? Math.min(LONGEST_TERM_MONTHS, Math.max(1, Math.round(months))) : 0,
  }
}

function within(value: number, most: number): number {
  return value > 0 ? Math.min(value, most) : 0
}
