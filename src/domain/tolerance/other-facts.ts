import type { Disclosure } from '../disclosures/disclosure.ts'
import type { KnownDisclosure } from '../disclosures/known-disclosure.ts'
import { plainLabel } from './plain-label.ts'

/** What buyers overlook on the last disclosure, in the order in which they meet it. */
export const FACT_KEYS = [
  'applicants',
  'property',
  'lender',
  'sale_price',
  'loan_amount',
  'interest_rate',
  'loan_term_months',
  'product',
  'loan_type',
  'purpose',
  'principal_and_interest',
  'mortgage_insurance',
  'escrow',
  'prepayment_penalty',
  'balloon_payment',
  'assumption',
  'late_payment_fee',
  'deposit',
  'seller_credits',
  'adjustments',
] as const
export type FactKey = (typeof FACT_KEYS)[number]

export interface ComparedFact {
  key: FactKey
  unit: 'cents' | 'percent' | 'months' | 'text'
  before: number | string | null
  after: number | string | null
  /** 'check' where one of the disclosures does not say. */
  verdict: 'same' | 'changed' | 'check'
}

const UNITS: Record<FactKey, ComparedFact['unit']> = {
  applicants: 'text',
  property: 'text',
  lender: 'text',
  sale_price: 'cents',
  loan_amount: 'cents',
  interest_rate: 'percent',
  loan_term_months: 'months',
  product: 'text',
  loan_type: 'text',
  purpose: 'text',
  principal_and_interest: 'cents',
  mortgage_insurance: 'cents',
  escrow: 'cents',
  prepayment_penalty: 'text',
  balloon_payment: 'text',
  assumption: 'text',
  late_payment_fee: 'text',
  deposit: 'cents',
  seller_credits: 'cents',
  adjustments: 'cents',
}

/** Amounts that an estimate prints in whole dollars may differ by what rounding hides. */
const PRINTED_IN_DOLLARS: readonly FactKey[] = [
  'mortgage_insurance',
  'escrow',
  'deposit',
  'seller_credits',
  'adjustments',
]
const ROUNDING_CENTS = 50

export function compareFacts(estimate: KnownDisclosure, closingDisclosure: KnownDisclosure): ComparedFact[] {
  return FACT_KEYS.map(key => {
    const before = factOf(estimate, key)
    const after = factOf(closingDisclosure, key)
    return { key, unit: UNITS[key], before, after, verdict: verdictOf(key, before, after) }
  })
}

function factOf(disclosure: Disclosure, key: FactKey): number | string | null {
  switch (key) {
    case 'mortgage_insurance':
      return disclosure.payments[0]?.mortgage_insurance ?? null
    case 'escrow':
      return disclosure.payments[0]?.escrow ?? null
    case 'deposit':
    case 'seller_credits':
    case 'adjustments':
      return disclosure.cash[key].amount
    default:
      return disclosure.values[key]
  }
}

function verdictOf(
  key: FactKey,
  before: number | string | null,
  after: number | string | null,
): ComparedFact['verdict'] {
  if (before === null && after === null) return 'same'
  if (before === null || after === null) return 'check'
  if (typeof before === 'number' && typeof after === 'number') {
    const allowance = PRINTED_IN_DOLLARS.includes(key) ? ROUNDING_CENTS : 0
    return Math.abs(before - after) <= allowance ? 'same' : 'changed'
  }
  return plainWords(String(before)) === plainWords(String(after)) ? 'same' : 'changed'
}

/** Ways of writing one street. */
const STREET_WORDS: Record<string, string> = {
  avenue: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  highway: 'hwy',
  lane: 'ln',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  street: 'st',
  terrace: 'ter',
  apartment: 'apt',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
}

function plainWords(text: string): string {
  return plainLabel(text)
    .split(' ')
    .map(word => STREET_WORDS[word] ?? word)
    .join(' ')
}
