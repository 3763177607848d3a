import { FIGURES, type Figure } from '#domain/together/figure-privacy.ts'
import type { LoanRole } from '#resources/loan.ts'
import { type OwnerKey, POINTS, type Point, type Privacy, type Sheet, type TogetherState } from './model.ts'

/** What has to be decided before anybody signs. */
export const DECISIONS = ['loan', 'deed', 'rule', 'leaving'] as const
export type Decision = (typeof DECISIONS)[number]

/** The points that say what happens when one leaves, or cannot stay. */
const LEAVING_POINTS: readonly Point[] = ['leaving', 'nobody_buys', 'parting', 'death', 'loss']

export function isDecided(decision: Decision, { house, borrowing, sheet }: TogetherState): boolean {
  switch (decision) {
    case 'loan':
      return Boolean(borrowing?.on_loan)
    case 'deed':
      return Boolean(sheet?.title_form)
    case 'rule':
      return Boolean(house?.rule)
    case 'leaving':
      return LEAVING_POINTS.every(point => sheet?.[point].trim())
  }
}

export function answeredPoints(sheet: Sheet | null): Point[] {
  return POINTS.filter(point => sheet?.[point].trim())
}

export function otherOf(owner: OwnerKey): OwnerKey {
  return owner === 'first' ? 'second' : 'first'
}

export type HiddenFigures = Record<OwnerKey, readonly Figure[]>

/** Which figures of whom somebody does not see. Whoever only looks on is neither of the two. */
export function hiddenFrom(privacy: Privacy | undefined, sharedAs: LoanRole | null): HiddenFigures {
  const own = sharedAs === null ? 'first' : sharedAs === 'together' ? 'second' : null
  const hidden = (side: OwnerKey) =>
    privacy && side !== own ? FIGURES.filter(figure => privacy[side].figures[figure] !== 'shown') : []
  return { first: hidden('first'), second: hidden('second') }
}
