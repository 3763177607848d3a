import { isTooLateForConstruction, REVISION_REASONS, type RevisionDays, type RevisionReason } from './baseline.ts'
import type { ClosingDisclosure, FinalCharge } from './charges.ts'
import type { ChargeAnswers } from './groups.ts'
import { pairCharges } from './pairing.ts'
import { type Baseline, carriedId, type Revision, sum } from './revisions.ts'
import type { Unit } from './units.ts'

/**
 * Since June 1, 2018 any Closing Disclosure may carry revised figures (12 CFR 1026.19(e)(4)(i), as amended by 2018-09243). A
 * Closing Disclosure that is only dearer says nothing of a reason, so it counts for nothing until the buyer was given one.
 */
export function carriedReason(
  disclosure: ClosingDisclosure,
  days: RevisionDays,
  answers: ChargeAnswers,
): RevisionReason | null {
  const answer = answers[carriedId(disclosure)]
  if (answer === undefined || !(answer in REVISION_REASONS)) return null
  return answer === 'construction' && isTooLateForConstruction(disclosure, days) ? null : (answer as RevisionReason)
}

/** What a Closing Disclosure says of lender credits, without what it gives back for charges above the limit. */
export function carriedFigures({
  issued_on,
  lender_credits_cents,
  above_limit_cents,
  charges,
}: ClosingDisclosure): Revision {
  const byName = sum(charges.map(({ lender_paid_cents }) => lender_paid_cents))
  const general = lender_credits_cents - Math.min(above_limit_cents, lender_credits_cents)
  return { issued_on, lender_credits_cents: general + byName, isReasonKnown: true }
}

/** The charges as this Closing Disclosure has them in the place of their estimates. Each stays in the group that it is in. */
export function carriedUnits(
  { units }: Baseline,
  disclosure: ClosingDisclosure,
  closingDisclosure: ClosingDisclosure,
): Map<string, Unit> {
  const carried = new Map<FinalCharge, number>()
  for (const { estimate, finals } of pairCharges(disclosure.charges, closingDisclosure.charges)) {
    // Several lines that were one share its amount, which their sum is held against.
    if (estimate) for (const [at, final] of finals.entries()) carried.set(final, at === 0 ? estimate.cents : 0)
  }
  return new Map(
    [...units].flatMap(([id, unit]): [string, Unit][] => {
      const { estimate, finals } = unit.pair
      const [first] = finals
      if (!first || !finals.some(final => carried.has(final))) return []
      const { section, label } = estimate ?? first
      const cents = sum(finals.map(final => carried.get(final) ?? 0))
      return [[id, { ...unit, pair: { ...unit.pair, estimate: { section, label, cents } } }]]
    }),
  )
}
