import { trueApr } from '#domain/apr.ts'
import { costByMonth, overtakingMonth, totalCost } from '#domain/offer-cost.ts'

/** Three made-up lenders. Their figures are computed, so that the page shows what the product would. */
const LENDERS = [
  { name: 'Harbor Savings', annual_rate: 6.5, total_fees: 6935 },
  { name: 'First County', annual_rate: 6.375, total_fees: 19_800 },
  { name: 'Prairie Mutual', annual_rate: 6.75, total_fees: 3120 },
]
export const SAMPLE_LOAN = { loan_amount: 400_000, mortgage_type: '30_year_fixed' } as const
const YEARS = 30

export interface SampleLender {
  name: string
  annual_rate: number
  total_fees: number
  apr: number
  /** Dollars above the cheapest over the whole term. */
  extra_cost: number
  /** Dollars above the cheapest if the loan is kept for so many years, from 0 to 30. Below zero while it is cheaper. */
  extra_by_year: number[]
}

const offers = LENDERS.map(lender => ({ ...SAMPLE_LOAN, ...lender }))
const [cheapest = neverEmpty()] = offers.toSorted((one, other) => totalCost(one) - totalCost(other))
const [lowestFees = neverEmpty()] = offers.toSorted((one, other) => one.total_fees - other.total_fees)
const cheapestCosts = costByMonth(cheapest)

export const SAMPLE_OFFERS: SampleLender[] = offers.map(offer => {
  const costs = costByMonth(offer)
  const extra = (year: number) => (costs[year * 12] ?? 0) - (cheapestCosts[year * 12] ?? 0)
  return {
    name: offer.name,
    annual_rate: offer.annual_rate,
    total_fees: offer.total_fees,
    apr: trueApr(offer),
    extra_cost: extra(YEARS),
    extra_by_year: Array.from({ length: YEARS + 1 }, (_, year) => extra(year)),
  }
})

/** Who keeps the loan for less than this many months pays least with the lowest fees. */
export const MONTHS_UNTIL_CHEAPEST = overtakingMonth(lowestFees, cheapest) ?? 0

function neverEmpty(): never {
  throw new Error('There are no sample lenders')
}
