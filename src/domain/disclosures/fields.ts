import type { CalendarDay } from '../calendar-day.ts'

export const DISCLOSURE_KINDS = ['loan-estimate', 'closing-disclosure'] as const
export type DisclosureKind = (typeof DISCLOSURE_KINDS)[number]

/** The pages of each form. */
export const DISCLOSURE_PAGES: Record<DisclosureKind, readonly number[]> = {
  'loan-estimate': [1, 2, 3],
  'closing-disclosure': [1, 2, 3, 4, 5],
}

/** How a figure is stored: money in exact cents, rates as percent (6.5), days as `2013-02-15`. */
interface FieldTypes {
  cents: number
  percent: number
  count: number
  day: CalendarDay
  text: string
  answer: 'yes' | 'no'
}

interface Field {
  type: keyof FieldTypes
  /** Disclosures that print it. */
  on: 'both' | DisclosureKind
  page: { 'loan-estimate'?: number; 'closing-disclosure'?: number }
}

const both = <Type extends keyof FieldTypes>(type: Type, estimatePage: number, closingDisclosurePage: number) => ({
  type,
  on: 'both' as const,
  page: { 'loan-estimate': estimatePage, 'closing-disclosure': closingDisclosurePage },
})
const estimate = <Type extends keyof FieldTypes>(type: Type, page: number) => ({
  type,
  on: 'loan-estimate' as const,
  page: { 'loan-estimate': page },
})
const closingDisclosure = <Type extends keyof FieldTypes>(type: Type, page: number) => ({
  type,
  on: 'closing-disclosure' as const,
  page: { 'closing-disclosure': page },
})

/** Every single figure of the two forms, in the order of the forms. What comes in rows stands in disclosure.ts. */
export const FIELDS = {
  date_issued: both('day', 1, 1),
  closing_date: closingDisclosure('day', 1),
  disbursement_date: closingDisclosure('day', 1),
  settlement_agent: closingDisclosure('text', 1),
  file_number: closingDisclosure('text', 1),
  /** Names, and on most disclosures the mailing address, a line each. */
  applicants: both('text', 1, 1),
  seller: closingDisclosure('text', 1),
  lender: both('text', 1, 1),
  property: both('text', 1, 1),
  /** The price, or where there is no seller the value; `price_is` says which: sale, estimated, appraised. */
  sale_price: both('cents', 1, 1),
  price_is: both('text', 1, 1),
  loan_term_months: both('count', 1, 1),
  purpose: both('text', 1, 1),
  product: both('text', 1, 1),
  /** conventional, fha, va, other. */
  loan_type: both('text', 1, 1),
  loan_id: both('text', 1, 1),
  mic_number: closingDisclosure('text', 1),
  rate_lock: estimate('answer', 1),
  rate_lock_until: estimate('day', 1),
  rate_lock_time: estimate('text', 1),
  closing_costs_expire: estimate('day', 1),
  closing_costs_expire_time: estimate('text', 1),

  loan_amount: both('cents', 1, 1),
  loan_amount_can_increase: both('answer', 1, 1),
  loan_amount_words: both('text', 1, 1),
  interest_rate: both('percent', 1, 1),
  interest_rate_can_increase: both('answer', 1, 1),
  interest_rate_words: both('text', 1, 1),
  principal_and_interest: both('cents', 1, 1),
  principal_and_interest_can_increase: both('answer', 1, 1),
  principal_and_interest_words: both('text', 1, 1),
  prepayment_penalty: both('answer', 1, 1),
  prepayment_penalty_most: both('cents', 1, 1),
  prepayment_penalty_words: both('text', 1, 1),
  balloon_payment: both('answer', 1, 1),
  balloon_payment_amount: both('cents', 1, 1),
  balloon_payment_words: both('text', 1, 1),

  taxes_insurance_assessments: both('cents', 1, 1),
  property_taxes_in_escrow: both('text', 1, 1),
  homeowners_insurance_in_escrow: both('text', 1, 1),
  other_in_escrow: both('text', 1, 1),
  other_in_escrow_label: both('text', 1, 1),

  closing_costs: both('cents', 1, 1),
  closing_costs_loan: both('cents', 1, 1),
  closing_costs_other: both('cents', 1, 1),
  closing_costs_credits: both('cents', 1, 1),
  /** As printed on page 1, never negative on the tables without a seller; `cash_direction` says who gets it. */
  cash_to_close: both('cents', 1, 1),
  /** from or to the borrower; only where the disclosure has the boxes. */
  cash_direction: both('text', 1, 1),

  points_percent: both('percent', 2, 2),
  section_A: both('cents', 2, 2),
  section_B: both('cents', 2, 2),
  section_C: both('cents', 2, 2),
  section_D: both('cents', 2, 2),
  section_E: both('cents', 2, 2),
  section_F: both('cents', 2, 2),
  section_G: both('cents', 2, 2),
  section_H: both('cents', 2, 2),
  section_I: both('cents', 2, 2),
  section_J: both('cents', 2, 2),
  /** Zero or negative, as the form prints it. */
  lender_credits: both('cents', 2, 2),
  /** 'Includes $… credit for increase in Closing Costs above legal limit'. */
  credit_above_limit: closingDisclosure('cents', 2),

  interest_only_payments: both('text', 2, 4),
  optional_payments: both('text', 2, 4),
  step_payments: both('text', 2, 4),
  seasonal_payments: both('text', 2, 4),
  first_payment_change: both('text', 2, 4),
  subsequent_payment_changes: both('text', 2, 4),
  maximum_payment: both('text', 2, 4),
  index_and_margin: both('text', 2, 4),
  initial_rate: both('percent', 2, 4),
  minimum_rate: both('percent', 2, 4),
  maximum_rate: both('percent', 2, 4),
  first_rate_change: both('text', 2, 4),
  subsequent_rate_changes: both('text', 2, 4),
  first_rate_change_limit: both('text', 2, 4),
  subsequent_rate_change_limit: both('text', 2, 4),

  /** Totals of the summaries of transactions; K alone on disclosures without a seller: payoffs and payments. */
  section_K: closingDisclosure('cents', 3),
  section_L: closingDisclosure('cents', 3),
  section_M: closingDisclosure('cents', 3),
  section_N: closingDisclosure('cents', 3),
  cash_from_or_to_borrower: closingDisclosure('cents', 3),
  borrower_cash_direction: closingDisclosure('text', 3),
  cash_from_or_to_seller: closingDisclosure('cents', 3),
  seller_cash_direction: closingDisclosure('text', 3),

  in_5_years_total: estimate('cents', 3),
  in_5_years_principal: estimate('cents', 3),
  total_of_payments: closingDisclosure('cents', 5),
  finance_charge: closingDisclosure('cents', 5),
  amount_financed: closingDisclosure('cents', 5),
  apr: both('percent', 3, 5),
  tip: both('percent', 3, 5),

  assumption: both('answer', 3, 4),
  demand_feature: closingDisclosure('answer', 4),
  late_payment_days: both('count', 3, 4),
  late_payment_fee: both('text', 3, 4),
  /** service or transfer: what the lender intends. */
  servicing: estimate('text', 3),
  /** scheduled, possible, none. */
  negative_amortization: closingDisclosure('text', 4),
  /** accepted, held, refused. */
  partial_payments: closingDisclosure('text', 4),
  security_interest: closingDisclosure('text', 4),
  escrow_account: closingDisclosure('answer', 4),
  escrowed_costs_year_1: closingDisclosure('cents', 4),
  non_escrowed_costs_year_1: closingDisclosure('cents', 4),
  initial_escrow_payment: closingDisclosure('cents', 4),
  monthly_escrow_payment: closingDisclosure('cents', 4),
  no_escrow_costs_year_1: closingDisclosure('cents', 4),
  escrow_waiver_fee: closingDisclosure('cents', 4),
  liability_after_foreclosure: closingDisclosure('text', 5),
} as const satisfies Record<string, Field>

export type FieldKey = keyof typeof FIELDS
export const FIELD_KEYS = Object.keys(FIELDS) as FieldKey[]

/** `null`: not printed, not read, or left blank. */
export type DisclosureValues = { [Key in FieldKey]: FieldTypes[(typeof FIELDS)[Key]['type']] | null }

export function isOn(key: FieldKey, kind: DisclosureKind): boolean {
  const { on } = FIELDS[key]
  return on === 'both' || on === kind
}
