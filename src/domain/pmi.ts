import { amortize } from './amortization.ts'
import type { LoanTerms } from './loan-terms.ts'

/** When private mortgage insurance ends (Homeowners Protection Act), in months paid on schedule. */
export interface PmiEnd {
  /** The balance is scheduled to reach 80% of the original value: the buyer may ask. */
  on_request: number
  /** It is scheduled to reach 78%: the lender must end it. */
  automatic: number
  /** Half the term has passed: it ends at the latest. */
  midpoint: number
  /** The earlier of the two that need no request. */
  ends: number
}

/** `null` when at most 80% of the value is borrowed, so that no PMI is asked for, or too little is known. */
export function pmiEnd({ original_value, ...terms }: LoanTerms & { original_value: number }): PmiEnd | null {
  if (!(original_value > 0) || !(terms.principal > original_value * 0.8)) return null
  const { rows, months } = amortize(terms)
  if (months === 0) return null
  const reaches = (share: number) => rows.find(({ balance }) => balance <= original_value * share)?.month ?? months
  const automatic = reaches(0.78)
  const midpoint = Math.ceil(months / 2)
  return { on_request: reaches(0.8), automatic, midpoint, ends: Math.min(automatic, midpoint) }
}
