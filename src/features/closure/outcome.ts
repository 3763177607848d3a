import { monthlyPayment } from '#domain/amortization.ts'
import { estimateFees } from '#domain/fee-estimate.ts'
import { annuityFactor } from '#domain/interest-rate.ts'
import type { LoanType } from '#domain/loan-type.ts'
import { roundToCent } from '#domain/money.ts'
import { ASSUMED_LOAN, estimateRate, type RateApplication } from '#domain/rate-estimate.ts'
import type { LoanClosure } from '#features/application/loan-closure.ts'

export const TERM_YEARS = [30, 15] as const
export type TermYears = (typeof TERM_YEARS)[number]

export interface Beside {
  estimated: number
  /** `null` where what was recorded does not tell. */
  signed: number | null
}

export interface ClosingOutcome {
  interest_rate: Beside
  lender_fees: Beside
  apr: Beside
  /** What the signed rate saves each month against the estimated one; below zero when it costs more. */
  monthly_saving: number | null
  /** Estimated charges of others, which an APR leaves out. */
  other_fees: number
}

/** What was estimated from the application beside what was signed. The term is not recorded, so the reader names it. */
export function closingOutcome(application: RateApplication, closure: LoanClosure, years: TermYears): ClosingOutcome {
  const estimate = estimateRate(application)
  const fees = estimateFees(application.loan_amount || closure.loan_amount || ASSUMED_LOAN)
  // Regulation Z counts these towards the APR; appraisal, title, credit report, flood and recording it does not.
  const lender_fees = roundToCent(
    fees.originationFee + fees.processingFee + fees.underwritingFee + fees.pointsCharge + fees.otherFee,
  )
  return {
    interest_rate: { estimated: estimate.rate, signed: closure.interest_rate },
    lender_fees: { estimated: lender_fees, signed: impliedFees(closure, years) },
    apr: { estimated: estimate.apr, signed: closure.apr },
    monthly_saving: monthlySaving(closure, estimate.rate, years),
    other_fees: roundToCent(fees.totalFees - lender_fees),
  }
}

/** A line of credit and a building loan are not repaid in level payments, so their APR implies no sum. */
const WITHOUT_SCHEDULE: readonly LoanType[] = ['heloc', 'construction']

/** The charges that turn the rate into the APR: the loan less what its payments are worth at the APR. */
export function impliedFees(
  {
    loan_amount,
    interest_rate,
    apr,
    loan_type,
  }: Pick<LoanClosure, 'loan_amount' | 'interest_rate' | 'apr' | 'loan_type'>,
  years: TermYears,
): number | null {
  if (!loan_amount || interest_rate === null || apr === null || apr < interest_rate) return null
  if (loan_type && WITHOUT_SCHEDULE.includes(loan_type)) return null
  const months = years * 12
  const payment = monthlyPayment({ principal: loan_amount, annual_rate: interest_rate, months })
  return Math.max(0, roundToCent(loan_amount - payment * annuityFactor(apr / 1200, months)))
}

function monthlySaving({ loan_amount, interest_rate, loan_type }: LoanClosure, estimated: number, years: TermYears) {
  if (!loan_amount || interest_rate === null || (loan_type && WITHOUT_SCHEDULE.includes(loan_type))) return null
  const at = (annual_rate: number) => monthlyPayment({ principal: loan_amount, annual_rate, months: years * 12 })
  return roundToCent(at(estimated) - at(interest_rate))
}
