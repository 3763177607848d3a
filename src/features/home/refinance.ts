import type { CurrentLoan } from '#features/comparison/current-loan.ts'
import type { OfferFigures } from '#features/comparison/model.ts'
import type { RatedCosts } from '#features/comparison/rules.ts'

/** What home knows of a refinance: the loan that there is, and the offers that would replace it. */
export interface RefinanceFacts {
  loan: CurrentLoan
  loan_amount: number
  offers: readonly OfferFigures[]
  rated: RatedCosts
  names: readonly string[]
}
