import type { QuotableOffer } from './known-offer.ts'
import { type AskedLoan, loanCost } from './loan-cost.ts'
import { type CheapestPeriod, costAfter, type Verdict } from './rules.ts'

/** How sure it is who costs least. */
export type Confidence = 'tie' | 'close' | 'clear'

/** Less than this is not worth a decision. */
export const TIE_DOLLARS = 250
/** Of the loan, in percent. */
const CLOSE_SHARE = 0.5
const NEAR_YEARS = 2

/** `null` with fewer than two lenders: there is nothing to be sure about. Nothing is clear while a guess is in it. */
export function confidenceOf(
  verdict: Verdict,
  found: readonly CheapestPeriod[],
  months: number,
  loan_amount: number,
  hasGuess: boolean,
): Confidence | null {
  if (verdict.next === null) return null
  const apart = verdict.standings[verdict.next]?.above_best ?? 0
  if (apart < TIE_DOLLARS) return 'tie'
  const years = months / 12
  const turns = found.slice(1).some(({ from_month }) => Math.abs(from_month / 12 - years) <= NEAR_YEARS)
  return hasGuess || turns || apart < (loan_amount * CLOSE_SHARE) / 100 ? 'close' : 'clear'
}

/** The one change that would put the second lender ahead, and by how much it then is. */
export type Ask = { kind: 'fees'; off: number; ahead: number } | { kind: 'rate'; rate: number; ahead: number }

const FEE_STEP = 50
/** Lenders quote in eighths. */
const RATE_STEP = 0.125
const MOST_STEPS = 16

/** Fees first, since a lender can waive its own; where they do not suffice, the rate. `null` when neither would do. */
export function askOf(asked: AskedLoan, next: QuotableOffer, best: QuotableOffer, months: number): Ask | null {
  const { figures: offer, cost } = next
  const least = costAfter(best.cost, months)
  const above = costAfter(cost, months) - least
  if (above < 0) return null
  const off = (Math.floor(above / FEE_STEP) + 1) * FEE_STEP
  if (off <= offer.fees.totalFees) return { kind: 'fees', off, ahead: off - above }
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const rate = offer.interest_rate - step * RATE_STEP
    if (rate <= 0) return null
    const ahead = least - costAfter(loanCost(asked, { ...offer, interest_rate: rate }), months)
    if (ahead > 0) return { kind: 'rate', rate, ahead }
  }
  return null
}
