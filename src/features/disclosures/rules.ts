import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { sureFigures } from '#domain/disclosures/sure-figures.ts'
import { plainLabel } from '#domain/tolerance/plain-label.ts'
import { type DisclosureFigures, disclosureOf, type SavedDisclosure } from './model.ts'

export interface OpenDisclosure {
  saved: SavedDisclosure
  disclosure: Disclosure
  /** An earlier disclosure of the same kind about the same loan is there. */
  isRevised: boolean
}

/** By date of issue; disclosures without one keep the order in which they came. */
export function openDisclosures(saved: readonly SavedDisclosure[]): OpenDisclosure[] {
  const disclosures = saved.map(each => ({ saved: each, disclosure: disclosureOf(each.figures) }))
  const inOrder = disclosures.toSorted((a, b) =>
    order(a.disclosure.values.date_issued, b.disclosure.values.date_issued),
  )
  return inOrder.map((each, index) => ({
    ...each,
    isRevised: inOrder
      .slice(0, index)
      .some(({ disclosure }) => disclosure.kind === each.disclosure.kind && isSameLoan(disclosure, each.disclosure)),
  }))
}

/** The Closing Disclosure issued last, without what nobody has confirmed. */
export function newestClosingDisclosure(saved: readonly SavedDisclosure[]): Disclosure | undefined {
  const newest = openDisclosures(saved).findLast(({ disclosure }) => disclosure.kind === 'closing-disclosure')
  return newest && sureFigures(newest.disclosure, newest.saved.unsure)
}

/** What tells two versions of one disclosure apart. */
const TELLING = [
  'loan_amount',
  'interest_rate',
  'sale_price',
  'principal_and_interest',
  'apr',
  'section_A',
  'section_B',
  'section_C',
  'section_D',
  'section_E',
  'section_I',
  'section_J',
  'cash_to_close',
  'closing_costs',
] as const satisfies (keyof DisclosureFigures['values'])[]

const LEAST_TELLING = 4

/**
 * The disclosure that is there already: of the same kind, day and loan, and nothing that both say differs. One of them may lack
 * pages. A typed disclosure is its owner's own.
 */
export function sameDisclosure(
  disclosures: readonly SavedDisclosure[],
  figures: DisclosureFigures,
): SavedDisclosure | undefined {
  const disclosure = disclosureOf(figures)
  return disclosures.find(other => {
    const known = disclosureOf(other.figures)
    const { date_issued } = known.values
    if (other.typed || known.kind !== disclosure.kind || date_issued === null) return false
    if (date_issued !== disclosure.values.date_issued || !isSameLoan(known, disclosure)) return false
    const both = TELLING.filter(key => known.values[key] !== null && disclosure.values[key] !== null)
    return both.length >= LEAST_TELLING && both.every(key => known.values[key] === disclosure.values[key])
  })
}

/** Whether a reading says something that the stored disclosure lacks: it was an excerpt. */
export function isFuller(figures: DisclosureFigures, stored: SavedDisclosure): boolean {
  const [more, less] = [disclosureOf(figures), disclosureOf(stored.figures)]
  const adds = TELLING.some(key => more.values[key] !== null && less.values[key] === null)
  const lacks = TELLING.some(key => more.values[key] === null && less.values[key] !== null)
  return (adds || more.lines.length > less.lines.length) && !lacks
}

/** The estimates that a Closing Disclosure is held against: those of its lender, or all where no name fits. */
export function estimatesFor(closingDisclosure: Disclosure, estimates: Disclosure[]): Disclosure[] {
  const own = estimates.filter(estimate => isSameLender(estimate, closingDisclosure))
  return own.length > 0 ? own : estimates
}

/** The offer that this estimate, or the one it revises, became. */
export function offerOf(
  { saved, disclosure }: OpenDisclosure,
  disclosures: readonly OpenDisclosure[],
): string | undefined {
  const earlier = disclosures.filter(
    other => other.disclosure.kind === 'loan-estimate' && isSameLoan(other.disclosure, disclosure),
  )
  return saved.offer_id ?? earlier.findLast(other => other.saved.offer_id !== undefined)?.saved.offer_id
}

export function lenderName({ contacts, values }: Disclosure): string | null {
  return contacts.lender.name ?? values.lender
}

export function isSameLender(one: Disclosure, other: Disclosure): boolean {
  const [a, b] = [lenderName(one), lenderName(other)]
  if (one.values.loan_id !== null && one.values.loan_id === other.values.loan_id) return true
  return a !== null && b !== null && plainLabel(a) === plainLabel(b)
}

/** A lender may offer two loans at once: another number, product or term is another loan. */
function isSameLoan(one: Disclosure, other: Disclosure): boolean {
  const [a, b] = [one.values, other.values]
  if (a.loan_id !== null && b.loan_id !== null) return a.loan_id === b.loan_id
  return isSameLender(one, other) && a.product === b.product && a.loan_term_months === b.loan_term_months
}

function order(a: string | null, b: string | null): number {
  if (a === null || b === null || a === b) return 0
  return a < b ? -1 : 1
}
