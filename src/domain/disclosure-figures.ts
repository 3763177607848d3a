import { balanceAfter, loanTotals, monthlyPayment } from './amortization.ts'
import type { LoanTerms } from './loan-terms.ts'

/** 'In 5 years' on page 3 of a Loan Estimate: what will have been paid, and how much of it was principal. */
export function inFiveYears({
  mortgage_insurance_monthly = 0,
  loan_costs,
  prepaid_interest,
  ...terms
}: LoanTerms & { mortgage_insurance_monthly?: number; loan_costs: number; prepaid_interest: number }): {
  total_paid: number
  principal_paid: number
} {
  const months = Math.min(60, terms.months)
  const monthly = monthlyPayment(terms) + mortgage_insurance_monthly
  return {
    total_paid: months * monthly + loan_costs + prepaid_interest,
    principal_paid: terms.principal - balanceAfter({ ...terms, months_paid: months }),
  }
}

/** TIP: all interest, prepaid included, as a percentage of the loan. */
export function totalInterestPercentage({
  prepaid_interest,
  ...terms
}: LoanTerms & { prepaid_interest: number }): number {
  return terms.principal > 0 ? ((loanTotals(terms).total_interest + prepaid_interest) / terms.principal) * 100 : 0
}

/** A row of 'Projected payments': each part rounded as the form rounds it. */
export function projectedPayment({
  principal_and_interest,
  mortgage_insurance = 0,
  escrow = 0,
}: {
  principal_and_interest: number
  mortgage_insurance?: number
  escrow?: number
}): number {
  return Math.round(principal_and_interest + Math.round(mortgage_insurance) + Math.round(escrow))
}
