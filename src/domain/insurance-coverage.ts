export const USUAL_HOME_VALUE = 500_000
export const USUAL_LOAN_AMOUNT = 400_000

/** The old rule of thumb, which the spec sets: the loan, or 80% of the home's value if that is more. Lenders go by the cost to rebuild. */
export function minimumCoverage({
  home_value = USUAL_HOME_VALUE,
  loan_amount = USUAL_LOAN_AMOUNT,
}: {
  home_value?: number
  loan_amount?: number
}): number {
  return Math.max(0, amount(loan_amount), amount(home_value) * 0.8)
}

function amount(value: number): number {
  return Number.isFinite(value) ? value : 0
}

/**
 * What lenders usually ask home insurance to cover (Fannie Mae's Selling Guide, B7-3-02): the cost to rebuild, or the loan if
 * that is less, but never below 80% of the cost to rebuild.
 */
export function usualCoverage({ rebuild_cost, loan_amount }: { rebuild_cost: number; loan_amount: number }): number {
  const rebuild = Math.max(0, amount(rebuild_cost))
  return Math.min(rebuild, Math.max(amount(loan_amount), rebuild * 0.8))
}
