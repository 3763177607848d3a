import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import type { FieldKey } from '#domain/disclosures/fields.ts'
import {
  type DisclosureEvidence,
  type DisclosureLack,
  type KnownDisclosure,
  knownDisclosure,
} from '#domain/disclosures/known-disclosure.ts'
import type { Answers } from '#domain/tolerance/closing-check.ts'
import { isSameLender, lenderName } from './rules.ts'

/** What is missing for a verdict, and on which disclosure. */
export type Lack = { disclosure: DisclosureEvidence } & (
  | DisclosureLack
  /** The Closing Disclosure prints the costs of an estimate that is not among the disclosures. */
  | { code: 'other-estimate'; printed_cents: number; ours_cents: number }
  /** The estimate is of another lender than the Closing Disclosure. */
  | { code: 'other-lender' }
)

/** The disclosures that one check is about. */
export interface DisclosuresInCheck {
  /** By date; the first is the original. */
  estimates: [DisclosureEvidence, ...DisclosureEvidence[]]
  closingDisclosure: DisclosureEvidence
  /** Closing Disclosures that this one corrects, in order. */
  earlier: DisclosureEvidence[]
}

/** The same once every figure that counts is known. `checkableDisclosures` alone makes them. */
export interface CheckableDisclosures {
  estimates: [KnownDisclosure, ...KnownDisclosure[]]
  closingDisclosure: KnownDisclosure
  earlier: KnownDisclosure[]
}

/** The id under which the buyer says that there was no other estimate. */
export const OTHER_ESTIMATE = 'other-estimate'

/** The last Closing Disclosure with the estimates of its lender, or with all where no name fits. */
export function disclosuresInCheck(disclosures: readonly DisclosureEvidence[]): DisclosuresInCheck | null {
  const every = inOrder(disclosures, 'closing-disclosure')
  const closingDisclosure = every.at(-1)
  if (!closingDisclosure) return null
  const all = inOrder(disclosures, 'loan-estimate')
  const own = all.filter(({ disclosure }) => isSameLender(disclosure, closingDisclosure.disclosure))
  const [original, ...revised] = own.length > 0 ? own : all
  if (!original) return null
  const earlier = every
    .slice(0, -1)
    .filter(({ disclosure }) => mayBeSameLender(disclosure, closingDisclosure.disclosure))
  return { estimates: [original, ...revised], closingDisclosure, earlier }
}

export function checkableDisclosures(
  { estimates, closingDisclosure, earlier }: DisclosuresInCheck,
  answers: Answers,
): { ok: true; disclosures: CheckableDisclosures } | { ok: false; lacks: [Lack, ...Lack[]] } {
  const lacks: Lack[] = []
  const known = (disclosure: DisclosureEvidence, needed: readonly FieldKey[]): KnownDisclosure[] => {
    const gate = knownDisclosure(disclosure, needed)
    if (gate.ok) return [gate.disclosure]
    lacks.push(...gate.lacks.map(lack => ({ ...lack, disclosure })))
    return []
  }
  const [original, ...revised] = estimates.flatMap(disclosure => known(disclosure, estimates.length > 1 ? ORDER : []))
  const before = earlier.flatMap(disclosure => known(disclosure, CORRECTED))
  const [last] = known(closingDisclosure, earlier.length > 0 ? CORRECTED : [])
  lacks.push(...otherEstimate(estimates, closingDisclosure, answers))
  const [first, ...more] = lacks
  if (first) return { ok: false, lacks: [first, ...more] }
  // Each disclosure that lacks nothing is known.
  if (!original || !last) throw new Error('A paper is neither known nor does it lack anything.')
  return { ok: true, disclosures: { estimates: [original, ...revised], closingDisclosure: last, earlier: before } }
}

/** Which of several came first. */
const ORDER: readonly FieldKey[] = ['date_issued']
/** What can start a new wait, on both Closing Disclosures. */
const CORRECTED: readonly FieldKey[] = ['date_issued', 'apr', 'product', 'prepayment_penalty']

/**
 * The cash table of a Closing Disclosure repeats the closing costs of its estimate: that tells whether we have the right one.
 */
function otherEstimate(
  estimates: DisclosureEvidence[],
  closingDisclosure: DisclosureEvidence,
  answers: Answers,
): Lack[] {
  const { disclosure, unsure } = closingDisclosure
  const printed = disclosure.cash.total_closing_costs.estimate
  const isKnown = printed !== null && !unsure.includes('cash.total_closing_costs.estimate')
  const ours = estimates.map(({ disclosure: { values } }) => values.section_J ?? values.closing_costs)
  if (isKnown && ours.some(cents => cents !== null && isSameAmount(cents, printed))) return []
  const others = estimates.filter(estimate => !mayBeSameLender(estimate.disclosure, disclosure))
  if (others.length > 0) return others.map((estimate): Lack => ({ code: 'other-lender', disclosure: estimate }))
  const last = ours.at(-1) ?? null
  if (!isKnown || last === null || answers[OTHER_ESTIMATE] === 'no') return []
  return [
    {
      code: 'other-estimate',
      disclosure: closingDisclosure,
      printed_cents: Math.abs(printed),
      ours_cents: Math.abs(last),
    },
  ]
}

/** Tables without a seller print costs below zero, and a Closing Disclosure may round what its estimate said. */
function isSameAmount(one: number, other: number): boolean {
  return Math.abs(Math.abs(one) - Math.abs(other)) <= 100
}

function mayBeSameLender(one: Disclosure, other: Disclosure): boolean {
  return lenderName(one) === null || lenderName(other) === null || isSameLender(one, other)
}

function inOrder(disclosures: readonly DisclosureEvidence[], kind: Disclosure['kind']): DisclosureEvidence[] {
  return disclosures
    .filter(({ disclosure }) => disclosure.kind === kind)
    .toSorted((a, b) => {
      const [one, other] = [a.disclosure.values.date_issued ?? '', b.disclosure.values.date_issued ?? '']
      return one < other ? -1 : one > other ? 1 : 0
    })
}
