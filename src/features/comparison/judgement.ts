import { type Ask, askOf, type Confidence, confidenceOf } from './confidence.ts'
import { type Absence, absenceOf, type QuotableOffer, quotableOffer, ratedCost, type Situation } from './known-offer.ts'
import type { AskedLoan, LoanCost } from './loan-cost.ts'
import type { SourcedOffer } from './model.ts'
import { type CheapestPeriod, type RatedCosts, rankOffers, reigns, type Verdict } from './rules.ts'

/** Everything that is said about offers beside one another. The comparison and home say the same. */
export interface Judgement {
  /** Why an offer takes no part; `null` where it does. */
  absences: readonly (Absence | null)[]
  rated: RatedCosts
  /** Offers of which every figure is known; `null` for the others. */
  quotable: readonly (QuotableOffer | null)[]
  /** `null` where no offer takes part. */
  verdict: Verdict | null
  /** `null` with fewer than two offers that take part. */
  confidence: Confidence | null
  reigns: readonly CheapestPeriod[]
  /** A figure of an offer that takes part is a guess or has to be checked. */
  has_guess: boolean
}

export function judgeOffers(
  names: readonly string[],
  offers: readonly SourcedOffer[],
  costs: readonly LoanCost[],
  situation: Situation,
  months: number,
): Judgement {
  const rated = costs.map((cost, index) => {
    const offer = offers[index]
    return offer ? ratedCost(offer, cost, situation) : null
  })
  const quotable = offers.map((offer, index) =>
    quotableOffer(names[index] ?? '', offer, rated[index] ?? null, situation.guess),
  )
  const verdict = rankOffers(rated, months)
  const found = reigns(rated)
  const has_guess = rated.some((cost, index) => cost !== null && !quotable[index])
  return {
    absences: offers.map(offer => absenceOf(offer, situation)),
    rated,
    quotable,
    verdict,
    confidence: verdict && confidenceOf(verdict, found, months, situation.loan_amount, has_guess),
    reigns: found,
    has_guess,
  }
}

export interface Question {
  best: QuotableOffer
  next: QuotableOffer
  /** The next offer's place. */
  place: number
  ask: Ask
}

/** What to ask the second lender; `null` where a figure is a guess, all cost the same, or no one change would do. */
export function questionOf({ verdict, quotable }: Judgement, asked: AskedLoan, months: number): Question | null {
  if (!verdict || verdict.next === null || verdict.all_equal) return null
  const [best, next] = [quotable[verdict.best], quotable[verdict.next]]
  if (!best || !next) return null
  const ask = askOf(asked, next, best, months)
  return ask && { best, next, place: verdict.next, ask }
}
