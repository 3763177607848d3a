/** Percent of the home's value that is borrowed; `null` when it is not known. */
export function loanToValue(
  loan_amount: number | null | undefined,
  property_value: number | null | undefined,
): number | null {
  return loan_amount && loan_amount > 0 ? percentOf(loan_amount, property_value) : null
}

/** Monthly debt payments as a percent of a twelfth of the year's income; `null` when it is not known. */
export function debtToIncome(
  monthly_debt_payments: number | null | undefined,
  annual_income: number | null | undefined,
): number | null {
  return typeof monthly_debt_payments === 'number' && monthly_debt_payments >= 0
    ? percentOf(monthly_debt_payments * 12, annual_income)
    : null
}

function percentOf(part: number, whole: number | null | undefined): number | null {
  if (!whole || !(whole > 0)) return null
  const percent = (part / whole) * 100
  return Number.isFinite(percent) ? percent : null
}
