// What is said to a lender is English, whatever the reader's language.
import { formatMoney, formatRate } from '#domain/figures.ts'
import type { Ask } from './confidence.ts'
import type { QuotableOffer } from './known-offer.ts'

/** What to say on the phone, with every figure in it; none of them a guess. */
export function questionWords(best: QuotableOffer, next: QuotableOffer, ask: Ask): string {
  const offer = `“${best.name} offers ${formatRate(best.figures.interest_rate)} with ${formatMoney(best.cost.starting_costs)} in fees.`
  const fees = formatMoney(next.figures.fees.totalFees)
  return ask.kind === 'fees'
    ? `${offer} Can you take ${formatMoney(ask.off)} off your ${fees} and keep ${formatRate(next.figures.interest_rate)}?”`
    : `${offer} Can you go down to ${formatRate(ask.rate)} and keep your fees at ${fees}?”`
}

/** The yes, with the figures that it is a yes to. */
export function yesText({ figures, cost }: QuotableOffer): string {
  return `“I’d like to go ahead with your offer of ${formatRate(figures.interest_rate)} with ${formatMoney(cost.starting_costs)} in fees. Please confirm these figures in writing, and tell me when my rate locks and what you need from me next.”`
}
