import { type Check, withChecks } from './check.ts'
import { FIELDS, type FieldKey } from './fields.ts'
import type { ChargeSection } from './open-sections.ts'
import { borrowerPaid, CHARGE_SECTIONS, type Paper } from './paper.ts'
import type { FieldPath, Readings } from './reading.ts'

/**
 * A figure is sure only with two witnesses. The first is its label and place. The second, for whatever stands in a table or is
 * part of a sum, is a sum that holds; for the others, that it lies where such a figure can lie.
 */
export function withWitnesses(paper: Paper, readings: Readings, checks: readonly Check[]): Readings {
  const failed = new Set(checks.filter(({ ok }) => !ok).flatMap(check => check.fields))
  // A sum that is made of something doubtful proves nothing.
  const holding = checks.filter(({ ok, fields }) => ok && !fields.some(path => failed.has(path)))
  const proved = new Set(holding.flatMap(check => check.fields))
  const doubted = new Set<FieldPath>(implausible(paper))
  const judged: Readings = { ...readings }
  for (const path of Object.keys(readings) as FieldPath[]) {
    const reading = readings[path]
    const isAlone = needsSum(path) && !proved.has(path) && isRead(paper, path)
    if (reading?.confidence === 'sure' && (isAlone || (doubted.has(path) && !proved.has(path))))
      judged[path] = { ...reading, confidence: 'unsure' }
  }
  for (const path of unprovedLabels(paper, checks)) {
    const reading = judged[path]
    if (reading?.confidence === 'sure') judged[path] = { ...reading, confidence: 'unsure' }
  }
  return withChecks(judged, checks)
}

/** Where the lines of a section do not make its total, one may be missing or have the name of its neighbour. */
function unprovedLabels({ lines }: Paper, checks: readonly Check[]): FieldPath[] {
  const holds = (section: ChargeSection) => {
    const own = checks.filter(({ name }) => name === `section_${section}`)
    const isPaid = lines.some(line => line.section === section && borrowerPaid(line) !== null)
    return own.every(({ ok }) => ok) && (own.length > 0 || !isPaid)
  }
  const open = new Set(CHARGE_SECTIONS.filter(section => !holds(section)))
  return lines.flatMap(({ section }, index) =>
    open.has(section as ChargeSection) ? [`lines.${index}.label` as const] : [],
  )
}

const IN_SUMS: readonly FieldKey[] = [
  'loan_amount',
  'principal_and_interest',
  'closing_costs',
  'closing_costs_loan',
  'closing_costs_other',
  'cash_to_close',
  'lender_credits',
  'points_percent',
]

function needsSum(path: FieldPath): boolean {
  if (/^section_[A-J]$/.test(path) || (IN_SUMS as readonly string[]).includes(path)) return true
  return /^lines\.\d+\.(amount|paid_before|seller_paid|seller_paid_before|paid_by_others)$|^cash\.\w+\.(amount|estimate)$|^payments\.\d+\.(principal_and_interest|mortgage_insurance|escrow|total)$/.test(
    path,
  )
}

function isRead(paper: Paper, path: FieldPath): boolean {
  const value = path
    .split('.')
    .reduce<unknown>(
      (at, key) => (at === null || typeof at !== 'object' ? null : (at as Record<string, unknown>)[key]),
      path in FIELDS ? paper.values : paper,
    )
  return value !== null && value !== undefined
}

type Range = readonly [least: number, most: number]

const DOLLARS = 100
/** Percent, months and cents as papers for homes have them, with room on both sides. */
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

function implausible({ values }: Paper): FieldPath[] {
  const outside = (Object.entries(RANGES) as [FieldKey, Range][])
    .filter(([key, [least, most]]) => {
      const value = values[key]
      return typeof value === 'number' && (value < least || value > most)
    })
    .map(([key]) => key)
  const { apr, interest_rate, in_5_years_total, in_5_years_principal, loan_amount } = values
  const isLarge = (loan_amount ?? 0) >= SMALL_LOAN
  const pairs: [FieldKey, FieldKey, boolean][] = [
    ['apr', 'interest_rate', isLarge && differ(apr, interest_rate, distance => distance > FARTHEST_APR)],
    ['apr', 'tip', apr !== null && apr === values.tip],
    ['in_5_years_total', 'in_5_years_principal', differ(in_5_years_principal, in_5_years_total, isAbove)],
    ['total_of_payments', 'loan_amount', differ(loan_amount, values.total_of_payments, isAbove)],
    ['amount_financed', 'loan_amount', differ(values.amount_financed, loan_amount, isAbove)],
  ]
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
