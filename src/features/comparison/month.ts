import type { HousingCost } from '#domain/housing-cost.ts'

const PARTS = ['principal_and_interest', 'property_tax', 'home_insurance', 'mortgage_insurance'] as const
type MonthPart = (typeof PARTS)[number]

/** The parts in whole dollars, so that those on the screen add up to the whole on the screen. */
export function shownParts(month: HousingCost): { part: MonthPart; amount: number }[] {
  const rounded = PARTS.map(part => ({ part, amount: Math.round(month[part]) })).filter(({ amount }) => amount > 0)
  const missing = Math.round(month.total) - rounded.reduce((sum, { amount }) => sum + amount, 0)
  // The loan is the largest: a dollar there is the least wrong.
  return rounded.map((one, index) => (index === 0 ? { ...one, amount: one.amount + missing } : one))
}
