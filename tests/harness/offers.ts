import { FEE_KEYS, type FeeKey, type Fees } from '#domain/fee-estimate.ts'
import { type OfferFigures, PLAIN_TERMS } from '#features/comparison/model.ts'

/** A plain 30-year loan whose fees nobody has put a name to. */
export function plainOffer(interest_rate: number, totalFees: number, named: Partial<Fees> = {}): OfferFigures {
  const none = Object.fromEntries(FEE_KEYS.map(key => [key, 0])) as Record<FeeKey, number>
  return {
    ...PLAIN_TERMS,
    interest_rate,
    mortgage_type: '30_year_fixed',
    fees: { ...none, ...named, totalFees },
  }
}
