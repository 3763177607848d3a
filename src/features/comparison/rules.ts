import { FEE_KEYS } from '#domain/fee-estimate.ts'
import type { RatedCost } from './known-offer.ts'
import { LONGEST_MONTHS, type LoanCost } from './loan-cost.ts'
import { OFFER_TERMS, type Scenario } from './model.ts'

/** Less than half a cent apart is the same. */
const SAME = 0.005

export interface Standing {
  /** Interest and fees if the loan is kept for the months asked about. */
  cost: number
  above_best: number
  best: boolean
}

export interface Verdict {
  best: number
  /** The cheapest of the others; none when there is only one lender. */
  next: number | null
  all_equal: boolean
  /** `null` for an offer that takes no part. */
  standings: (Standing | null)[]
}

/** An offer's place in the verdict; `null` where it takes no part. */
export type RatedCosts = readonly (RatedCost | null)[]

/** Who costs least when the loan is kept for so many months. The one added first wins a tie. */
export function rankOffers(costs: RatedCosts, months: number): Verdict | null {
  const stayCosts = costsAfter(costs, months)
  const best = cheapest(stayCosts)
  if (best === null) return null
  const least = stayCosts[best] ?? 0
  const next = cheapest(stayCosts, best)
  return {
    best,
    next,
    all_equal: stayCosts.every(cost => cost === null || cost - least < SAME),
    standings: stayCosts.map((cost, index) =>
      cost === null ? null : { cost, above_best: Math.max(0, cost - least), best: index === best },
    ),
  }
}

function costsAfter(costs: RatedCosts, months: number): (number | null)[] {
  return costs.map(cost => cost && costAfter(cost, months))
}

/** A loan that is repaid costs nothing more. */
export function costAfter(cost: LoanCost, months: number): number {
  return cost.by_month[Math.max(0, Math.round(months) || 0)] ?? cost.total_cost
}

function cheapest(stayCosts: readonly (number | null)[], except?: number): number | null {
  let found: number | null = null
  for (const [index, cost] of stayCosts.entries()) {
    if (index === except || cost === null) continue
    if (found === null || cost < (stayCosts[found] ?? 0) - SAME) found = index
  }
  return found
}

/** A run of whole years in which one lender costs least. */
export interface CheapestPeriod {
  lender: number
  from_year: number
  to_year: number
  /** The month in which it becomes the cheapest: where the lines cross. */
  from_month: number
}

/** Who costs least if the loan is kept 1, 2, … 30 years. Whoever is ahead stays ahead until somebody is truly cheaper. */
export function reigns(costs: RatedCosts): CheapestPeriod[] {
  const found: CheapestPeriod[] = []
  for (let year = 1; year <= LONGEST_MONTHS / 12; year++) {
    const stayCosts = costsAfter(costs, year * 12)
    const holder = found.at(-1)
    const winner = cheapest(stayCosts)
    if (winner === null) break
    if (holder && (stayCosts[holder.lender] ?? 0) - (stayCosts[winner] ?? 0) < SAME) {
      holder.to_year = year
      continue
    }
    const from_month = holder ? crossing(costs, holder.lender, winner, year) : 0
    found.push({ lender: winner, from_year: year, to_year: year, from_month })
  }
  return found
}

function crossing(costs: RatedCosts, before: number, after: number, year: number): number {
  const [holder, winner] = [costs[before], costs[after]]
  if (!holder || !winner) return year * 12
  let month = (year - 1) * 12
  while (month < year * 12 && costAfter(winner, month) >= costAfter(holder, month)) month++
  return month
}

/** Whose lines are drawn when there is no room for all: everyone who is ever cheapest, then the cheapest of the rest. */
export function chartedLenders(
  costs: RatedCosts,
  found: readonly CheapestPeriod[],
  months: number,
  most: number,
): number[] {
  const byCost = costs
    .flatMap((cost, lender) => (cost ? [lender] : []))
    .sort((one, other) => stayCost(one) - stayCost(other))
  function stayCost(lender: number): number {
    const cost = costs[lender]
    return cost ? costAfter(cost, months) : 0
  }
  const chosen = new Set([...found.map(reign => reign.lender), ...byCost])
  return [...chosen].slice(0, most).sort((one, other) => one - other)
}

/** 'Lender N', with the first free N from the count on. */
export function nextLenderName(scenarios: readonly Pick<Scenario, 'name'>[]): string {
  const taken = new Set(scenarios.map(({ name }) => name.trim().toLowerCase()))
  let number = scenarios.length + 1
  while (taken.has(`lender ${number}`)) number++
  return `Lender ${number}`
}

/** The same offer, whoever wrote it down and when. */
export function sameOffer(one: Scenario, other: Scenario): boolean {
  return (
    one.name.trim().toLowerCase() === other.name.trim().toLowerCase() &&
    one.interest_rate === other.interest_rate &&
    one.mortgage_type === other.mortgage_type &&
    OFFER_TERMS.every(key => one[key] === other[key]) &&
    FEE_KEYS.every(key => one.fees[key] === other.fees[key])
  )
}

/** 'Lender 2' is a place for a name, in whichever language it is shown. */
export function isNamed(name: string): boolean {
  return name.trim() !== '' && !/^(lender|prestamista) \d+$/i.test(name.trim())
}
