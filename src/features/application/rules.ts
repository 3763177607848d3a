import { pickFields } from '#resources/pick-fields.ts'
import { cashOut, currentLoanProblem, isRefinance } from './current-loan.ts'
import { APPLICATION_FIELDS, type ApplicationField, type ApplicationFields, type ApplicationState } from './model.ts'
import type { LoanProblem } from './words.ts'

/** The next application may begin once the loan of the last one is closed, or when there was none. */
export function canStartNew({ completed, is_closed }: ApplicationState): boolean {
  return completed === null || is_closed
}

/** Why the first step cannot be left yet, and at which field. Drafts and old applications may still lack a price. */
export function loanStepProblem(answers: ApplicationFields): { field: ApplicationField; problem: LoanProblem } | null {
  if (isRefinance(answers.loan_purpose)) return refinanceStepProblem(answers)
  const { property_value, down_payment_amount, loan_amount } = answers
  if (!property_value) return { field: 'property_value', problem: 'price-missing' }
  if ((down_payment_amount ?? 0) > property_value)
    return { field: 'down_payment_amount', problem: 'down-payment-too-much' }
  if ((loan_amount ?? 0) > property_value) return { field: 'loan_amount', problem: 'loan-too-much' }
  if (down_payment_amount === null || loan_amount === null)
    return { field: 'down_payment_amount', problem: 'down-payment-missing' }
  return null
}

/** Where somebody comes back to: the first step with a question that they left open. The last one reviews. */
export function firstOpenStep(answers: ApplicationFields): number {
  // What comes along from the loan that is replaced is looked over first.
  if (isRefinance(answers.loan_purpose)) return 1
  if (!answers.loan_purpose || !answers.property_type || loanStepProblem(answers)) return 1
  if (!answers.property_state) return 2
  return answers.credit_score_range && answers.annual_income !== null ? 4 : 3
}

/** A refinance hangs on the loan that it replaces. */
function refinanceStepProblem(answers: ApplicationFields): { field: ApplicationField; problem: LoanProblem } | null {
  const { property_value, current_balance, current_rate, current_months_left, current_payment } = answers
  if (!property_value) return { field: 'property_value', problem: 'value-missing' }
  if (!current_balance) return { field: 'current_balance', problem: 'balance-missing' }
  if (current_rate === null) return { field: 'current_rate', problem: 'rate-missing' }
  if (current_months_left === null && current_payment === null)
    return { field: 'current_months_left', problem: 'time-left-missing' }
  const wrong = currentLoanProblem(answers)
  if (wrong) return wrong
  return cashOut(answers) || answers.loan_purpose === 'refinance'
    ? null
    : { field: 'loan_amount', problem: 'cash-missing' }
}

export function fieldsOf(application: ApplicationFields): ApplicationFields {
  return pickFields(application, APPLICATION_FIELDS)
}

export function sameAnswers(one: ApplicationFields, other: ApplicationFields): boolean {
  return APPLICATION_FIELDS.every(field => one[field] === other[field])
}
