import { balanceAfter, monthlyPayment } from '#domain/amortization.ts'
import { trueApr } from '#domain/apr.ts'
import { type MortgageType, mortgagePayments, mortgageShape } from '#domain/mortgage-type.ts'
import { costByMonth } from '#domain/offer-cost.ts'
import { HIGHEST_RATE, MOST_FEE } from './model.ts'

export const LONGEST_MONTHS = 360

/** The usual lifetime cap of an adjustable rate, above where it started. */
export const ARM_LIFETIME_CAP = 5

export interface PricedOffer {
  interest_rate: number
  mortgage_type: MortgageType
  fees: { totalFees: number }
}

export interface LoanCost {
  /** The first monthly payment, and for an adjustable rate the one after it adjusts. */
  payment: number
  later_payment: number | null
  /** If an adjustable rate goes to its usual cap as soon as it may. */
  worst: { rate: number; payment: number; total_cost: number } | null
  total_fees: number
  true_apr: number
  /** Interest plus fees until the loan is repaid. */
  total_cost: number
  /** Interest plus fees if the loan is kept for so many months, from 0 to the end of its term. */
  by_month: readonly number[]
}

/** Everything a lender's row shows. Whatever is handed in, every figure is a number. */
export function loanCost(loan_amount: number, offer: PricedOffer): LoanCost {
  const loan = sound(loan_amount, MOST_FEE)
  const rate = sound(offer.interest_rate, HIGHEST_RATE)
  const total_fees = sound(offer.fees.totalFees, MOST_FEE * 10)
  const { mortgage_type } = offer
  const [first, later] = mortgagePayments(loan, rate, mortgage_type)
  const terms = { loan_amount: loan, annual_rate: rate, mortgage_type, total_fees }
  const by_month = costByMonth(terms)
  const total_cost = by_month.at(-1) ?? 0
  return {
    payment: first?.amount ?? 0,
    later_payment: later?.amount ?? null,
    worst: worstCase(loan, rate, mortgage_type, total_fees),
    total_fees,
    true_apr: trueApr(terms),
    total_cost,
    by_month,
  }
}

function worstCase(loan: number, annual_rate: number, mortgage_type: MortgageType, fees: number): LoanCost['worst'] {
  const { months, fixed_months } = mortgageShape(mortgage_type)
  if (fixed_months === undefined) return null
  const rate = annual_rate + ARM_LIFETIME_CAP
  const first = monthlyPayment({ principal: loan, annual_rate, months })
  const owed = balanceAfter({ principal: loan, annual_rate, months, months_paid: fixed_months })
  const rest = months - fixed_months
  const payment = monthlyPayment({ principal: owed, annual_rate: rate, months: rest })
  return { rate, payment, total_cost: Math.max(0, first * fixed_months + payment * rest - loan) + fees }
}

function sound(value: number, most: number): number {
  return value > 0 ? Math.min(value, most) : 0
}

/**
 * Remembers each offer's costs, so that a keystroke in one row reckons that row alone. Only what the last call asked
 * for is kept.
 */
export function createCostBook(reckon: typeof loanCost = loanCost) {
  let known = new Map<string, LoanCost>()
  return function costsOf(loan_amount: number, offers: readonly PricedOffer[]): LoanCost[] {
    const next = new Map<string, LoanCost>()
    const costs = offers.map(offer => {
      const key = `${loan_amount} ${offer.interest_rate} ${offer.mortgage_type} ${offer.fees.totalFees}`
      const cost = next.get(key) ?? known.get(key) ?? reckon(loan_amount, offer)
      next.set(key, cost)
      return cost
    })
    known = next
    return costs
  }
}
