import type { FieldPath, Readings } from './reading.ts'

/** Sums hold to the form's rounding, formulas to a small allowance, the APR within a band. */
export const CHECK_TIERS = ['sum', 'formula', 'band'] as const
export type CheckTier = (typeof CHECK_TIERS)[number]

export const CHECK_NAMES = [
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
  'line_times',
  'points',
  'subtotals_loan',
  'subtotals_other',
  'subtotals_closing',
  'page_1_closing_costs',
  'page_1_loan_costs',
  'page_1_other_costs',
  'page_1_credits',
  'page_1_cash_to_close',
  'cash_total_closing_costs',
  'cash_to_close',
  'cash_estimate_column',
  'cash_loan_amount',
  'cash_down_payment',
  'cash_paid_before',
  'closing_costs_financed',
  'payment_total',
  'payment_first',
  'section_K',
  'section_L',
  'section_M',
  'section_N',
  'borrower_cash',
  'borrower_cash_table',
  'seller_cash',
  'closing_costs_at_closing',
  'payoffs',
  'initial_escrow',
  'monthly_escrow',
  'escrow_year_1',
  'principal_and_interest',
  'tip',
  'in_5_years_total',
  'in_5_years_principal',
  'mortgage_insurance_end',
  'total_of_payments',
  'finance_and_financed',
  'apr',
] as const
export type CheckName = (typeof CHECK_NAMES)[number]

/** What a disclosure prints beside what its own figures give. Words for it stand with the page. */
export interface Check {
  name: CheckName
  tier: CheckTier
  unit: 'cents' | 'percent' | 'years'
  printed: number
  /** Of a band, its two ends. */
  computed: number | { low: number; high: number }
  ok: boolean
  /** The figures that take part: one of them was misread, or the lender is to be asked. */
  fields: FieldPath[]
}

/** What a check that does not hold touches is no longer sure. */
export function withChecks(readings: Readings, checks: readonly Check[]): Readings {
  const marked: Readings = { ...readings }
  for (const path of checks.filter(check => !check.ok).flatMap(check => check.fields)) {
    const reading = marked[path]
    if (reading?.confidence === 'sure') marked[path] = { ...reading, confidence: 'unsure' }
  }
  return marked
}

/**
 * What one look at a picture read is unsure until a sum that holds proves it: a misread digit breaks its sum. What is counted
 * from the words of a label proves nothing: these are misread, too.
 */
export function pictureReadings(readings: Readings, checks: readonly Check[]): Readings {
  const failed = new Set(checks.filter(({ ok }) => !ok).flatMap(check => check.fields))
  const isProof = ({ ok, tier, name, fields }: Check) =>
    ok && tier === 'sum' && name !== 'line_times' && !fields.some(path => failed.has(path))
  const proved = new Set(checks.filter(isProof).flatMap(check => check.fields))
  const doubted: Readings = { ...readings }
  for (const path of Object.keys(readings) as FieldPath[]) {
    const reading = readings[path]
    if (reading?.confidence === 'sure' && reading.isReadOnce && !proved.has(path))
      doubted[path] = { ...reading, confidence: 'unsure' }
  }
  return withChecks(doubted, checks)
}
