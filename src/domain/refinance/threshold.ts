/** What decides when a refinance pays. Yearly rates are fractions here, as in the formula: 0.065. */
export interface ThresholdTerms {
  balance: number
  annual_rate: number
  years_left: number
  /** What the new loan costs in dollars, without points. */
  fixed_costs: number
  /** Points as a part of the balance: 0.01 is one point. */
  points: number
  /** Chance in a year to move or to repay the loan: one over the years one means to stay. */
  leaving: number
  real_return: number
  inflation: number
  /** How far mortgage rates swing in a year: the standard deviation of their yearly change. */
  swing: number
  /** Marginal tax rate; it counts only for those who itemize. */
  tax_rate: number
  itemizes: boolean
  /** Years of the new loan, over which points are deducted. */
  new_years: number
}

export interface Threshold {
  /** How much lower the new rate must be before a refinance is worth more than waiting. */
  exact: number
  /** Its second-order approximation; always smaller. */
  square_root: number
  /** Where a refinance stops losing money. It does not know that one can wait. */
  break_even: number
  /** How fast the loan shrinks in real terms. */
  shrinking: number
  /** All costs, after tax for those who itemize. */
  costs: number
  psi: number
  phi: number
}

/** Beside moving, a chance of refinancing again, after which points are deducted at once. */
const REFINANCING_AGAIN = 0.1

/** The rule of Agarwal, Driscoll and Laibson (Journal of Money, Credit and Banking, 2013). */
export function refinanceThreshold(terms: ThresholdTerms): Threshold {
  const { balance, annual_rate, years_left, leaving, real_return, inflation, swing } = terms
  const tax = terms.itemizes ? terms.tax_rate : 0
  const shrinking = leaving + repaidYearly(annual_rate, years_left) + inflation
  const costs = costsAfterTax(terms, tax)
  const cost_share = Math.max(0, costs) / (1 - tax) / balance
  const discount = real_return + shrinking
  const psi = Math.sqrt(2 * discount) / swing
  return {
    exact: solve(psi * discount * cost_share) / psi,
    square_root: Math.sqrt(swing * cost_share * Math.sqrt(2 * discount)),
    break_even: discount * cost_share,
    shrinking,
    costs,
    psi,
    phi: 1 + psi * discount * cost_share,
  }
}

// The part of the balance that payments take away in the first year; without interest, equal parts.
function repaidYearly(annual_rate: number, years_left: number): number {
  return annual_rate === 0 ? 1 / years_left : annual_rate / Math.expm1(annual_rate * years_left)
}

// Points are deducted over the years of the new loan, and the rest of them when it ends early.
function costsAfterTax(terms: ThresholdTerms, tax: number): number {
  const { balance, fixed_costs, points, leaving, real_return, inflation, new_years } = terms
  const ending = leaving + REFINANCING_AGAIN
  const nominal = real_return + inflation
  const rate = ending + nominal
  const deducted = (tax / rate) * ((-Math.expm1(-rate * new_years) / new_years) * (nominal / rate) + ending)
  return fixed_costs + points * balance * (1 - deducted)
}

/** Solves y + e^(−y) = 1 + excess, which is the formula's Lambert W in other words. Newton's steps converge in about five. */
function solve(excess: number): number {
  if (!(excess > 0)) return 0
  let y = Math.sqrt(2 * excess)
  for (let step = 0; step < 50; step++) {
    const next = y - (y + Math.expm1(-y) - excess) / -Math.expm1(-y)
    if (Math.abs(next - y) <= 1e-15 * y) return next
    y = next
  }
  return y
}
