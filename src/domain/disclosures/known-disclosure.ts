import { isKnown } from '../figure-source.ts'
import type { CheckName } from './check.ts'
import { checkDisclosure } from './checks.ts'
import { AMOUNT_COLUMNS, borrowerPaid, CHARGE_SECTIONS, type CostLine, type Disclosure, linesOf } from './disclosure.ts'
import { DISCLOSURE_PAGES, FIELDS, type FieldKey } from './fields.ts'
import { givenBack } from './given-back.ts'
import { type ChargeSection, openSections } from './open-sections.ts'
import type { FieldPath } from './reading.ts'
import { sureFigures } from './sure-figures.ts'

/** A disclosure with all that tells how far its figures can be trusted. */
export interface DisclosureEvidence {
  /** Names the disclosure among several. */
  id: string
  disclosure: Disclosure
  /** Figures that were read and that nobody has confirmed yet. */
  unsure: readonly string[]
  /** Pages of the form that the file did not hold. */
  missing_pages: readonly number[]
  /** Somebody typed it: totals may stand without their lines. */
  typed: boolean
}

/** What stands between a disclosure and a verdict. The codes are printed by `npm run papers` and never change their meaning. */
export type DisclosureLack =
  | { code: 'page-missing'; page: number }
  | { code: 'figure-not-read'; path: FieldPath }
  | { code: 'figure-unsure'; path: FieldPath }
  | { code: 'charge-unnamed'; path: FieldPath; section: ChargeSection }
  | { code: 'sum-wrong'; name: CheckName; printed_cents: number; computed_cents: number; paths: FieldPath[] }
  | { code: 'lines-missing'; section: ChargeSection }

declare const known: unique symbol
/**
 * A disclosure of which every figure that the check needs is known; what is unsure elsewhere on it is blank. Only
 * `knownDisclosure` makes one, and the check, the refund, the letter, the steps of the cash and the dates take nothing else.
 */
export type KnownDisclosure = Disclosure & { readonly [known]: true }

/** The disclosure with nothing but what is known, or exactly what it lacks. */
export function knownDisclosure(
  evidence: DisclosureEvidence,
  needed: readonly FieldKey[] = [],
): { ok: true; disclosure: KnownDisclosure } | { ok: false; lacks: DisclosureLack[] } {
  const lacks = [...lacksOf(evidence), ...neededLacks(evidence, needed)]
  return lacks.length > 0
    ? { ok: false, lacks }
    : { ok: true, disclosure: sureFigures(evidence.disclosure, evidence.unsure) as KnownDisclosure }
}

function lacksOf(evidence: DisclosureEvidence): DisclosureLack[] {
  if (evidence.typed) return [...typedLacks(evidence.disclosure), ...lineLacks(evidence)]
  const pages = DISCLOSURE_PAGES[evidence.disclosure.kind].filter(page => evidence.missing_pages.includes(page))
  const missing = pages.map((page): DisclosureLack => ({ code: 'page-missing', page }))
  // Without the page of the costs all of them would be listed one by one.
  return pages.includes(COST_PAGE) ? missing : [...missing, ...costLacks(evidence), ...lineLacks(evidence)]
}

const COST_PAGE = 2
const LOAN_SECTIONS = ['A', 'B', 'C'] as const
const OTHER_SECTIONS = ['E', 'F', 'G', 'H'] as const

/** What a disclosure prints twice: where the two differ, one was misread, or the pages are of two disclosures. */
const COST_CHECKS: readonly CheckName[] = [
  ...CHARGE_SECTIONS.map(section => `section_${section}` as const),
  'section_D',
  'section_I',
  'section_J',
  'subtotals_loan',
  'subtotals_other',
  'subtotals_closing',
  'page_1_closing_costs',
  'page_1_loan_costs',
  'page_1_other_costs',
  'page_1_credits',
  'cash_total_closing_costs',
]

/**
 * Every total is read, or follows from a sum of the disclosure that holds: a section that is printed without a total has none
 * only if the total above it says so.
 */
function costLacks({ disclosure, missing_pages }: DisclosureEvidence): DisclosureLack[] {
  const { values } = disclosure
  const wrong = checkDisclosure(disclosure).flatMap(({ name, ok, printed, computed, fields }): DisclosureLack[] => {
    if (ok || typeof computed !== 'number' || !COST_CHECKS.includes(name)) return []
    // The rows under J repeat D and I, and may not be read as rows; J is held against D and I themselves.
    if (name === 'section_J' && !fields.includes('section_D')) return []
    return [{ code: 'sum-wrong', name, printed_cents: printed, computed_cents: computed, paths: fields }]
  })
  const loan = values.section_D ?? values.closing_costs_loan
  const other = values.section_I ?? values.closing_costs_other
  const all = values.section_J ?? values.closing_costs
  const notRead: FieldKey[] = [
    ...openTotals(disclosure, LOAN_SECTIONS, loan, 'section_D'),
    ...openTotals(disclosure, OTHER_SECTIONS, other, 'section_I'),
  ]
  if (all === null) notRead.push('section_J')
  // A blank credit is none if the total needs none.
  const withoutCredits = loan === null || other === null || all === null || loan + other === all
  if (values.lender_credits === null && !withoutCredits) notRead.push('lender_credits')
  // Without it, page 2 of another disclosure would not be noticed.
  if (values.closing_costs === null && !missing_pages.includes(1)) notRead.push('closing_costs')
  const open: FieldPath[] = [...notRead, ...blankAmounts(disclosure, wrong)]
  return [
    ...open.map((path): DisclosureLack => ({ code: 'figure-not-read', path })),
    ...wrong,
    ...lostColumns(disclosure),
  ]
}

/** Lines without an amount in a section whose total says that there is more: it may be theirs. */
function blankAmounts(disclosure: Disclosure, lacks: readonly DisclosureLack[]): FieldPath[] {
  const short = lacks.flatMap(lack =>
    lack.code === 'sum-wrong' && lack.printed_cents > lack.computed_cents ? [lack.name] : [],
  )
  return disclosure.lines.flatMap((line, at): FieldPath[] => {
    const isBlank = AMOUNT_COLUMNS.every(column => line[column] === null)
    return isBlank && short.some(name => name === `section_${chargeSection(line)}`) ? [`lines.${at}.amount`] : []
  })
}

/**
 * The subtotals of a Closing Disclosure also tell of lines that the buyer does not pay: a lender's credit may be one of them.
 */
function lostColumns(disclosure: Disclosure): DisclosureLack[] {
  const at = disclosure.lines.findIndex(line => line.section === 'J' && /subtotals/i.test(line.label))
  const line = disclosure.lines[at]
  if (!line) return []
  return AMOUNT_COLUMNS.flatMap((column): DisclosureLack[] => {
    const printed_cents = line[column] ?? 0
    const hasLines = disclosure.lines.some(each => chargeSection(each) !== null && each[column] !== null)
    if (printed_cents === 0 || hasLines) return []
    const paths: FieldPath[] = [`lines.${at}.${column}`]
    return [{ code: 'sum-wrong', name: 'subtotals_closing', printed_cents, computed_cents: 0, paths }]
  })
}

function openTotals(
  disclosure: Disclosure,
  sections: readonly ChargeSection[],
  total: number | null,
  path: FieldKey,
): FieldKey[] {
  const open = sections.filter(section => disclosure.values[`section_${section}`] === null)
  if (total === null) return [...open.map(section => `section_${section}` as const), path]
  const sum = sections.reduce(
    (all, section) => all + (disclosure.values[`section_${section}`] ?? lineSum(disclosure, section)),
    0,
  )
  return sum === total ? [] : open.map(section => `section_${section}` as const)
}

function lineSum(disclosure: Disclosure, section: ChargeSection): number {
  return linesOf(disclosure, section).reduce((sum, line) => sum + (borrowerPaid(line) ?? 0), 0)
}

function lineLacks({ disclosure, unsure }: DisclosureEvidence): DisclosureLack[] {
  const open = new Set(unsure)
  const lines = disclosure.lines.flatMap((line, at): DisclosureLack[] => {
    const section = chargeSection(line)
    if (section === null) return []
    // Escrow has no limit whatever its amounts are; its names tell what the lender knew of.
    const columns = section === 'G' ? [] : AMOUNT_COLUMNS
    const amounts = columns.map(column => `lines.${at}.${column}` as const).filter(path => open.has(path))
    const label = `lines.${at}.label` as const
    const isCharge = amounts.length > 0 || AMOUNT_COLUMNS.some(column => (line[column] ?? 0) !== 0)
    const doubts = amounts.map((path): DisclosureLack => ({ code: 'figure-unsure', path }))
    if (isCharge && !isName(line.label)) return [{ code: 'charge-unnamed', path: label, section }, ...doubts]
    return isCharge && open.has(label) ? [{ code: 'figure-unsure', path: label }, ...doubts] : doubts
  })
  const given = 'credit_above_limit' satisfies FieldKey
  return open.has(given) || givenBack(disclosure).isOpen ? [...lines, { code: 'figure-unsure', path: given }] : lines
}

function chargeSection({ section }: CostLine): ChargeSection | null {
  return CHARGE_SECTIONS.find(each => each === section) ?? null
}

/** Signs that no font names, too few letters to be a word, and a payee without a charge are no name. */
function isName(label: string): boolean {
  return /\p{L}{3}/u.test(label) && !/^to\s/i.test(label) && !/[\p{Co}\p{Cc}\uFFFD]/u.test(label)
}

/** Sections whose charges have a limit, or may have stood in one that has. */
const TYPED_SECTIONS: readonly ChargeSection[] = ['A', 'B', 'C', 'E', 'F', 'H']

function typedLacks(disclosure: Disclosure): DisclosureLack[] {
  const { section_D, section_I, section_J, lender_credits } = disclosure.values
  const open = openSections(disclosure)
  const sections = TYPED_SECTIONS.flatMap((section): DisclosureLack[] => {
    const path = `section_${section}` as const
    const total = disclosure.values[path]
    if (total === null) return [{ code: 'figure-not-read', path }]
    if (open.includes(section)) return [{ code: 'lines-missing', section }]
    const sum = lineSum(disclosure, section)
    return sum === total
      ? []
      : [{ code: 'sum-wrong', name: path, printed_cents: total, computed_cents: sum, paths: [path] }]
  })
  const hasNone = section_D !== null && section_I !== null && section_J !== null && section_D + section_I === section_J
  return lender_credits === null && !hasNone
    ? [...sections, { code: 'figure-not-read', path: 'lender_credits' }]
    : sections
}

/** What this check needs of a disclosure beside its costs, such as the day that says which of two came first. */
function neededLacks(
  { disclosure, unsure, typed, missing_pages }: DisclosureEvidence,
  needed: readonly FieldKey[],
): DisclosureLack[] {
  return needed.flatMap((path): DisclosureLack[] => {
    const page = (FIELDS[path].page as Partial<Record<Disclosure['kind'], number>>)[disclosure.kind] ?? 0
    if (disclosure.values[path] === null)
      return missing_pages.includes(page) && !typed ? [] : [{ code: 'figure-not-read', path }]
    return isKnown(unsure.includes(path) ? 'unsure' : 'read') ? [] : [{ code: 'figure-unsure', path }]
  })
}
