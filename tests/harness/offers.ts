import { FEE_KEYS, type FeeKey, type Fees } from '#domain/fee-estimate.ts'
import { type QuotableOffer, quotableOffer, ratedCost } from '#features/comparison/known-offer.ts'
import { type AskedLoan, loanCost } from '#features/comparison/loan-cost.ts'
import { type OfferFigures, PLAIN_TERMS, type SourcedOffer } from '#features/comparison/model.ts'
import { sourcesOf } from '#features/comparison/offer-sources.ts'

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

/** What an offer holds that no disclosure made and of which nobody recorded where its figures come from. */
export const OF_NO_DISCLOSURE = { sources: {}, loan_amount: null, expires_on: null } as const

/** Every figure of it was typed. */
export function typedOffer(offer: OfferFigures): SourcedOffer {
  return { ...offer, ...OF_NO_DISCLOSURE, sources: sourcesOf(offer, 'typed') }
}

/** An offer of which every figure is known, as it is compared and quoted. */
export function quoted(asked: AskedLoan, offer: OfferFigures, name = 'Harbor'): QuotableOffer {
  const situation = { guess: null, loan_amount: asked.loan_amount, today: '2026-11-18' }
  const cost = ratedCost(typedOffer(offer), loanCost(asked, offer), situation)
  const known = quotableOffer(name, typedOffer(offer), cost, null)
  if (!known) throw new Error('this offer takes no part')
  return known
}
