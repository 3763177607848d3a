import type { FieldKey } from '#domain/papers/fields.ts'
import { type KnownPaper, knownPaper, type PaperEvidence, type PaperLack } from '#domain/papers/known-paper.ts'
import type { Paper } from '#domain/papers/paper.ts'
import type { Answers } from '#domain/tolerance/closing-check.ts'
import { isSameLender, lenderName } from './rules.ts'

/** What is missing for a verdict, and on which paper. */
export type Lack = { paper: PaperEvidence } & (
  | PaperLack
  /** The disclosure prints the costs of an estimate that is not among the papers. */
  | { code: 'other-estimate'; printed_cents: number; ours_cents: number }
  /** The estimate is of another lender than the disclosure. */
  | { code: 'other-lender' }
)

/** The papers that one check is about. */
export interface PapersInCheck {
  /** By date; the first is the original. */
  estimates: [PaperEvidence, ...PaperEvidence[]]
  disclosure: PaperEvidence
  /** Disclosures that this one corrects, in order. */
  earlier: PaperEvidence[]
}

/** The same once every figure that counts is known. `checkablePapers` alone makes them. */
export interface CheckablePapers {
  estimates: [KnownPaper, ...KnownPaper[]]
  disclosure: KnownPaper
  earlier: KnownPaper[]
}

/** The id under which the buyer says that there was no other estimate. */
export const OTHER_ESTIMATE = 'other-estimate'

/** The last disclosure with the estimates of its lender, or with all where no name fits. */
export function papersInCheck(papers: readonly PaperEvidence[]): PapersInCheck | null {
  const every = inOrder(papers, 'closing-disclosure')
  const disclosure = every.at(-1)
  if (!disclosure) return null
  const all = inOrder(papers, 'loan-estimate')
  const own = all.filter(({ paper }) => isSameLender(paper, disclosure.paper))
  const [original, ...revised] = own.length > 0 ? own : all
  if (!original) return null
  const earlier = every.slice(0, -1).filter(({ paper }) => mayBeSameLender(paper, disclosure.paper))
  return { estimates: [original, ...revised], disclosure, earlier }
}

export function checkablePapers(
  { estimates, disclosure, earlier }: PapersInCheck,
  answers: Answers,
): { ok: true; papers: CheckablePapers } | { ok: false; lacks: [Lack, ...Lack[]] } {
  const lacks: Lack[] = []
  const known = (paper: PaperEvidence, needed: readonly FieldKey[]): KnownPaper[] => {
    const gate = knownPaper(paper, needed)
    if (gate.ok) return [gate.paper]
    lacks.push(...gate.lacks.map(lack => ({ ...lack, paper })))
    return []
  }
  const [original, ...revised] = estimates.flatMap(paper => known(paper, estimates.length > 1 ? ORDER : []))
  const before = earlier.flatMap(paper => known(paper, CORRECTED))
  const [last] = known(disclosure, earlier.length > 0 ? CORRECTED : [])
  lacks.push(...otherEstimate(estimates, disclosure, answers))
  const [first, ...more] = lacks
  if (first) return { ok: false, lacks: [first, ...more] }
  // Each paper that lacks nothing is known.
  if (!original || !last) throw new Error('A paper is neither known nor does it lack anything.')
  return { ok: true, papers: { estimates: [original, ...revised], disclosure: last, earlier: before } }
}

/** Which of several came first. */
const ORDER: readonly FieldKey[] = ['date_issued']
/** What can start a new wait, on both disclosures. */
const CORRECTED: readonly FieldKey[] = ['date_issued', 'apr', 'product', 'prepayment_penalty']

/** The cash table of a disclosure repeats the closing costs of its estimate: that tells whether we have the right one. */
function otherEstimate(estimates: PaperEvidence[], disclosure: PaperEvidence, answers: Answers): Lack[] {
  const { paper, unsure } = disclosure
  const printed = paper.cash.total_closing_costs.estimate
  const isKnown = printed !== null && !unsure.includes('cash.total_closing_costs.estimate')
  const ours = estimates.map(({ paper: { values } }) => values.section_J ?? values.closing_costs)
  if (isKnown && ours.some(cents => cents !== null && isSameAmount(cents, printed))) return []
  const others = estimates.filter(estimate => !mayBeSameLender(estimate.paper, paper))
  if (others.length > 0) return others.map((estimate): Lack => ({ code: 'other-lender', paper: estimate }))
  const last = ours.at(-1) ?? null
  if (!isKnown || last === null || answers[OTHER_ESTIMATE] === 'no') return []
  return [{ code: 'other-estimate', paper: disclosure, printed_cents: Math.abs(printed), ours_cents: Math.abs(last) }]
}

/** Tables without a seller print costs below zero, and a disclosure may round what its estimate said. */
function isSameAmount(one: number, other: number): boolean {
  return Math.abs(Math.abs(one) - Math.abs(other)) <= 100
}

function mayBeSameLender(one: Paper, other: Paper): boolean {
  return lenderName(one) === null || lenderName(other) === null || isSameLender(one, other)
}

function inOrder(papers: readonly PaperEvidence[], kind: Paper['kind']): PaperEvidence[] {
  return papers
    .filter(({ paper }) => paper.kind === kind)
    .toSorted((a, b) => {
      const [one, other] = [a.paper.values.date_issued ?? '', b.paper.values.date_issued ?? '']
      return one < other ? -1 : one > other ? 1 : 0
    })
}
