import type { SourcedOffer } from './model.ts'

/** A dollar apart is how somebody rounded. */
export function isForAnotherLoan(offer: Pick<SourcedOffer, 'loan_amount'>, loan_amount: number): boolean {
  return offer.loan_amount !== null && Math.abs(offer.loan_amount - loan_amount) > 1
}
