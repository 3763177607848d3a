import { type AskedLoan, LONGEST_MONTHS, loanCost } from './loan-cost.ts'
import type { OfferFigures } from './model.ts'
import { costAfter } from './rules.ts'

/** What one point usually takes off the rate. Each lender sets its own; the page lets people type theirs. */
export const USUAL_POINT_DROP = 0.25

export interface PointsDeal {
  points: number
  /** What the points cost on the day of closing. */
  price: number
  rate: number
  /** Off the monthly payment. */
  monthly_saving: number
  /** The first month in which the buyer is better off with the points; never, when the loan ends before. */
  pays_after: number | null
  /** Saved (or lost, when negative) if the loan is kept for the months asked about. */
  gain: number
}

/** What buying so many points on top of an offer does. */
export function buyPoints(
  asked: AskedLoan,
  offer: OfferFigures,
  points: number,
  drop_per_point: number,
  months: number,
): PointsDeal {
  const price = Math.max(0, asked.loan_amount * points) / 100
  const rate = Math.max(0, offer.interest_rate - points * Math.max(0, drop_per_point))
  const without = loanCost(asked, offer)
  const bought = loanCost(asked, {
    ...offer,
    interest_rate: rate,
    fees: { ...offer.fees, totalFees: offer.fees.totalFees + price },
  })
  let pays_after: number | null = null
  for (let month = 1; month <= LONGEST_MONTHS && pays_after === null; month++) {
    if (costAfter(bought, month) < costAfter(without, month)) pays_after = month
  }
  return {
    points,
    price,
    rate,
    monthly_saving: without.payment - bought.payment,
    pays_after,
    gain: costAfter(without, months) - costAfter(bought, months),
  }
}
