import type { KeepOrReplace, LoanToKeep, Replacement } from './keep-or-replace.ts'

/** What makes an offer look better than it is. */
export type RefinanceTrap = 'term-starts-over' | 'costs-in-the-loan' | 'cash-reprices'

export function traps(old: LoanToKeep, offer: Replacement, found: KeepOrReplace): RefinanceTrap[] {
  const highest = Math.max(...offer.phases.map(phase => phase.annual_rate))
  const named: [RefinanceTrap, boolean][] = [
    ['term-starts-over', found.as_offered.path.months > old.months_left],
    ['costs-in-the-loan', offer.costs_in_loan > 0],
    // All that was owed before gets the new rate, not only the money taken out.
    ['cash-reprices', offer.cash_out > 0 && highest > old.annual_rate],
  ]
  return named.filter(([, is_there]) => is_there).map(([trap]) => trap)
}
