import { type DisclosureKind, type DisclosureValues, FIELD_KEYS } from './fields.ts'

/** A–J are costs; K–N the summaries of a Closing Disclosure's page 3, K alone its payoffs where there is no seller. */
export const SECTIONS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N'] as const
export type Section = (typeof SECTIONS)[number]
/** Sections whose lines are single charges; D, I and J hold subtotals and lender credits. */
export const CHARGE_SECTIONS = ['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const

/** A line of the cost pages or of a summary. Amounts are cents; `null` where nothing is printed. */
export interface CostLine {
  section: Section
  /** As printed, without its number and without the payee. */
  label: string
  /** Borrower-paid at closing; on an estimate, the one amount there is. */
  amount: number | null
  /** Only a Closing Disclosure has what follows. */
  number: string | null
  to: string | null
  paid_before: number | null
  seller_paid: number | null
  seller_paid_before: number | null
  paid_by_others: number | null
  /** '(L)': the lender is the other who pays. */
  paid_by_lender: boolean
  /** What a prepaid or an escrow line multiplies: $100.83 per month for 2 months, $17.44 per day for 15 days. */
  each: number | null
  times: number | null
}

/** The columns of money beside a cost line; an estimate has only the first. */
export const AMOUNT_COLUMNS = ['amount', 'paid_before', 'seller_paid', 'seller_paid_before', 'paid_by_others'] as const
export type AmountColumn = (typeof AMOUNT_COLUMNS)[number]

/** One column of 'Projected Payments'. Where a disclosure prints a range, least and most differ. */
export interface PaymentColumn {
  /** 'Years 1-7', 'Final Payment'. */
  label: string
  first_year: number | null
  last_year: number | null
  principal_and_interest: number | null
  principal_and_interest_least: number | null
  only_interest: boolean
  mortgage_insurance: number | null
  escrow: number | null
  total: number | null
  total_least: number | null
}

/** The rows of 'Calculating Cash to Close', of both tables and both disclosures. */
export const CASH_ROWS = [
  'loan_amount',
  'total_closing_costs',
  'paid_before_closing',
  'payoffs',
  'closing_costs_financed',
  'down_payment',
  'deposit',
  'funds_for_borrower',
  'seller_credits',
  'adjustments',
  'cash_to_close',
] as const
export type CashRowKey = (typeof CASH_ROWS)[number]

export interface CashRow {
  amount: number | null
  /** On a Closing Disclosure: what the last estimate said, and whether this changed. */
  estimate: number | null
  changed: 'yes' | 'no' | null
  words: string | null
}

/** The alternative table is that of loans without a seller. */
export const CASH_TABLES = ['standard', 'alternative'] as const
export type CashTable = (typeof CASH_TABLES)[number]

/** The rows that each table adds up to its cash to close. */
export const CASH_TABLE_ROWS: Record<CashTable, readonly Exclude<CashRowKey, 'cash_to_close'>[]> = {
  standard: [
    'total_closing_costs',
    'paid_before_closing',
    'closing_costs_financed',
    'down_payment',
    'deposit',
    'funds_for_borrower',
    'seller_credits',
    'adjustments',
  ],
  alternative: ['loan_amount', 'total_closing_costs', 'paid_before_closing', 'payoffs'],
}

export const CONTACT_ROLES = [
  'lender',
  'mortgage_broker',
  'real_estate_broker_buyer',
  'real_estate_broker_seller',
  'settlement_agent',
] as const
export type ContactRole = (typeof CONTACT_ROLES)[number]

export const CONTACT_KEYS = [
  'name',
  'address',
  'nmls_id',
  'license_id',
  'contact',
  'contact_nmls_id',
  'contact_license_id',
  'email',
  'phone',
] as const
export type ContactKey = (typeof CONTACT_KEYS)[number]
export type Contact = Record<ContactKey, string | null>

export interface Disclosure {
  kind: DisclosureKind
  values: DisclosureValues
  payments: PaymentColumn[]
  lines: CostLine[]
  cash_table: CashTable | null
  cash: Record<CashRowKey, CashRow>
  contacts: Record<ContactRole, Contact>
}

/** A disclosure on which nothing is written yet. */
export function blankDisclosure(kind: DisclosureKind): Disclosure {
  return {
    kind,
    values: filled(FIELD_KEYS, () => null) as DisclosureValues,
    payments: [],
    lines: [],
    cash_table: null,
    cash: filled(CASH_ROWS, () => ({ amount: null, estimate: null, changed: null, words: null })),
    contacts: filled(CONTACT_ROLES, () => filled(CONTACT_KEYS, () => null)),
  }
}

export function blankLine(section: Section, label: string): CostLine {
  return {
    section,
    label,
    amount: null,
    number: null,
    to: null,
    paid_before: null,
    seller_paid: null,
    seller_paid_before: null,
    paid_by_others: null,
    paid_by_lender: false,
    each: null,
    times: null,
  }
}

export const BLANK_COLUMN: PaymentColumn = {
  label: '',
  first_year: null,
  last_year: null,
  principal_and_interest: null,
  principal_and_interest_least: null,
  only_interest: false,
  mortgage_insurance: null,
  escrow: null,
  total: null,
  total_least: null,
}

export function linesOf(disclosure: Disclosure, section: Section): CostLine[] {
  return disclosure.lines.filter(line => line.section === section)
}

/** How many charges a disclosure names. */
export function chargesOn({ lines }: Disclosure): number {
  return lines.filter(line => CHARGE_SECTIONS.some(section => section === line.section) && borrowerPaid(line)).length
}

/** What the borrower pays for a line, at and before closing; `null` when neither is printed. */
export function borrowerPaid(line: CostLine): number | null {
  return line.amount === null && line.paid_before === null ? null : (line.amount ?? 0) + (line.paid_before ?? 0)
}

function filled<Key extends string, Value>(keys: readonly Key[], value: () => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map(key => [key, value()])) as Record<Key, Value>
}
