import {
  isTooLateForConstruction,
  mayHaveComeLate,
  movesTen,
  REVISION_REASONS,
  type RevisionDays,
  type RevisionReason,
  reach,
  revisionProblem,
} from './baseline.ts'
import type { ClosingDisclosure, LoanEstimate } from './charges.ts'
import { type Ask, answerTo, type ChargeAnswers } from './groups.ts'
import type { Unit } from './units.ts'

/** What each charge is held against, as one estimate after the other changes it. */
export interface Baseline {
  units: Map<string, Unit>
  credits_cents: number
  /** Whether the reason of a revised estimate touched a charge, by the charge's id; `lender-credits` for the credits. */
  asks: Map<string, Ask[]>
}

export const LENDER_CREDITS = 'lender-credits'

/** The id under which the buyer says why an estimate was revised; `none` when no reason was given, `late` when it came too late. */
export function revisionId({ issued_on }: Pick<LoanEstimate, 'issued_on'>): string {
  return `revised ${issued_on ?? 'undated'}`
}
/** The id under which the buyer says that the lower figures of a revised estimate were only for information. */
export function loweredId({ issued_on }: Pick<LoanEstimate, 'issued_on'>): string {
  return `lowered ${issued_on ?? 'undated'}`
}
/** The id under which the buyer says whether a revised estimate reached them four business days before closing. */
export function reachedId({ issued_on }: Pick<LoanEstimate, 'issued_on'>): string {
  return `reached ${issued_on ?? 'undated'}`
}
/** The id under which the buyer says for which reason a Closing Disclosure itself carries new figures. */
export function carriedId({ issued_on }: Pick<ClosingDisclosure, 'issued_on'>): string {
  return `carried ${issued_on ?? 'undated'}`
}
/** The id of the answer on which day the buyer asked the lender to go on. */
export const INTENT = 'intent'

/** Why a revised estimate counts, or `null` if it does not. Without an answer the lender is believed. */
export function revisionReason(
  disclosure: LoanEstimate,
  original: LoanEstimate | undefined,
  days: RevisionDays,
  answers: ChargeAnswers,
): RevisionReason | null {
  if (revisionProblem(disclosure, days)) return null
  if (mayHaveComeLate(disclosure, days) && answers[reachedId(disclosure)] === 'no') return null
  if (hasExpired(disclosure, original, answers[INTENT])) return 'expired'
  const answer = answers[revisionId(disclosure)]
  if (answer === 'construction' && isTooLateForConstruction(disclosure, days)) return null
  if (answer !== undefined && answer in REVISION_REASONS) return answer as RevisionReason
  return answer === undefined ? 'requested' : null
}

/** The buyer said too late, or never, that they want to go on: the lender may count anew without another reason. */
function hasExpired(disclosure: LoanEstimate, original: LoanEstimate | undefined, intent: string | undefined): boolean {
  const until = original?.costs_expire_on
  if (!until || intent === undefined) return false
  return (intent === 'never' || intent > until) && (disclosure.issued_on === null || disclosure.issued_on > until)
}

/** A disclosure with new figures: a revised estimate, or a Closing Disclosure that carries them. */
export interface Revision extends Pick<LoanEstimate, 'issued_on' | 'lender_credits_cents'> {
  /** The buyer gave the reason. Until then there is no use in asking what it changed. */
  isReasonKnown: boolean
}

/** Puts the charges that a revised estimate may change onto its figures. */
export function revise(
  baseline: Baseline,
  disclosure: Revision,
  newer: Map<string, Unit>,
  reason: RevisionReason,
  answers: ChargeAnswers,
): void {
  const changes = [...newer].flatMap(([id, unit]) => {
    const { estimate, finals } = unit.pair
    const old = baseline.units.get(id)
    // A line that only this estimate names, and nobody charges, changes nothing.
    if (!estimate || (!old && finals.length === 0)) return []
    const group = (old ?? unit).group.group
    return [{ id, unit, group, estimate, before: old?.pair.estimate?.cents ?? 0, revised: estimate.cents }]
  })
  const limited = changes.filter(({ group }) => group !== 'none')
  const creditsFell = disclosure.lender_credits_cents < baseline.credits_cents
  const risen = limited.filter(({ before, revised }) => revised > before).length + Number(creditsFell)
  const onlyRises = answers[loweredId(disclosure)] === 'yes'

  const counts = (id: string, extent: ReturnType<typeof reach>, rise: number): boolean => {
    if (extent === 'all') return true
    if (extent === 'nothing') return false
    if (extent === 'what-it-changed' && rise <= 0) return !onlyRises
    const ask: Ask = {
      kind: 'affected',
      id: `affected ${disclosure.issued_on ?? 'undated'} ${id}`,
      presumed: extent === 'what-it-changed' ? 'yes' : 'no',
    }
    if (disclosure.isReasonKnown && rise > 0 && (risen > 1 || extent === 'if-rate-dependent')) {
      baseline.asks.set(id, [...(baseline.asks.get(id) ?? []), ask])
    }
    return answerTo(ask, answers) === 'yes'
  }

  const counting = limited.filter(({ id, estimate, before, revised }) =>
    counts(id, reach(reason, estimate), revised - before),
  )
  const tens = changes.filter(({ group }) => group === 'ten')
  const tenMoves = movesTen(reason, {
    before_cents: sum(tens.map(({ before }) => before)),
    revised_cents: sum(tens.map(each => (counting.includes(each) ? each.revised : each.before))),
  })
  for (const { id, unit, group } of counting) if (group !== 'ten' || tenMoves) baseline.units.set(id, unit)
  // What has no limit is shown with the newest figure; nothing depends on it.
  for (const { id, unit, group } of changes) if (group === 'none') baseline.units.set(id, unit)

  const credits = reason === 'lock' ? 'all' : reach(reason, { section: 'A', label: '' })
  if (counts(LENDER_CREDITS, credits, baseline.credits_cents - disclosure.lender_credits_cents)) {
    baseline.credits_cents = disclosure.lender_credits_cents
  }
}

export function sum(cents: number[]): number {
  return cents.reduce((total, each) => total + each, 0)
}
