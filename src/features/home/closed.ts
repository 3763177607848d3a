import type { HousingCost } from '#domain/housing-cost.ts'
import { loanCost } from '#features/comparison/loan-cost.ts'
import type { Scenario } from '#features/comparison/model.ts'
import { costAfter } from '#features/comparison/rules.ts'

export interface Closed {
  lender: string
  rate: number | null
  month: HousingCost
  /** Offers that were compared. */
  offers: number
  years: number
  /** What the chosen offer costs less than the dearest, over the stay; `null` where it was not compared. */
  saved: { dollars: number; dearest: string } | null
}

/** Against the dearest offer, by the quotes that were compared. Only where the chosen lender is among them. */
export function savedAgainstDearest(
  loan_amount: number,
  property_value: number | null,
  chosen: string,
  scenarios: readonly Scenario[],
  years: number,
): Closed['saved'] {
  const costs = scenarios.map(scenario => ({
    name: scenario.name.trim(),
    cost: costAfter(loanCost({ loan_amount, property_value }, scenario), years * 12),
  }))
  const own = costs.find(({ name }) => name.toLowerCase() === chosen.trim().toLowerCase())
  const dearest = costs.toSorted((one, other) => other.cost - one.cost)[0]
  if (!own || !dearest || dearest.cost - own.cost < 1) return null
  return { dollars: dearest.cost - own.cost, dearest: dearest.name }
}
