import { FEE_KEYS, type FeeKey } from '#domain/fee-estimate.ts'
import type { Scenario } from '#features/comparison/model.ts'

/** What an offer in the comparison and an estimate can differ in. */
export const CHANGE_KEYS = [
  'interest_rate',
  'mortgage_type',
  'loan_program',
  'mortgage_insurance_monthly',
  'upfront_fee',
  'lender_credit',
  ...FEE_KEYS,
] as const
export type ChangeKey = (typeof CHANGE_KEYS)[number]

export interface OfferChange {
  key: ChangeKey
  before: number | string
  after: number | string
}

/** The terms of an offer, as the comparison takes them. */
export type OfferInput = Pick<
  Scenario,
  'interest_rate' | 'mortgage_type' | 'loan_program' | 'mortgage_insurance_monthly' | 'upfront_fee' | 'lender_credit'
> & { fees: Record<FeeKey, number> }

/** What would become different if the estimate took the offer's place. */
export function offerChanges(known: OfferInput, next: OfferInput): OfferChange[] {
  return CHANGE_KEYS.flatMap(key => {
    const [before, after] = [figureOf(known, key), figureOf(next, key)]
    return before === after ? [] : [{ key, before, after }]
  })
}

function figureOf({ fees, ...terms }: OfferInput, key: ChangeKey): number | string {
  return key in fees ? fees[key as FeeKey] : terms[key as keyof typeof terms]
}
