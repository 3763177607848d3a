import type { CalendarDay } from '#domain/calendar-day.ts'
import { isKnown } from '#domain/figure-source.ts'
import type { LoanCost } from './loan-cost.ts'
import type { OfferFigures, SourcedOffer } from './model.ts'
import { isForAnotherLoan } from './offer-loan.ts'
import { sourceOf, unknownFigures } from './offer-sources.ts'

/** Why an offer takes no part in a verdict. */
export type Absence = 'no-rate' | 'other-loan' | 'expired'

/** What an offer is looked at with. */
export interface Situation {
  /** What a new row would start with today. */
  guess: OfferFigures | null
  /** The loan that is compared. */
  loan_amount: number
  today: CalendarDay
}

export function absenceOf(offer: SourcedOffer, { guess, loan_amount, today }: Situation): Absence | null {
  // No lender lends at 0%: it is what an empty field counts as.
  if (!(offer.interest_rate > 0) || !isKnown(sourceOf(offer, 'interest_rate', guess))) return 'no-rate'
  if (isForAnotherLoan(offer, loan_amount)) return 'other-loan'
  return offer.expires_on !== null && offer.expires_on < today ? 'expired' : null
}

declare const rated: unique symbol
declare const quotable: unique symbol

/** What an offer costs whose rate a lender named, for this loan and to this day. Verdicts take nothing else. */
export type RatedCost = LoanCost & { readonly [rated]: true }

/** `null` for an offer that takes no part. */
export function ratedCost(offer: SourcedOffer, cost: LoanCost, situation: Situation): RatedCost | null {
  return absenceOf(offer, situation) === null ? (cost as RatedCost) : null
}

/** An offer in figures that somebody typed or read, all of them. What is said to a lender is made of nothing else. */
export type QuotableOffer = NamedOffer & { readonly [quotable]: true }

interface NamedOffer {
  readonly name: string
  readonly figures: OfferFigures
  readonly cost: RatedCost
}

/** `null` while a figure of it is a guess or has to be checked. */
export function quotableOffer(
  name: string,
  offer: SourcedOffer,
  cost: RatedCost | null,
  guess: OfferFigures | null,
): QuotableOffer | null {
  if (cost === null || unknownFigures(offer, guess).length > 0) return null
  const said: NamedOffer = { name, figures: offer, cost }
  return said as QuotableOffer
}
