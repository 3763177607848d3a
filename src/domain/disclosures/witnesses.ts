import { type Check, withChecks } from './check.ts'
import { AMOUNT_COLUMNS, borrowerPaid, CHARGE_SECTIONS, type Disclosure, type Section } from './disclosure.ts'
import { FIELDS, type FieldKey } from './fields.ts'
import { oddTexts } from './odd-texts.ts'
import type { ChargeSection } from './open-sections.ts'
import { implausible } from './plausible.ts'
import { doubted, type FieldPath, type Place, type Readings } from './reading.ts'

/**
 * A figure is sure only with two witnesses. The first is its label and place. The second, for whatever stands in a table or is
 * part of a sum, is a sum that holds; for the others, that it lies where such a figure can lie.
 */
export function withWitnesses(disclosure: Disclosure, readings: Readings, checks: readonly Check[]): Readings {
  const failed = new Set(checks.filter(({ ok }) => !ok).flatMap(check => check.fields))
  // A sum that is made of something doubtful proves nothing.
  const holding = checks.filter(({ ok, fields }) => ok && !fields.some(path => failed.has(path)))
  const proved = new Set(holding.flatMap(check => check.fields))
  const suspects = new Set<FieldPath>([...implausible(disclosure), ...usedTwice(disclosure, readings)])
  const judged: Readings = { ...readings }
  for (const path of Object.keys(readings) as FieldPath[]) {
    const reading = readings[path]
    const isAlone = needsSum(path) && !proved.has(path) && isRead(disclosure, path)
    if (reading?.confidence === 'sure' && (isAlone || (suspects.has(path) && !proved.has(path))))
      judged[path] = { ...reading, confidence: 'unsure' }
  }
  // A sum that a text gives a figure to (a product its years) does not tell how it is spelt.
  const odd = oddTexts(disclosure, withChecks(judged, checks)).filter(
    path => (isText(path) || !proved.has(path)) && isRead(disclosure, path),
  )
  for (const path of [...unprovedLines(disclosure, readings, checks), ...odd]) {
    const reading = judged[path]
    if (reading?.confidence === 'sure') judged[path] = { ...reading, confidence: 'unsure' }
  }
  return isMixed(checks) ? doubted(judged) : withChecks(judged, checks)
}

function isText(path: FieldPath): boolean {
  return path in FIELDS && FIELDS[path as FieldKey].type === 'text'
}

/** Two pages that agree with themselves and not with each other are of two disclosures. */
function isMixed(checks: readonly Check[]): boolean {
  const holds = (name: Check['name'], part: FieldPath) =>
    checks.find(check => check.name === name && check.fields.includes(part))?.ok
  const costs = holds('section_J', 'section_D') === true
  const isOther =
    holds('page_1_closing_costs', 'section_J') === false && holds('page_1_closing_costs', 'closing_costs_loan')
  const isOtherCash =
    holds('cash_total_closing_costs', 'section_J') === false && holds('cash_to_close', 'cash.cash_to_close.amount')
  return costs && Boolean(isOther || isOtherCash)
}

/**
 * Where the lines of a section do not make its total, one may be missing or have the name or the amount of its neighbour. The sum
 * of a whole column does not tell: it holds in any order.
 */
function unprovedLines({ lines }: Disclosure, readings: Readings, checks: readonly Check[]): FieldPath[] {
  const holds = (section: ChargeSection) => {
    const own = checks.filter(({ name }) => name === `section_${section}`)
    const isPaid = lines.some(line => line.section === section && borrowerPaid(line) !== null)
    return own.every(({ ok }) => ok) && (own.length > 0 || !isPaid)
  }
  const failed = SUMMARIES.filter(section => checks.some(({ name, ok }) => name === `section_${section}` && !ok))
  const open = new Set<Section>([...CHARGE_SECTIONS.filter(section => !holds(section)), ...failed, ...goneOn(readings)])
  return lines.flatMap(({ section }, index) =>
    open.has(section) ? (['label', ...AMOUNT_COLUMNS] as const).map(key => `lines.${index}.${key}` as const) : [],
  )
}

/** Where a heading was not found, the section before it may have gone on: lines that cost nothing are in no sum. */
function goneOn(readings: Readings): Section[] {
  return CHARGE_SECTIONS.filter((_, at) => {
    const next = CHARGE_SECTIONS[at + 1]
    return next !== undefined && readings[`section_${next}`]?.confidence === 'missing'
  })
}

const SUMMARIES = ['K', 'L', 'M', 'N'] as const

/** One printed figure is one figure: where two fields took it, at least one of them is wrong. */
function usedTwice(disclosure: Disclosure, readings: Readings): FieldPath[] {
  const placed = (Object.keys(readings) as FieldPath[]).flatMap(path => {
    const place = readings[path]?.place
    return place && isOwnFigure(path) && isRead(disclosure, path) ? [{ path, place }] : []
  })
  return placed.flatMap(({ path, place }) =>
    placed.some(other => other.path !== path && isSame(place, other.place)) ? [path] : [],
  )
}

/** The credits of a lender are a line and a total by one figure. */
function isOwnFigure(path: FieldPath): boolean {
  if (path === 'lender_credits' || path === 'credit_above_limit') return false
  return needsSum(path) || (path in FIELDS && FIELDS[path as FieldKey].type === 'cents')
}

function isSame(one: Place, other: Place): boolean {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  const smaller = Math.min(one.width * one.height, other.width * other.height)
  return one.page === other.page && width > 0 && height > 0 && width * height > 0.5 * smaller
}

const IN_SUMS: readonly FieldKey[] = [
  'loan_amount',
  'principal_and_interest',
  'closing_costs',
  'closing_costs_loan',
  'closing_costs_other',
  'closing_costs_credits',
  'cash_to_close',
  'lender_credits',
  'points_percent',
  'initial_escrow_payment',
  'monthly_escrow_payment',
  'cash_from_or_to_borrower',
  'cash_from_or_to_seller',
]

function needsSum(path: FieldPath): boolean {
  if (/^section_[A-N]$/.test(path) || (IN_SUMS as readonly string[]).includes(path)) return true
  return /^lines\.\d+\.(amount|paid_before|seller_paid|seller_paid_before|paid_by_others)$|^cash\.\w+\.(amount|estimate)$|^payments\.\d+\.(principal_and_interest|mortgage_insurance|escrow|total)$/.test(
    path,
  )
}

function isRead(disclosure: Disclosure, path: FieldPath): boolean {
  const value = path
    .split('.')
    .reduce<unknown>(
      (at, key) => (at === null || typeof at !== 'object' ? null : (at as Record<string, unknown>)[key]),
      path in FIELDS ? disclosure.values : disclosure,
    )
  return value !== null && value !== undefined
}
