import { FEE_KEYS, type FeeKey } from '#domain/fee-estimate.ts'
import { roundToCent } from '#domain/money.ts'

type TypedFees = Record<FeeKey, number | null>

/** Whether all that is known of the fees is one figure. */
export function isJustTotal(fees: TypedFees): boolean {
  return (fees.otherFee ?? 0) > 0 && FEE_KEYS.every(key => key === 'otherFee' || !fees[key])
}

/** One figure for all fees: it is stored as 'other fees', of which nobody has said what they are for. */
export function feesOfTotal(total: number | null): TypedFees {
  const none = Object.fromEntries(FEE_KEYS.map(key => [key, 0])) as Record<FeeKey, number>
  return { ...none, otherFee: total }
}

/** What so many points cost: one is 1% of the loan. */
export function dollarsOfPoints(points: number | null, loan_amount: number): number | null {
  return points === null ? null : roundToCent((loan_amount * points) / 100)
}

/** Dollars as points, to the three places in which lenders quote them. */
export function pointsOfDollars(dollars: number | null, loan_amount: number): number | null {
  return dollars === null || loan_amount <= 0 ? null : Math.round((dollars / loan_amount) * 100_000) / 1000
}
