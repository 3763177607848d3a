export interface LoanTerms {
  principal: number
  /** Percent a year: 6.5. */
  annual_rate: number
  months: number
}

// A century at such a rate on such a loan still adds up in whole cents; larger sums would lose them.
const LONGEST_TERM_MONTHS = 1200
const HIGHEST_RATE = 1000
const LARGEST_LOAN = 1e10

/** Terms a figure can be computed for: nonsense and negatives become 0, the absurd is cut, so nothing is NaN or hangs. */
export function soundTerms({ principal, annual_rate, months }: LoanTerms): LoanTerms {
  return {
    principal: within(principal, LARGEST_LOAN),
    annual_rate: within(annual_rate, HIGHEST_RATE),
    months: months > 0 ? Math.min(LONGEST_TERM_MONTHS, Math.max(1, Math.round(months))) : 0,
  }
}

function within(value: number, most: number): number {
  return value > 0 ? Math.min(value, most) : 0
}
