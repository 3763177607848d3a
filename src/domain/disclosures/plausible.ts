import type { Disclosure } from './disclosure.ts'
import type { FieldKey } from './fields.ts'
import type { FieldPath } from './reading.ts'

type Range = readonly [least: number, most: number]

const DOLLARS = 100
/** Percent, months and cents as disclosures for homes have them, with room on both sides. */
const RANGES: Partial<Record<FieldKey, Range>> = {
  loan_amount: [1_000 * DOLLARS, 100_000_000 * DOLLARS],
  sale_price: [5_000 * DOLLARS, 200_000_000 * DOLLARS],
  interest_rate: [0, 20],
  initial_rate: [0, 20],
  minimum_rate: [0, 30],
  maximum_rate: [0, 40],
  apr: [0, 25],
  tip: [0, 600],
  loan_term_months: [12, 600],
  late_payment_days: [1, 60],
}

/** An APR is the rate with the costs in it; adjustable loans start below it, and costs weigh heavily on a small loan. */
const FARTHEST_APR = 6
const SMALL_LOAN = 50_000 * DOLLARS

/** Figures in no sum that lie where no such figure lies, alone or beside their neighbours. */
export function implausible({ values, payments }: Disclosure): FieldPath[] {
  const outside = (Object.entries(RANGES) as [FieldKey, Range][])
    .filter(([key, [least, most]]) => {
      const value = values[key]
      return typeof value === 'number' && (value < least || value > most)
    })
    .map(([key]) => key)
  const { minimum_rate, initial_rate, maximum_rate } = values
  const { apr, interest_rate, in_5_years_total, in_5_years_principal, loan_amount } = values
  const isLarge = (loan_amount ?? 0) >= SMALL_LOAN
  const pairs: [FieldKey, FieldKey, boolean][] = [
    ['apr', 'interest_rate', isLarge && differ(apr, interest_rate, distance => distance > FARTHEST_APR)],
    ['apr', 'tip', apr !== null && apr === values.tip],
    ['minimum_rate', 'maximum_rate', differ(minimum_rate, maximum_rate, (_, more) => more >= 0)],
    ['initial_rate', 'maximum_rate', differ(initial_rate, maximum_rate, isAbove)],
    ['in_5_years_total', 'in_5_years_principal', differ(in_5_years_principal, in_5_years_total, isAbove)],
    ['total_of_payments', 'loan_amount', differ(loan_amount, values.total_of_payments, isAbove)],
    ['amount_financed', 'loan_amount', differ(values.amount_financed, loan_amount, isAbove)],
  ]
  // What is paid with the loan is a part of it.
  const escrow = payments[0]?.escrow ?? null
  if (differ(escrow, values.taxes_insurance_assessments, (_, more) => more > DOLLARS))
    outside.push('taxes_insurance_assessments')
  return [...outside, ...pairs.flatMap(([one, other, isOdd]) => (isOdd ? [one, other] : []))]
}

const isAbove = (_distance: number, difference: number) => difference > 0

function differ(
  one: number | null,
  other: number | null,
  isOdd: (distance: number, difference: number) => boolean,
): boolean {
  return one !== null && other !== null && isOdd(Math.abs(one - other), one - other)
}
