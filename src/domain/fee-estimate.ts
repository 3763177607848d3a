import { MOST_DOLLARS, roundToCent, toCents } from './money.ts'

/** The fees a lender can charge, in the order they are listed. `totalFees` is their sum. */
export const FEE_KEYS = [
  'originationFee',
  'processingFee',
  'underwritingFee',
  'appraisalFee',
  'titleInsurance',
  'creditReportFee',
  'floodDetermination',
  'recordingFee',
  'pointsCharge',
  'otherFee',
] as const
export type FeeKey = (typeof FEE_KEYS)[number]
export type Fees = Record<FeeKey | 'totalFees', number>

/** The fees a lender usually charges on such a loan. */
export function estimateFees(loan_amount: number): Fees {
  const loan = loan_amount > 0 ? Math.min(loan_amount, MOST_DOLLARS) : 0
  return withTotal({
    originationFee: Math.max(roundToCent(loan * 0.01), 1000),
    processingFee: 495,
    underwritingFee: 795,
    appraisalFee: 450,
    titleInsurance: roundToCent(loan * 0.005),
    creditReportFee: 45,
    floodDetermination: 25,
    recordingFee: 125,
    pointsCharge: 0,
    otherFee: 0,
  })
}

/** Fees with their sum, added in whole cents. */
export function withTotal(fees: Record<FeeKey, number>): Fees {
  const cents = FEE_KEYS.reduce((sum, key) => sum + toCents(fees[key]), 0)
  return { ...fees, totalFees: cents / 100 }
}

/** Paid to others for what the law leaves out of a loan's finance charge (12 CFR 1026.4(c)(7) and (e)). */
const NO_FINANCE_CHARGE = [
  'appraisalFee',
  'titleInsurance',
  'creditReportFee',
  'floodDetermination',
  'recordingFee',
] as const satisfies FeeKey[]

/** What of the fees belongs into an APR by Regulation Z: the lender's own, points, and what nobody has put a name to. */
export function financeCharges(fees: Fees): number {
  return NO_FINANCE_CHARGE.reduce((rest, key) => rest - fees[key], fees.totalFees)
}
