import { monthlyPayment } from './amortization.ts'
import { annuityFactor } from './interest-rate.ts'
import type { Phase } from './ledger.ts'

export const MORTGAGE_TYPES = ['30_year_fixed', '15_year_fixed', '5_1_arm', '7_1_arm', '10_1_arm'] as const
export type MortgageType = (typeof MORTGAGE_TYPES)[number]

/** After its initial period an adjustable rate is taken to be this much higher, for the rest of the term. */
export const ARM_ADJUSTMENT_POINTS = 2

interface MortgageShape {
  months: number
  /** Months before the rate adjusts; none for fixed loans. */
  fixed_months?: number
}

const shapes: Record<MortgageType, MortgageShape> = {
  '30_year_fixed': { months: 360 },
  '15_year_fixed': { months: 180 },
  '5_1_arm': { months: 360, fixed_months: 60 },
  '7_1_arm': { months: 360, fixed_months: 84 },
  '10_1_arm': { months: 360, fixed_months: 120 },
}

/** What is not a mortgage type is treated as the commonest one. */
export function mortgageShape(mortgage_type: MortgageType): MortgageShape {
  return Object.hasOwn(shapes, mortgage_type) ? shapes[mortgage_type] : shapes['30_year_fixed']
}

/** The stretches of one rate a loan runs through. After the adjustment what is left is re-amortised. */
export function mortgagePhases(mortgage_type: MortgageType, annual_rate: number): Phase[] {
  const { months, fixed_months } = mortgageShape(mortgage_type)
  if (fixed_months === undefined) return [{ annual_rate, repaid_over: months, lasts: months }]
  const rest = months - fixed_months
  return [
    { annual_rate, repaid_over: months, lasts: fixed_months },
    { annual_rate: annual_rate + ARM_ADJUSTMENT_POINTS, repaid_over: rest, lasts: rest },
  ]
}

/** The level payment of each stretch, not rounded. */
export function mortgagePayments(
  loan_amount: number,
  annual_rate: number,
  mortgage_type: MortgageType,
): { amount: number; count: number; first_period: number }[] {
  let owed = loan_amount
  let first_period = 1
  return mortgagePhases(mortgage_type, annual_rate).map(phase => {
    const amount = monthlyPayment({ principal: owed, annual_rate: phase.annual_rate, months: phase.repaid_over })
    const rate = phase.annual_rate / 1200
    owed *= annuityFactor(rate, phase.repaid_over - phase.lasts) / annuityFactor(rate, phase.repaid_over)
    const stream = { amount, count: phase.lasts, first_period }
    first_period += phase.lasts
    return stream
  })
}
