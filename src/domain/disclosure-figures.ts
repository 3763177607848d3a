import { balanceAfter, loanTotals, monthlyPayment } from './amortization.ts'
import type { LoanTerms } from './loan-terms.ts'

/**
 * 'In 5 years' on page 3 of a Loan Estimate (12 CFR 1026.37(l)(1)): what will have been paid, and how much of it was
 * principal. Mortgage insurance counts until it ends, and so do the months of it that are paid ahead or put into escrow at closing.
 */
export function inFiveYears({
  mortgage_insurance_monthly = 0,
  mortgage_insurance_months = 60,
  mortgage_insurance_at_closing = 0,
  loan_costs,
  prepaid_interest,
  ...terms
}: LoanTerms & {
  mortgage_insurance_monthly?: number
  /** After so many monthly premiums it ends: `pmiEnd` tells. */
  mortgage_insurance_months?: number
  mortgage_insurance_at_closing?: number
  loan_costs: number
  prepaid_interest: number
}): {
  total_paid: number
  principal_paid: number
} {
  const months = Math.min(60, terms.months)
  const premiums = Math.min(months, Math.max(0, mortgage_insurance_months)) * mortgage_insurance_monthly
  return {
    total_paid:
      months * monthlyPayment(terms) + premiums + mortgage_insurance_at_closing + loan_costs + prepaid_interest,
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
