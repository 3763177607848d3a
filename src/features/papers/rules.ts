import type { Paper } from '#domain/papers/paper.ts'
import { sureFigures } from '#domain/papers/sure-figures.ts'
import { plainLabel } from '#domain/tolerance/plain-label.ts'
import { type PaperFigures, paperOf, type SavedPaper } from './model.ts'

export interface OpenPaper {
  saved: SavedPaper
  paper: Paper
  /** An earlier paper of the same kind about the same loan is there. */
  isRevised: boolean
}

/** By date of issue; papers without one keep the order in which they came. */
export function openPapers(saved: readonly SavedPaper[]): OpenPaper[] {
  const papers = saved.map(each => ({ saved: each, paper: paperOf(each.figures) }))
  const inOrder = papers.toSorted((a, b) => order(a.paper.values.date_issued, b.paper.values.date_issued))
  return inOrder.map((each, index) => ({
    ...each,
    isRevised: inOrder
      .slice(0, index)
      .some(({ paper }) => paper.kind === each.paper.kind && isSameLoan(paper, each.paper)),
  }))
}

/** The Closing Disclosure issued last, without what nobody has confirmed. */
export function newestDisclosure(saved: readonly SavedPaper[]): Paper | undefined {
  const newest = openPapers(saved).findLast(({ paper }) => paper.kind === 'closing-disclosure')
  return newest && sureFigures(newest.paper, newest.saved.unsure)
}

/** What tells two versions of one paper apart. */
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
] as const satisfies (keyof PaperFigures['values'])[]

const LEAST_TELLING = 4

/**
 * The paper that is there already: of the same kind, day and loan, and nothing that both say differs. One of them may lack
 * pages. A typed paper is its owner's own.
 */
export function samePaper(papers: readonly SavedPaper[], figures: PaperFigures): SavedPaper | undefined {
  const paper = paperOf(figures)
  return papers.find(other => {
    const known = paperOf(other.figures)
    const { date_issued } = known.values
    if (other.typed || known.kind !== paper.kind || date_issued === null) return false
    if (date_issued !== paper.values.date_issued || !isSameLoan(known, paper)) return false
    const both = TELLING.filter(key => known.values[key] !== null && paper.values[key] !== null)
    return both.length >= LEAST_TELLING && both.every(key => known.values[key] === paper.values[key])
  })
}

/** Whether a reading says something that the stored paper lacks: it was an excerpt. */
export function isFuller(figures: PaperFigures, stored: SavedPaper): boolean {
  const [more, less] = [paperOf(figures), paperOf(stored.figures)]
  const adds = TELLING.some(key => more.values[key] !== null && less.values[key] === null)
  const lacks = TELLING.some(key => more.values[key] === null && less.values[key] !== null)
  return (adds || more.lines.length > less.lines.length) && !lacks
}

/** The estimates that a disclosure is held against: those of its lender, or all where no name fits. */
export function estimatesFor(disclosure: Paper, estimates: Paper[]): Paper[] {
  const own = estimates.filter(estimate => isSameLender(estimate, disclosure))
  return own.length > 0 ? own : estimates
}

/** The offer that this estimate, or the one it revises, became. */
export function offerOf({ saved, paper }: OpenPaper, papers: readonly OpenPaper[]): string | undefined {
  const earlier = papers.filter(other => other.paper.kind === 'loan-estimate' && isSameLoan(other.paper, paper))
  return saved.offer_id ?? earlier.findLast(other => other.saved.offer_id !== undefined)?.saved.offer_id
}

export function lenderName({ contacts, values }: Paper): string | null {
  return contacts.lender.name ?? values.lender
}

export function isSameLender(one: Paper, other: Paper): boolean {
  const [a, b] = [lenderName(one), lenderName(other)]
  if (one.values.loan_id !== null && one.values.loan_id === other.values.loan_id) return true
  return a !== null && b !== null && plainLabel(a) === plainLabel(b)
}

/** A lender may offer two loans at once: another number, product or term is another loan. */
function isSameLoan(one: Paper, other: Paper): boolean {
  const [a, b] = [one.values, other.values]
  if (a.loan_id !== null && b.loan_id !== null) return a.loan_id === b.loan_id
  return isSameLender(one, other) && a.product === b.product && a.loan_term_months === b.loan_term_months
}

function order(a: string | null, b: string | null): number {
  if (a === null || b === null || a === b) return 0
  return a < b ? -1 : 1
}
