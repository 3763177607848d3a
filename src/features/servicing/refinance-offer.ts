import { type KeepOrReplace, keepOrReplace, type LoanToKeep } from '#domain/refinance/keep-or-replace.ts'
import { fixedPhases } from '#domain/refinance/loan-path.ts'
import { offerZone, ownNumber, type RefinanceZone } from '#domain/refinance/own-number.ts'
import { type RefinanceTrap, traps } from '#domain/refinance/traps.ts'
import type { LoanFacts } from './loan-facts.ts'
import type { RefinanceOffer } from './model.ts'

export interface OfferAnswer {
  found: KeepOrReplace
  traps: RefinanceTrap[]
  /** By the offer's own costs: one without costs can pay while the average does not. `null` where cash is taken out. */
  zone: RefinanceZone | null
}

/** An offer against keeping the loan; `null` where nothing is left to replace. */
export function checkOffer(facts: LoanFacts, offer: RefinanceOffer, stay_years: number): OfferAnswer | null {
  if (facts.owed <= 0 || facts.months_left < 1) return null
  const old: LoanToKeep = { balance: facts.owed / 100, annual_rate: facts.rate, months_left: facts.months_left }
  const replacement = {
    phases: fixedPhases(offer.rate, offer.months),
    costs: offer.costs,
    costs_in_loan: offer.is_in_loan ? offer.costs : 0,
    cash_out: offer.cash_out,
  }
  const found = keepOrReplace(old, replacement, { stay_months: stay_years * 12 })
  const number = facts.rate > 0 ? ownNumber({ ...old, costs: offer.costs, stay_years }) : null
  return { found, traps: traps(old, replacement, found), zone: offerZone(offer, found, number) }
}
