import { FHA_UPFRONT_SHARE, USDA_FEES, VA_FUNDING_FEES } from './dated-facts.ts'
import type { LoanType } from './loan-type.ts'
import type { LoanProgram } from './mortgage-insurance.ts'

/** Up to this part of the value a conventional loan usually has no mortgage insurance. */
const UNINSURED_SHARE = 0.8

/** Under whose rule a closed loan is; `null` where its type does not say. */
export const CLOSED_PROGRAMS: Record<LoanType, LoanProgram | null> = {
  conventional: 'conventional',
  jumbo: 'conventional',
  fha: 'fha',
  va: 'va',
  usda: 'usda',
  refinance: null,
  heloc: null,
  construction: null,
  other: null,
}

/** Whether a loan usually has insurance that is paid each month: FHA and USDA always, VA never, others above 80% of the value. */
export function isUsuallyInsured(program: LoanProgram | null, loan_amount: number, property_value: number): boolean {
  if (program === 'fha' || program === 'usda') return true
  // Half a cent, so that a sum made of percentages is not above its own share.
  return program !== 'va' && loan_amount > property_value * UNINSURED_SHARE + 0.005
}

/**
 * What a program usually takes up front; `null` where nothing is usual. VA's fee is that of a first purchase, by what is put
 * down: without a value, or above it, that of nothing down.
 */
export function usualUpfrontFee(
  program: LoanProgram,
  loan_amount: number,
  property_value: number | null | undefined,
): number | null {
  const share = usualUpfrontShare(program, loan_amount, property_value)
  return share === null ? null : Math.round(loan_amount * share)
}

function usualUpfrontShare(program: LoanProgram, loan_amount: number, property_value: number | null | undefined) {
  if (program === 'fha') return FHA_UPFRONT_SHARE
  if (program === 'usda') return USDA_FEES.upfront
  if (program !== 'va') return null
  // A ten-thousandth, so that 10% down of an odd price is not below 10%.
  const down = property_value && property_value > 0 ? 1 - loan_amount / property_value + 0.0001 : 0
  return VA_FUNDING_FEES.find(fee => down >= fee.down)?.first ?? VA_FUNDING_FEES[2].first
}
