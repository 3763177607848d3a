import { CASH_ROWS, type CashRowKey, type CostLine, type Disclosure } from '#domain/disclosures/disclosure.ts'
import type { FieldKey } from '#domain/disclosures/fields.ts'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import { cashWords } from './disclosure-words.ts'

/** The name of every single figure, in a buyer's words. */
const fieldWords: Record<FieldKey, string> = {
  date_issued: 'Date issued',
  closing_date: 'Closing date',
  disbursement_date: 'Disbursement date',
  settlement_agent: 'Settlement agent',
  file_number: 'File number',
  applicants: 'Borrowers',
  seller: 'Seller',
  lender: 'Lender',
  property: 'Property',
  sale_price: 'Price or value',
  price_is: 'Kind of price',
  loan_term_months: 'Loan term in months',
  purpose: 'Purpose',
  product: 'Product',
  loan_type: 'Loan type',
  loan_id: 'Loan ID',
  mic_number: 'Mortgage insurance case number',
  rate_lock: 'Rate locked',
  rate_lock_until: 'Rate locked until',
  rate_lock_time: 'Hour the lock ends',
  closing_costs_expire: 'Closing costs expire',
  closing_costs_expire_time: 'Hour the costs expire',
  loan_amount: 'Loan amount',
  loan_amount_can_increase: 'Loan amount can rise',
  loan_amount_words: 'How the loan amount can rise',
  interest_rate: 'Interest rate',
  interest_rate_can_increase: 'Rate can rise',
  interest_rate_words: 'How the rate can rise',
  principal_and_interest: 'Principal and interest a month',
  principal_and_interest_can_increase: 'Payment can rise',
  principal_and_interest_words: 'How the payment can rise',
  prepayment_penalty: 'Prepayment penalty',
  prepayment_penalty_most: 'Largest prepayment penalty',
  prepayment_penalty_words: 'Terms of the prepayment penalty',
  balloon_payment: 'Balloon payment',
  balloon_payment_amount: 'Size of the balloon payment',
  balloon_payment_words: 'Terms of the balloon payment',
  taxes_insurance_assessments: 'Taxes, insurance and dues a month',
  property_taxes_in_escrow: 'Property taxes in escrow',
  homeowners_insurance_in_escrow: 'Homeowner’s insurance in escrow',
  other_in_escrow: 'Other in escrow',
  other_in_escrow_label: 'What else is in escrow',
  closing_costs: 'Closing costs',
  closing_costs_loan: 'Loan costs on page 1',
  closing_costs_other: 'Other costs on page 1',
  closing_costs_credits: 'Lender credits on page 1',
  cash_to_close: 'Cash to close',
  cash_direction: 'Cash from or to you',
  points_percent: 'Points in percent',
  section_A: 'A. Origination charges',
  section_B: 'B. Services you cannot shop for',
  section_C: 'C. Services you can shop for',
  section_D: 'D. Total loan costs',
  section_E: 'E. Taxes and government fees',
  section_F: 'F. Prepaids',
  section_G: 'G. Initial escrow payment',
  section_H: 'H. Other',
  section_I: 'I. Total other costs',
  section_J: 'J. Total closing costs',
  lender_credits: 'Lender credits',
  credit_above_limit: 'Credit for costs above the legal limit',
  interest_only_payments: 'Interest-only payments',
  optional_payments: 'Optional payments',
  step_payments: 'Step payments',
  seasonal_payments: 'Seasonal payments',
  first_payment_change: 'First change of the payment',
  subsequent_payment_changes: 'Later changes of the payment',
  maximum_payment: 'Largest payment',
  index_and_margin: 'Index and margin',
  initial_rate: 'Initial rate',
  minimum_rate: 'Lowest rate',
  maximum_rate: 'Highest rate',
  first_rate_change: 'First change of the rate',
  subsequent_rate_changes: 'Later changes of the rate',
  first_rate_change_limit: 'Limit of the first change',
  subsequent_rate_change_limit: 'Limit of later changes',
  section_K: 'K. Due from you at closing',
  section_L: 'L. Paid already',
  section_M: 'M. Due to the seller',
  section_N: 'N. Due from the seller',
  cash_from_or_to_borrower: 'Your cash at closing',
  borrower_cash_direction: 'From or to you',
  cash_from_or_to_seller: 'The seller’s cash',
  seller_cash_direction: 'From or to the seller',
  in_5_years_total: 'Paid in five years',
  in_5_years_principal: 'Principal paid in five years',
  total_of_payments: 'Total of payments',
  finance_charge: 'Finance charge',
  amount_financed: 'Amount financed',
  apr: 'APR',
  tip: 'Total interest percentage',
  assumption: 'A buyer may take over the loan',
  demand_feature: 'Demand feature',
  late_payment_days: 'Days until a payment is late',
  late_payment_fee: 'Late fee',
  servicing: 'Who will take your payments',
  negative_amortization: 'Negative amortization',
  partial_payments: 'Partial payments',
  security_interest: 'What secures the loan',
  escrow_account: 'Escrow account',
  escrowed_costs_year_1: 'Escrowed costs in the first year',
  non_escrowed_costs_year_1: 'Costs outside escrow in the first year',
  initial_escrow_payment: 'Initial escrow payment',
  monthly_escrow_payment: 'Monthly escrow payment',
  no_escrow_costs_year_1: 'Property costs in the first year',
  escrow_waiver_fee: 'Fee for having no escrow account',
  liability_after_foreclosure: 'Liability after foreclosure',
}

const COLUMN_WORDS: Record<string, string> = {
  amount: '',
  paid_before: 'before closing',
  seller_paid: 'by the seller',
  seller_paid_before: 'by the seller before closing',
  paid_by_others: 'by others',
  estimate: 'on the estimate',
  principal_and_interest: 'principal and interest',
  principal_and_interest_least: 'least principal and interest',
  mortgage_insurance: 'mortgage insurance',
  escrow: 'escrow',
  total: 'whole payment',
  total_least: 'least whole payment',
  each: 'each',
  times: 'how often',
}

/** What a figure is called, wherever it stands on the disclosure. */
export function figureName(disclosure: Disclosure, path: FieldPath): string {
  const known = (fieldWords as Record<string, string>)[path]
  if (known) return known
  const [table = '', row = '', column = ''] = path.split('.')
  const part = COLUMN_WORDS[column] ?? column.replaceAll('_', ' ')
  if (table === 'lines') return lineName(disclosure.lines[Number(row)], column, part)
  if (table === 'payments') return together(disclosure.payments[Number(row)]?.label ?? '', part)
  if (table === 'cash' && isCashRow(row)) return together(cashWords[row], part)
  return together(row.replaceAll('_', ' '), part)
}

function lineName(line: CostLine | undefined, column: string, part: string): string {
  if (!line) return part
  if (column === 'label') return `Name of a charge in section ${line.section}`
  return together(line.label === '' ? `Charge without a name in section ${line.section}` : line.label, part)
}

function together(what: string, part: string): string {
  return part === '' ? what : `${what}, ${part}`
}

function isCashRow(key: string): key is CashRowKey {
  return (CASH_ROWS as readonly string[]).includes(key)
}
