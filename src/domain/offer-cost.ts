import { MOST_DOLLARS, toCents } from './money.ts'
import { type Mortgage, mortgageSchedule } from './mortgage-schedule.ts'

export interface LoanWithFees extends Mortgage {
  /** All that is paid for the loan at its start. */
  total_fees: number
  mortgage_insurance_monthly?: number
  /** Monthly premiums until it ends. */
  insurance_months?: number
}

/** 'Total cost': all interest plus fees, and mortgage insurance where there is any. */
export function totalCost(offer: LoanWithFees): number {
  return costByMonth(offer).at(-1) ?? 0
}

/**
 * What a loan has cost if it is repaid or sold after so many months, from 0 (fees alone) to the end of the term: payments made +
 * fees − principal repaid.
 */
export function costByMonth(offer: LoanWithFees): number[] {
  let costCents = feeCents(offer.total_fees)
  const premium = toCents(offer.mortgage_insurance_monthly ?? 0)
  const costs = [costCents / 100]
  for (const { interest, month } of mortgageSchedule(offer).rows) {
    costCents += Math.round(interest * 100)
    if (month <= (offer.insurance_months ?? 0)) costCents += premium
    costs.push(costCents / 100)
  }
  return costs
}

/** The first month in which the offer that was cheaper until then costs more; `null` when that never happens. */
export function overtakingMonth(one: LoanWithFees, other: LoanWithFees): number | null {
  const ones = costByMonth(one)
  const others = costByMonth(other)
  let leader = 0
  for (let month = 0; month < Math.max(ones.length, others.length); month++) {
    // A loan that is repaid costs nothing more.
    const ahead = Math.sign((others[month] ?? others.at(-1) ?? 0) - (ones[month] ?? ones.at(-1) ?? 0))
    if (leader !== 0 && ahead === -leader) return month
    if (ahead !== 0) leader = ahead
  }
  return null
}

// Below zero when the lender pays the buyer.
function feeCents(fees: number): number {
  return Number.isFinite(fees) ? Math.round(Math.max(-MOST_DOLLARS, Math.min(MOST_DOLLARS, fees)) * 100) : 0
}
