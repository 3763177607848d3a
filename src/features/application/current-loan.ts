import { DEFAULT_DOWN_PAYMENT_PERCENTAGE, editLinkedField } from '#domain/linked-fields.ts'
import { roundToCent } from '#domain/money.ts'
import { type CurrentLoanFacts, monthsToRepay } from '#domain/refinance/current-loan.ts'
import type { CurrentLoanProblem } from './current-loan-words.ts'
import type { ApplicationField, ApplicationFields } from './model.ts'

type Purpose = ApplicationFields['loan_purpose']

/** Whether the loan that somebody applies for replaces another. */
export function refinances(
  view:
    | {
        completed: Pick<ApplicationFields, 'loan_purpose'> | null
        draft: Pick<ApplicationFields, 'loan_purpose'> | null
      }
    | undefined,
): boolean {
  return isRefinance((view?.completed ?? view?.draft)?.loan_purpose)
}

export function isRefinance(purpose: string | null | undefined): boolean {
  return purpose === 'refinance' || purpose === 'cash_out_refinance'
}

const CURRENT_LOAN_FIELDS: readonly ApplicationField[] = [
  'current_balance',
  'current_rate',
  'current_months_left',
  'current_payment',
  'current_servicer',
]

/** What only somebody who buys a home is asked. */
const PURCHASE_FIELDS: readonly ApplicationField[] = [
  'down_payment_percentage',
  'down_payment_amount',
  'property_found',
]

/** Whether an answer belongs to a loan of this kind: lists leave out what was never asked. */
export function isAsked(field: ApplicationField, purpose: Purpose): boolean {
  return !(isRefinance(purpose) ? PURCHASE_FIELDS : CURRENT_LOAN_FIELDS).includes(field)
}

export function currentLoanFacts(answers: ApplicationFields): CurrentLoanFacts {
  return {
    balance: answers.current_balance,
    annual_rate: answers.current_rate,
    months_left: answers.current_months_left,
    payment: answers.current_payment,
  }
}

/** The money that a refinance takes out: what the new loan is above the old one. */
export function cashOut({ loan_purpose, loan_amount, current_balance }: ApplicationFields): number | null {
  if (loan_purpose !== 'cash_out_refinance') return 0
  return loan_amount === null ? null : Math.max(0, roundToCent(loan_amount - (current_balance ?? 0)))
}

/** The new loan is what is owed, and the cash that comes with it. */
export function newLoan(balance: number | null, cash: number | null): Partial<ApplicationFields> {
  return { current_balance: balance, loan_amount: roundToCent((balance ?? 0) + (cash ?? 0)) || null }
}

/** What changes with the purpose: a refinance has no down payment and no search for a home, a purchase no loan to replace. */
export function withPurpose(answers: ApplicationFields, loan_purpose: Purpose): Partial<ApplicationFields> {
  if (!isRefinance(loan_purpose)) {
    if (!isRefinance(answers.loan_purpose)) return { loan_purpose }
    const { property_value } = answers
    const nothing = { property_value, down_payment_percentage: null, down_payment_amount: null, loan_amount: null }
    const linked = editLinkedField(nothing, 'down_payment_percentage', DEFAULT_DOWN_PAYMENT_PERCENTAGE)
    return { loan_purpose, ...linked }
  }
  if (loan_purpose === answers.loan_purpose) return { loan_purpose }
  return {
    loan_purpose,
    down_payment_percentage: null,
    down_payment_amount: null,
    property_found: null,
    ...newLoan(answers.current_balance, null),
  }
}

/** What follows from another value of the home: for a purchase the down payment and the loan, for a refinance nothing. */
export function withValue(answers: ApplicationFields, property_value: number | null): Partial<ApplicationFields> {
  if (isRefinance(answers.loan_purpose)) return { property_value }
  const { down_payment_percentage, down_payment_amount, loan_amount } = answers
  const linked = { property_value: answers.property_value, down_payment_percentage, down_payment_amount, loan_amount }
  return editLinkedField(linked, 'property_value', property_value)
}

/** What of the loan that is to be replaced cannot be: the same for the form and the server. What is missing is nobody's mistake. */
export function currentLoanProblem(
  answers: ApplicationFields,
): { field: ApplicationField; problem: CurrentLoanProblem } | null {
  if (!isRefinance(answers.loan_purpose)) return null
  const { current_balance, current_rate, current_payment, loan_amount, property_value } = answers
  const known = current_balance !== null && current_rate !== null && current_payment !== null
  if (known && current_balance > 0 && monthsToRepay(current_balance, current_rate, current_payment) === null) {
    return { field: 'current_payment', problem: 'payment-too-small' }
  }
  if (answers.loan_purpose !== 'cash_out_refinance' || current_balance === null || loan_amount === null) return null
  if (loan_amount < current_balance) return { field: 'loan_amount', problem: 'loan-below-balance' }
  if (property_value && loan_amount > property_value) return { field: 'loan_amount', problem: 'cash-too-much' }
  return null
}

/** A loan that somebody has, as another part of the product knows it. */
export interface KnownLoan {
  balance: number | null
  rate: number | null
  payment: number | null
  months_left: number | null
  servicer: string | null
  home: Pick<ApplicationFields, 'property_type' | 'property_value' | 'property_state' | 'property_zip_code'>
}

/** The answers with which a refinance of this loan begins, so that nothing is typed twice. */
export function refinanceOf(loan: KnownLoan): Partial<ApplicationFields> {
  return {
    loan_purpose: 'refinance',
    ...loan.home,
    ...newLoan(loan.balance, null),
    current_rate: loan.rate,
    current_payment: loan.payment,
    current_months_left: loan.months_left,
    current_servicer: loan.servicer,
  }
}
