import { formatMoney } from '#domain/figures.ts'
import type { ApplicationFields } from '#features/application/model.ts'
import { loanContext } from './loan-context.ts'

/** What the dates and rights follow from; nothing until the application says where the home is. */
export function ownLoanWords(answers: ApplicationFields | null | undefined): string | null {
  if (!answers?.property_state) return null
  const { loan_amount, property_state } = answers
  const kind = loanContext(answers).is_refinance ? 'refinance' : 'loan to buy a home'
  const loan = loan_amount ? `${formatMoney(loan_amount)} ${kind}` : kind
  return `From your application: a ${loan} in ${property_state}. Your dates and rights follow from it.`
}
