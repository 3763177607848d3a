import { FHA_UPFRONT_SHARE } from './dated-facts.ts'
import { type Mortgage, mortgageSchedule } from './mortgage-schedule.ts'
import { mortgageShape } from './mortgage-type.ts'

export const LOAN_PROGRAMS = ['conventional', 'fha', 'va', 'usda'] as const
export type LoanProgram = (typeof LOAN_PROGRAMS)[number]

/** FHA's yearly premium ends after eleven years when at most 90% of the value was borrowed (HUD, since June 2013). */
const FHA_SHORT_MONTHS = 132
const FHA_SHORT_SHARE = 0.9
/** Private mortgage insurance ends by itself at this part of the original value (12 U.S.C. 4901(18)). */
const PMI_END_SHARE = 0.78

/** What a lender takes for the risk, beside interest and fees. */
export interface LoanInsurance {
  loan_program: LoanProgram
  mortgage_insurance_monthly: number
  /** FHA's upfront premium, VA's funding fee, USDA's guarantee fee, or a single premium. */
  upfront_fee: number
  /** Added to the loan instead of paid at closing. */
  upfront_fee_financed: boolean
}

/** What is owed: the loan and the upfront fee that was added to it. */
export function amountOwed(loan_amount: number, { upfront_fee, upfront_fee_financed }: LoanInsurance): number {
  return loan_amount + (upfront_fee_financed ? upfront_fee : 0)
}

/**
 * After how many payments the monthly insurance ends when they are made on schedule. A private one by the Homeowners
 * Protection Act, FHA's by its own rule, USDA's with the loan. Without a value it is the latest day that the law allows.
 */
export function insuranceMonths(
  mortgage: Mortgage,
  insurance: LoanInsurance,
  property_value: number | null | undefined,
): number {
  const { months } = mortgageShape(mortgage.mortgage_type)
  if (!(insurance.mortgage_insurance_monthly > 0) || !(mortgage.loan_amount > 0)) return 0
  const value = property_value && property_value > 0 ? property_value : null
  if (insurance.loan_program === 'fha') {
    const base = insurance.upfront_fee_financed
      ? mortgage.loan_amount
      : fhaBaseLoan(mortgage.loan_amount, insurance.upfront_fee)
    return fhaPremiumMonths(base, value, months)
  }
  if (insurance.loan_program !== 'conventional') return months
  const midpoint = Math.ceil(months / 2)
  const owed = amountOwed(mortgage.loan_amount, insurance)
  // Whoever borrows less than the line and is insured nonetheless has another contract: until when, only it can tell.
  if (value === null || owed <= value * PMI_END_SHARE) return midpoint
  const { rows } = mortgageSchedule({ ...mortgage, loan_amount: owed })
  return Math.min(midpoint, rows.find(({ balance }) => balance <= value * PMI_END_SHARE)?.month ?? midpoint)
}

/** For how many months FHA takes its yearly premium. What counts is the base loan, without the upfront premium. */
export function fhaPremiumMonths(base_loan: number, original_value: number | null, months: number): number {
  // HUD writes the share with two decimals of a percent and cuts the rest off.
  const isShort =
    original_value !== null && Math.floor((base_loan / original_value) * 10_000) <= FHA_SHORT_SHARE * 10_000
  return isShort ? Math.min(FHA_SHORT_MONTHS, months) : months
}

/** The base loan of an FHA note: where the premium is 1.75% of what is left without it, it was added to the loan. */
export function fhaBaseLoan(loan_amount: number, upfront_fee: number): number {
  const base = loan_amount - upfront_fee
  const [ifAdded, ifPaid] = [base, loan_amount].map(loan => Math.abs(upfront_fee - loan * FHA_UPFRONT_SHARE))
  return (ifAdded ?? 0) < (ifPaid ?? 0) ? base : loan_amount
}

/** Without the upfront premium beside it, a note a little above the line of 90% may stand for a base loan on either side of it. */
export function isFhaBaseUnclear(loan_amount: number, original_value: number | null): boolean {
  const asBase = fhaPremiumMonths(loan_amount, original_value, 360)
  return asBase !== fhaPremiumMonths(loan_amount / (1 + FHA_UPFRONT_SHARE), original_value, 360)
}
