import type { HousingCost } from '#domain/housing-cost.ts'
import { wholeParts } from '#domain/whole-parts.ts'

const PARTS = ['principal_and_interest', 'property_tax', 'home_insurance', 'mortgage_insurance'] as const
type MonthPart = (typeof PARTS)[number]

/** Nobody has a bill for these yet, whatever the loan costs. */
export function isGuessed(part: MonthPart): boolean {
  return part === 'property_tax' || part === 'home_insurance'
}

/** The parts in whole dollars, so that those on the screen add up to the whole on the screen. */
export function shownParts(month: HousingCost): { part: MonthPart; amount: number }[] {
  const amounts = wholeParts(
    PARTS.map(part => month[part]),
    month.total,
  )
  return PARTS.map((part, at) => ({ part, amount: amounts[at] ?? 0 })).filter(({ amount }) => amount > 0)
}
