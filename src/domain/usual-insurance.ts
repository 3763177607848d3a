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
