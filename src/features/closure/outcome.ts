import { monthlyPayment } from '#domain/amortization.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { estimateFees } from '#domain/fee-estimate.ts'
import { prepaidInterest } from '#domain/first-payment.ts'
import { annuityFactor } from '#domain/interest-rate.ts'
import type { LoanType } from '#domain/loan-type.ts'
import { roundToCent } from '#domain/money.ts'
import { ASSUMED_LOAN, estimateRate, type RateApplication } from '#domain/rate-estimate.ts'
import { loanToValue } from '#domain/ratios.ts'
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
  /** What is in the APR beside interest and lender fees, so that fees cannot be computed from it. */
  apr_holds: AprHolds | null
  /** What the APR implies before the interest up to the end of the month is taken out; `null` where the APR holds more. */
  finance_charges: number | null
  /** That interest; `null` while nobody has said on which day the loan closed. */
  prepaid_interest: number | null
  /** Estimated charges of others, which an APR leaves out. */
  other_fees: number
}

export type AprHolds =
  | 'mortgage-insurance'
  | 'fha-premiums'
  | 'va-funding-fee'
  | 'usda-fees'
  | 'rate-to-come'
  | 'other-terms'

/** The reader says whether the rate is fixed: neither that nor the term is recorded. */
export interface SignedTerms {
  years: TermYears
  adjustable: boolean
  /** The day on which the loan closed, where somebody has said it. */
  closed_on: CalendarDay | null
}

/** What was estimated from the application beside what was signed. The term is not recorded, so the reader names it. */
export function closingOutcome(application: RateApplication, closure: LoanClosure, terms: SignedTerms): ClosingOutcome {
  const apr_holds = aprHolds(application, closure, terms.adjustable)
  const estimate = estimateRate(application)
  const fees = estimateFees(application.loan_amount || closure.loan_amount || ASSUMED_LOAN)
  // Regulation Z counts these towards the APR; appraisal, title, credit report, flood and recording it does not.
  const lender_fees = roundToCent(
    fees.originationFee + fees.processingFee + fees.underwritingFee + fees.pointsCharge + fees.otherFee,
  )
  const finance_charges = apr_holds ? null : impliedFees(closure, terms.years)
  const prepaid_interest = prepaidOf(closure, terms.closed_on)
  const signed_fees =
    finance_charges === null || prepaid_interest === null
      ? null
      : Math.max(0, roundToCent(finance_charges - prepaid_interest))
  return {
    interest_rate: { estimated: estimate.buyer.rate, signed: closure.interest_rate },
    lender_fees: { estimated: lender_fees, signed: signed_fees },
    apr: { estimated: estimate.buyer.apr, signed: closure.apr },
    apr_holds,
    finance_charges,
    prepaid_interest,
    other_fees: roundToCent(fees.totalFees - lender_fees),
  }
}

function prepaidOf({ loan_amount, interest_rate }: LoanClosure, closed_on: CalendarDay | null): number | null {
  if (!loan_amount || interest_rate === null || closed_on === null) return null
  return prepaidInterest({ principal: loan_amount, annual_rate: interest_rate, from: closed_on })
}

const byLoanType: Partial<Record<LoanType, AprHolds>> = {
  fha: 'fha-premiums',
  va: 'va-funding-fee',
  usda: 'usda-fees',
  // Not repaid in level payments, or we do not know how.
  heloc: 'other-terms',
  construction: 'other-terms',
  other: 'other-terms',
}

/** Below 20% down, or where that is not known, mortgage insurance may be in the APR. */
function aprHolds(
  { property_value }: RateApplication,
  { loan_type, loan_amount }: LoanClosure,
  adjustable: boolean,
): AprHolds | null {
  const known = loan_type && byLoanType[loan_type]
  if (known) return known
  if (adjustable) return 'rate-to-come'
  const share = loanToValue(loan_amount, property_value)
  return share !== null && share <= 80 ? null : 'mortgage-insurance'
}

/** The charges that turn the rate into the APR: the loan less what its payments are worth at the APR. */
export function impliedFees(
  { loan_amount, interest_rate, apr }: Pick<LoanClosure, 'loan_amount' | 'interest_rate' | 'apr'>,
  years: TermYears,
): number | null {
  if (!loan_amount || interest_rate === null || apr === null || apr < interest_rate) return null
  const months = years * 12
  const payment = monthlyPayment({ principal: loan_amount, annual_rate: interest_rate, months })
  return Math.max(0, roundToCent(loan_amount - payment * annuityFactor(apr / 1200, months)))
}
