import { addBusinessDays } from '../business-days.ts'
import type { CalendarDay } from '../calendar-day.ts'
import type { EstimatePaper } from './charges.ts'
import { feeMeaning } from './fee-meaning.ts'

/** The reasons for which a revised estimate may be counted on, 12 CFR 1026.19(e)(3)(iv). */
export const REVISION_REASONS = {
  circumstance: '1026.19(e)(3)(iv)(A)',
  eligibility: '1026.19(e)(3)(iv)(B)',
  requested: '1026.19(e)(3)(iv)(C)',
  lock: '1026.19(e)(3)(iv)(D)',
  expired: '1026.19(e)(3)(iv)(E)',
  construction: '1026.19(e)(3)(iv)(F)',
} as const
export type RevisionReason = keyof typeof REVISION_REASONS

/** Why a revised estimate cannot be counted on at all, whatever its reason. */
export type RevisionProblem = 'after-disclosure' | 'too-late'

/** The last day on which a revised estimate may reach the buyer: four days before closing, 12 CFR 1026.19(e)(4)(ii). */
export function lastRevisedEstimate(closing_on: CalendarDay): CalendarDay {
  return addBusinessDays(closing_on, -4, 'specific')
}

export function revisionProblem(
  revised: Pick<EstimatePaper, 'issued_on'>,
  disclosure: { issued_on: CalendarDay | null; closing_on: CalendarDay | null },
): RevisionProblem | null {
  if (revised.issued_on === null) return null
  if (disclosure.issued_on !== null && revised.issued_on >= disclosure.issued_on) return 'after-disclosure'
  if (disclosure.closing_on !== null && revised.issued_on > lastRevisedEstimate(disclosure.closing_on))
    return 'too-late'
  return null
}

/** What a revised estimate of this reason says anew about a charge that may not rise. */
export function movesZero(reason: RevisionReason, label: string): boolean {
  return reason !== 'lock' || isRateDependent(label)
}

/**
 * Whether the charges that may rise ten percent together start anew. A changed circumstance must lift their sum by more
 * than ten percent; several small ones count together, because the sum is held against the last one that counted.
 */
export function movesTen(reason: RevisionReason, sum: { before_cents: number; revised_cents: number }): boolean {
  if (reason === 'lock') return false
  return reason !== 'circumstance' || sum.revised_cents * 10 > sum.before_cents * 11
}

function isRateDependent(label: string): boolean {
  return ['points', 'rate-lock', 'origination', 'broker'].includes(feeMeaning(label).key)
}
