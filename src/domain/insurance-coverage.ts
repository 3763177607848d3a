export const USUAL_HOME_VALUE = 500_000
export const USUAL_LOAN_AMOUNT = 400_000

/** The least a lender asks home insurance to cover: the loan, or 80% of the home's value if that is more. */
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
