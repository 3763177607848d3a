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
  if (insurance.loan_program === 'fha') return fhaPremiumMonths(mortgage.loan_amount, value, months)
  if (insurance.loan_program !== 'conventional') return months
  const midpoint = Math.ceil(months / 2)
  const owed = amountOwed(mortgage.loan_amount, insurance)
  // Whoever borrows less than the line and is insured nonetheless has another contract: until when, only it can tell.
  if (value === null || owed <= value * PMI_END_SHARE) return midpoint
  const { rows } = mortgageSchedule({ ...mortgage, loan_amount: owed })
  return Math.min(midpoint, rows.find(({ balance }) => balance <= value * PMI_END_SHARE)?.month ?? midpoint)
}

/** For how many months FHA takes its yearly premium. */
export function fhaPremiumMonths(loan_amount: number, original_value: number | null, months: number): number {
  const isShort = original_value !== null && loan_amount <= original_value * FHA_SHORT_SHARE
  return isShort ? Math.min(FHA_SHORT_MONTHS, months) : months
}
