import type { KeepOrReplace } from './keep-or-replace.ts'
import { rateSwings } from './rate-swing.ts'
import { refinanceThreshold } from './threshold.ts'

/** What a homeowner knows of their loan and their plans. */
export interface OwnLoan {
  balance: number
  /** Percent a year. */
  annual_rate: number
  months_left: number
  /** All that the new loan would cost, less what the lender gives back. */
  costs: number
  stay_years: number
  /** Points a year; as rates have swung lately without it. */
  swing?: number
}

/** The rates that decide, in percent to the hundredth of a point. */
export interface OwnNumber {
  /** At this rate or below a refinance would pay on average. */
  pays_at: number
  /** Between the two a refinance gains something, but waiting is worth more on average. */
  gains_at: number
}

/** A real return and inflation that are shown and may be questioned. */
export const REAL_RETURN = 0.05
export const INFLATION = 0.025

export function ownNumber(loan: OwnLoan): OwnNumber {
  const { exact, break_even } = refinanceThreshold({
    balance: loan.balance,
    annual_rate: loan.annual_rate / 100,
    years_left: loan.months_left / 12,
    fixed_costs: loan.costs,
    points: 0,
    leaving: 1 / loan.stay_years,
    real_return: REAL_RETURN,
    inflation: INFLATION,
    swing: (loan.swing ?? rateSwings().usual.points) / 100,
    // Most people take the standard deduction, and then interest changes nothing in their taxes.
    tax_rate: 0,
    itemizes: false,
    new_years: 30,
  })
  return {
    pays_at: hundredths(loan.annual_rate - exact * 100),
    gains_at: hundredths(loan.annual_rate - break_even * 100),
  }
}

export type RefinanceZone = 'pays' | 'gains' | 'costs'

/** Where a rate stands to one's number. */
export function refinanceZone(rate: number, { pays_at, gains_at }: OwnNumber): RefinanceZone {
  if (rate <= pays_at) return 'pays'
  return rate <= gains_at ? 'gains' : 'costs'
}

/**
 * Whether an offer is worth taking now. The number is about the average; what this very offer loses over the stay is sure.
 * `null` where cash is taken out: then the question is what the cash costs.
 */
export function offerZone(
  { rate, cash_out }: { rate: number; cash_out: number },
  { same_term }: KeepOrReplace,
  number: OwnNumber | null,
): RefinanceZone | null {
  if (cash_out > 0) return null
  if (same_term.ahead_when_leaving <= 0) return 'costs'
  return number && refinanceZone(rate, number) === 'pays' ? 'pays' : 'gains'
}

function hundredths(rate: number): number {
  return Math.round(rate * 100) / 100
}
