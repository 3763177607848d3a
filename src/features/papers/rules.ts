import type { Paper } from '#domain/papers/paper.ts'
import { plainLabel } from '#domain/tolerance/plain-label.ts'
import { type KeptPaper, paperOf } from './model.ts'

export interface OpenPaper {
  kept: KeptPaper
  paper: Paper
  /** An earlier paper of the same kind about the same loan is there. */
  isRevised: boolean
}

/** By date of issue; papers without one keep the order in which they came. */
export function openPapers(kept: readonly KeptPaper[]): OpenPaper[] {
  const papers = kept.map(each => ({ kept: each, paper: paperOf(each.figures) }))
  const inOrder = papers.toSorted((a, b) => order(a.paper.values.date_issued, b.paper.values.date_issued))
  return inOrder.map((each, index) => ({
    ...each,
    isRevised: inOrder
      .slice(0, index)
      .some(({ paper }) => paper.kind === each.paper.kind && isSameLoan(paper, each.paper)),
  }))
}

/** The estimates that a disclosure is held against: those of its lender, or all where no name fits. */
export function estimatesFor(disclosure: Paper, estimates: Paper[]): Paper[] {
  const own = estimates.filter(estimate => isSameLender(estimate, disclosure))
  return own.length > 0 ? own : estimates
}

/** The offer that this estimate, or the one it revises, became. */
export function offerOf({ kept, paper }: OpenPaper, papers: readonly OpenPaper[]): string | undefined {
  const earlier = papers.filter(other => other.paper.kind === 'loan-estimate' && isSameLoan(other.paper, paper))
  return kept.offer_id ?? earlier.findLast(other => other.kept.offer_id !== undefined)?.kept.offer_id
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
