import type { Phase } from '../ledger.ts'
import { roundToCent, toCents } from '../money.ts'
import { fixedPhases, type LoanPath, loanPath } from './loan-path.ts'

export interface LoanToKeep {
  balance: number
  /** Percent a year. */
  annual_rate: number
  months_left: number
}

export interface Replacement {
  /** The new loan's rate over its months. An adjustable one has two phases. */
  phases: readonly Phase[]
  /** What it costs to get the loan. Not escrow, prepaid interest or insurance: they come back or are owed anyway. */
  costs: number
  /** How much of the costs is added to the loan and not paid at closing. */
  costs_in_loan: number
  /** Money taken out beside the balance; below zero where some of the balance is paid off. */
  cash_out: number
}

/** The new loan against the old one over one number of months. */
export interface Against {
  path: LoanPath
  /** How much the monthly payment falls; negative when it rises. */
  payment_falls: number
  /** First month by which what was paid and what is owed are together less than with the old loan; `null` when never. */
  ahead_from_month: number | null
  /** Interest saved by the day of leaving, less the costs. */
  ahead_when_leaving: number
  interest_saved_to_the_end: number
}

export interface KeepOrReplace {
  keep: LoanPath
  /** The new loan over the months that are left of the old one: the fair comparison, and so the first. */
  same_term: Against
  as_offered: Against
  /** Costs over saving, as flyers count. It knows nothing of the debt; `null` when the payment does not fall. */
  break_even_by_payment: number | null
  /** Today's worth of all of it at the stated yearly rate. */
  present_value: number
  /** What the money taken out costs in percent a year, all things counted; `null` without cash out. */
  cash_rate: number | null
}

export interface Leaving {
  stay_months: number
  /** Percent a year that money earns elsewhere, to compare sums of different days. */
  discount?: number
}

const USUAL_DISCOUNT = 5

export function keepOrReplace(old: LoanToKeep, offer: Replacement, leaving: Leaving): KeepOrReplace {
  const keep = loanPath(old.balance, fixedPhases(old.annual_rate, old.months_left))
  const principal = roundToCent(old.balance + offer.cash_out + offer.costs_in_loan)
  const as_offered = against(keep, loanPath(principal, offer.phases), offer, leaving)
  const same_term = against(keep, loanPath(principal, overMonths(offer.phases, old.months_left)), offer, leaving)
  const falls = as_offered.payment_falls
  return {
    keep,
    same_term,
    as_offered,
    break_even_by_payment: falls > 0 ? Math.ceil(toCents(offer.costs) / toCents(falls)) : null,
    present_value: presentValue(keep, as_offered.path, cashNow(offer), leaving),
    cash_rate: offer.cash_out > 0 ? rateOfCash(keep, as_offered.path, cashNow(offer), leaving.stay_months) : null,
  }
}

function against(keep: LoanPath, path: LoanPath, offer: Replacement, { stay_months }: Leaving): Against {
  const saved = keep.interestBy(stay_months) - path.interestBy(stay_months)
  return {
    path,
    payment_falls: roundToCent(keep.payment - path.payment),
    ahead_from_month: aheadFromMonth(keep, path, cashNow(offer)),
    ahead_when_leaving: roundToCent(saved - offer.costs),
    interest_saved_to_the_end: roundToCent(keep.total_interest - path.total_interest),
  }
}

// What changes hands on the day of closing: positive when money comes, negative when costs are paid.
function cashNow(offer: Replacement): number {
  return offer.cash_out - (offer.costs - offer.costs_in_loan)
}

/** The first month in which payments saved and the smaller debt cover the cash that was paid. */
export function aheadFromMonth(keep: LoanPath, path: LoanPath, cash_now: number): number | null {
  for (let month = 1; month <= Math.max(keep.months, path.months); month++) {
    const payments = keep.paidBy(month) - path.paidBy(month)
    const debt = keep.owedAfter(month) - path.owedAfter(month)
    if (roundToCent(cash_now + payments + debt) >= 0) return month
  }
  return null
}

function presentValue(
  keep: LoanPath,
  path: LoanPath,
  cash_now: number,
  { stay_months, discount = USUAL_DISCOUNT }: Leaving,
): number {
  return roundToCent(worthAt((1 + discount / 100) ** (1 / 12), keep, path, cash_now, stay_months))
}

// Every payment saved and the difference in debt at the end, each divided by the growth of its months.
function worthAt(growth: number, keep: LoanPath, path: LoanPath, cash_now: number, stay_months: number): number {
  let worth = cash_now
  for (let month = 1; month <= stay_months; month++) {
    const before = keep.paidBy(month - 1) - path.paidBy(month - 1)
    worth += (keep.paidBy(month) - path.paidBy(month) - before) / growth ** month
  }
  return worth + (keep.owedAfter(stay_months) - path.owedAfter(stay_months)) / growth ** stay_months
}

/** The rate at which the money that came is worth what is paid for it; twelve times the monthly one, as loans state theirs. */
function rateOfCash(keep: LoanPath, path: LoanPath, cash_now: number, stay_months: number): number | null {
  const worth = (rate: number) => worthAt(1 + rate, keep, path, cash_now, stay_months)
  let [low, high] = [-0.02, 1]
  // Whoever pays more in cash than they get takes none out.
  if (cash_now <= 0 || worth(high) < 0) return null
  // So much cheaper is the new loan that the cash comes with a gain; how large a one is beside the point.
  if (worth(low) >= 0) return low * 1200
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (worth(middle) < 0) low = middle
    else high = middle
  }
  return low * 1200
}

/** The same rates squeezed or stretched into so many months: the last phase gives or takes what differs. */
function overMonths(phases: readonly Phase[], months: number): Phase[] {
  const fitted: Phase[] = []
  let left = months
  phases.forEach((phase, at) => {
    const lasts = at === phases.length - 1 ? left : Math.min(phase.lasts, left)
    if (lasts > 0) fitted.push({ annual_rate: phase.annual_rate, repaid_over: left, lasts })
    left -= lasts
  })
  return fitted
}
