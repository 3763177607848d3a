import { addDays, type CalendarDay } from '../calendar-day.ts'
import { movesTen, movesZero, REVISION_REASONS, type RevisionReason, revisionProblem } from './baseline.ts'
import type { CostSection, DisclosurePaper, EstimatePaper } from './charges.ts'
import { type ChargeAnswers, type Grouping, type GroupReason, groupOf, type ToleranceGroup } from './groups.ts'
import { type ChargePair, type HandPairing, pairCharges } from './pairing.ts'

/** The days that a lender has for paying back, 12 CFR 1026.19(f)(2)(v). */
const REFUND_DAYS = 60
/** A Loan Estimate prints whole dollars, so that each of its lines may be half a dollar off. */
const ROUNDING_CENTS = 50

export interface ClosingPapers {
  /** In any order; the first by date is the original. */
  estimates: EstimatePaper[]
  disclosure: DisclosurePaper
}

/** Answers of the buyer by the question's id; without one we go by what the papers say. */
export type Answers = ChargeAnswers

export interface ToleranceLine {
  id: string
  label: string
  section_before: CostSection | null
  section_after: CostSection | null
  estimate_cents: number | null
  actual_cents: number | null
  group: Exclude<ToleranceGroup, 'open'>
  reason: GroupReason
  asks: Grouping['asks']
  /** How far it is above the estimate where it may not rise; what the printed dollar may hide is left out. */
  over_cents: number
}

export interface Tolerance {
  lines: ToleranceLine[]
  lender_credits: { estimate_cents: number; actual_cents: number; missing_cents: number }
  zero_excess_cents: number
  ten_base_cents: number
  ten_actual_cents: number
  ten_excess_cents: number
  /** What the lender credits already give back. */
  credited_cents: number
  /** What the papers leave to be paid back. */
  refund_cents: number
  refund_due: CalendarDay | null
}

/** The id under which the buyer says why an estimate was revised; `none` when no reason was given. */
export function revisionId({ issued_on }: EstimatePaper): string {
  return `revised ${issued_on ?? 'undated'}`
}
/** The id under which the buyer says on which day they told the lender to go on. */
export const INTENT = 'intent'
/** The id under which the buyer says whether a higher lender credit pays for what rose. */
export const CREDIT_COVERS = 'credit-covers'

/** Holds every charge of the disclosure against the last estimate that counts for it. */
export function tolerance(
  { estimates, disclosure }: ClosingPapers,
  answers: Answers = {},
  byHand: HandPairing[] = [],
): Tolerance {
  const [original, ...revised] = inOrder(estimates)
  const units = unitsOf(original, disclosure, answers, byHand)
  let credits = original?.lender_credits_cents ?? 0

  for (const paper of revised) {
    const reason = revisionReason(paper, original, disclosure, answers)
    if (reason === null) continue
    const newer = unitsOf(paper, disclosure, answers, byHand)
    const tens = [...newer].filter(([id]) => (units.get(id) ?? newer.get(id))?.group.group === 'ten')
    const sums = {
      before_cents: sum(tens.map(([id]) => estimateOf(units.get(id)))),
      revised_cents: sum(tens.map(([, unit]) => estimateOf(unit))),
    }
    const tenMoves = movesTen(reason, sums)
    for (const [id, unit] of newer) {
      const isTen = (units.get(id) ?? unit).group.group === 'ten'
      const label = unit.pair.estimate?.label
      if (label !== undefined && (isTen ? tenMoves : movesZero(reason, label))) units.set(id, unit)
    }
    credits = paper.lender_credits_cents
  }
  return reckon([...units.values()], credits, disclosure, answers)
}

interface Unit {
  pair: ChargePair
  group: Grouping
}

function unitsOf(
  paper: EstimatePaper | undefined,
  disclosure: DisclosurePaper,
  answers: Answers,
  byHand: HandPairing[],
): Map<string, Unit> {
  const pairs = pairCharges(paper?.charges ?? [], disclosure.charges, byHand)
  return new Map(pairs.map(pair => [pair.id, { pair, group: groupOf(pair, answers) }]))
}

function reckon(units: Unit[], creditsEstimated: number, disclosure: DisclosurePaper, answers: Answers): Tolerance {
  const lines = units.map(lineOf).sort((a, b) => (a.id < b.id ? -1 : 1))
  const tens = lines.filter(({ group }) => group === 'ten')
  const ten_base_cents = sum(tens.map(({ estimate_cents }) => estimate_cents ?? 0))
  const ten_actual_cents = sum(tens.map(({ actual_cents }) => actual_cents ?? 0))
  const tenOver = Math.round((ten_actual_cents * 10 - ten_base_cents * 11) / 10)
  const tenAllowance = ROUNDING_CENTS * tens.filter(({ estimate_cents }) => estimate_cents !== null).length
  const ten_excess_cents = tenOver > tenAllowance ? tenOver : 0

  const lenderPaid = sum(disclosure.charges.map(({ lender_paid_cents }) => lender_paid_cents))
  const named = Math.min(disclosure.above_limit_cents, disclosure.lender_credits_cents)
  const given = disclosure.lender_credits_cents - named
  const missing = creditsEstimated - given - lenderPaid
  const missing_cents = missing > ROUNDING_CENTS ? missing : 0
  const rise = answers[CREDIT_COVERS] === 'no' ? 0 : Math.max(0, given - creditsEstimated)

  const zero_excess_cents = sum(lines.map(({ over_cents }) => over_cents)) + missing_cents
  const owed = zero_excess_cents + ten_excess_cents
  const credited_cents = Math.min(owed, named + rise)
  return {
    lines,
    lender_credits: { estimate_cents: creditsEstimated, actual_cents: given + lenderPaid, missing_cents },
    zero_excess_cents,
    ten_base_cents,
    ten_actual_cents,
    ten_excess_cents,
    credited_cents,
    refund_cents: owed - credited_cents,
    refund_due: disclosure.closing_on === null ? null : addDays(disclosure.closing_on, REFUND_DAYS),
  }
}

function lineOf({ pair, group: { group, reason, asks } }: Unit): ToleranceLine {
  const { estimate, finals } = pair
  const [final] = finals
  const actual_cents = final ? sum(finals.map(({ cents }) => cents)) : null
  const rise = (actual_cents ?? 0) - (estimate?.cents ?? 0)
  return {
    id: pair.id,
    label: final?.label ?? estimate?.label ?? '',
    section_before: estimate?.section ?? null,
    section_after: final?.section ?? null,
    estimate_cents: estimate?.cents ?? null,
    actual_cents,
    group,
    reason,
    asks,
    over_cents: group === 'zero' && rise > (estimate ? ROUNDING_CENTS : 0) ? rise : 0,
  }
}

/** Why a revised estimate counts, or `null` if it does not. Without an answer the lender is believed. */
function revisionReason(
  paper: EstimatePaper,
  original: EstimatePaper | undefined,
  disclosure: DisclosurePaper,
  answers: Answers,
): RevisionReason | null {
  if (revisionProblem(paper, disclosure)) return null
  const answer = answers[revisionId(paper)]
  if (answer !== undefined && answer in REVISION_REASONS) return answer as RevisionReason
  if (hasExpired(paper, original, answers[INTENT])) return 'expired'
  return answer === 'none' ? null : 'requested'
}

/** The buyer said too late, or never, that they want to go on: the lender may count anew without another reason. */
function hasExpired(paper: EstimatePaper, original: EstimatePaper | undefined, intent: string | undefined): boolean {
  const until = original?.costs_expire_on
  if (!until || intent === undefined) return false
  return (intent === 'never' || intent > until) && (paper.issued_on === null || paper.issued_on > until)
}

/** By date; the first is the original. */
export function inOrder(estimates: EstimatePaper[]): EstimatePaper[] {
  return [...estimates].sort((a, b) => ((a.issued_on ?? '') < (b.issued_on ?? '') ? -1 : 1))
}

function estimateOf(unit: Unit | undefined): number {
  return unit?.pair.estimate?.cents ?? 0
}

function sum(cents: number[]): number {
  return cents.reduce((total, each) => total + each, 0)
}
