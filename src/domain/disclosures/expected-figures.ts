import type { CashRowKey, Disclosure } from './disclosure.ts'
import { type FieldKey, isOn } from './fields.ts'
import type { FieldPath } from './reading.ts'

/** What every filled-in form prints; what only some loans have is left out. */
export const EXPECTED: readonly FieldKey[] = [
  'date_issued',
  'closing_date',
  'disbursement_date',
  'applicants',
  'property',
  'sale_price',
  'loan_term_months',
  'purpose',
  'product',
  'loan_type',
  'rate_lock',
  'loan_amount',
  'interest_rate',
  'principal_and_interest',
  'prepayment_penalty',
  'balloon_payment',
  'taxes_insurance_assessments',
  'closing_costs',
  'cash_to_close',
  'section_A',
  'section_B',
  'section_C',
  'section_D',
  'section_E',
  'section_F',
  'section_G',
  'section_H',
  'section_I',
  'section_J',
  'in_5_years_total',
  'in_5_years_principal',
  'total_of_payments',
  'finance_charge',
  'amount_financed',
  'apr',
  'tip',
]
const EXPECTED_CASH: readonly CashRowKey[] = ['total_closing_costs', 'cash_to_close']
const EXPECTED_PAYMENT = ['principal_and_interest', 'total'] as const

/** The figures that the form must have and that were not read. */
export function unreadFigures(disclosure: Disclosure): FieldPath[] {
  const { values, cash, kind } = disclosure
  const [first] = disclosure.payments
  const { section_D, section_I, section_J, lender_credits } = values
  const known = section_D !== null && section_I !== null && section_J !== null
  const hasCredits = known && section_D + section_I !== section_J
  return [
    ...EXPECTED.filter(key => isOn(key, kind) && values[key] === null),
    // A blank credit is none, unless the total needs one.
    ...(hasCredits && lender_credits === null ? (['lender_credits'] as const) : []),
    ...EXPECTED_PAYMENT.filter(key => (first?.[key] ?? null) === null).map(key => `payments.0.${key}` as const),
    ...EXPECTED_CASH.filter(key => cash[key].amount === null).map(key => `cash.${key}.amount` as const),
  ]
}
