import { addDays, type CalendarDay } from '../calendar-day.ts'
import { daysBeforeClosing } from '../disclosure-deadlines.ts'
import { receivedOn } from '../legal-dates/facts.ts'
import type { CostSection, LoanEstimate } from './charges.ts'
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

/** Days before the first of which the lender of a new home may still count anew, 12 CFR 1026.19(e)(3)(iv)(F). */
const CONSTRUCTION_DAYS = 60

/** The last day on which a revised estimate may reach the buyer: four days before closing, 12 CFR 1026.19(e)(4)(ii). */
function lastRevisedEstimate(closing_on: CalendarDay): CalendarDay {
  return daysBeforeClosing(closing_on, 4, 'specific')
}

export interface RevisionDays {
  /** The day of the first Closing Disclosure: no revised estimate may follow. */
  first_disclosure_on: CalendarDay | null
  closing_on: CalendarDay | null
}

export function revisionProblem(
  { issued_on }: Pick<LoanEstimate, 'issued_on'>,
  { first_disclosure_on, closing_on }: RevisionDays,
): RevisionProblem | null {
  if (issued_on === null) return null
  if (first_disclosure_on !== null && issued_on >= first_disclosure_on) return 'after-disclosure'
  if (closing_on !== null && issued_on > lastRevisedEstimate(closing_on)) return 'too-late'
  return null
}

/** Sent in time, but by e-mail it counts as received too late, unless the buyer opened it before. */
export function mayHaveComeLate({ issued_on }: Pick<LoanEstimate, 'issued_on'>, { closing_on }: RevisionDays): boolean {
  if (issued_on === null || closing_on === null) return false
  const last = lastRevisedEstimate(closing_on)
  return issued_on <= last && receivedOn({ sent_on: issued_on, delivery: 'email', opened_on: null }) > last
}

/** A new home that settles within 60 days of the revised estimate gives the lender no reason. */
export function isTooLateForConstruction(
  { issued_on }: Pick<LoanEstimate, 'issued_on'>,
  { closing_on }: RevisionDays,
): boolean {
  return issued_on !== null && closing_on !== null && addDays(issued_on, CONSTRUCTION_DAYS) >= closing_on
}

/**
 * What a reason says anew about a charge: all of it, nothing, or only what it really changed, which the disclosures do not
 * tell. A lock touches points and what else depends on the rate.
 */
export function reach(
  reason: RevisionReason,
  { section, label }: { section: CostSection; label: string },
): 'all' | 'nothing' | 'what-it-changed' | 'if-rate-dependent' {
  if (reason === 'expired' || reason === 'construction') return 'all'
  if (reason !== 'lock') return 'what-it-changed'
  if (['points', 'rate-lock'].includes(feeMeaning(label).key)) return 'all'
  return section === 'A' ? 'if-rate-dependent' : 'nothing'
}

/**
 * Whether the charges that may rise ten percent together start anew. A changed circumstance must lift their sum by more
 * than ten percent; several small ones count together, because the sum is held against the last one that counted.
 */
export function movesTen(reason: RevisionReason, sum: { before_cents: number; revised_cents: number }): boolean {
  if (reason === 'lock') return false
  return reason !== 'circumstance' || sum.revised_cents * 10 > sum.before_cents * 11
}
