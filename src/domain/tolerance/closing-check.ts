import { addDays, type CalendarDay } from '../calendar-day.ts'
import type { RevisionDays } from './baseline.ts'
import { carriedFigures, carriedReason, carriedUnits } from './carried.ts'
import type { ClosingDisclosure, CostSection, LoanEstimate } from './charges.ts'
import { isTaxByPlace } from './government-fees.ts'
import {
  type Ask,
  answerTo,
  askAbout,
  type ChargeAnswers,
  type GroupReason,
  type ToleranceGroup,
  taxAsk,
} from './groups.ts'
import type { ChargePair, HandPairing } from './pairing.ts'
import { type Baseline, LENDER_CREDITS, revise, revisionId, revisionReason, sum } from './revisions.ts'
import { type Unit, unitsOf } from './units.ts'

/** The days that a lender has for paying back, 12 CFR 1026.19(f)(2)(v). */
const REFUND_DAYS = 60
/** A Loan Estimate prints whole dollars, so that each of its lines may be half a dollar off. */
const ROUNDING_CENTS = 50

export interface CheckedDisclosures {
  /** In any order; the first by date is the original. */
  estimates: LoanEstimate[]
  closingDisclosure: ClosingDisclosure
  /** Those that this one corrects, in order. */
  earlier_disclosures?: ClosingDisclosure[]
}

/** Answers of the buyer by the question's id; without one we go by what the disclosures say. */
export type Answers = ChargeAnswers

export interface ToleranceLine {
  id: string
  label: string
  /** What the estimate calls it. */
  estimate_label: string | null
  section_before: CostSection | null
  section_after: CostSection | null
  estimate_cents: number | null
  actual_cents: number | null
  group: Exclude<ToleranceGroup, 'open'>
  reason: GroupReason
  asks: Ask[]
  /** The lines of the Closing Disclosure that are this charge, where it has some. */
  finals: { section: CostSection; label: string; cents: number }[]
  /** How far it is above the estimate where it may not rise; what the printed dollar may hide is left out. */
  over_cents: number
}

export interface Tolerance {
  lines: ToleranceLine[]
  lender_credits: {
    estimate_cents: number
    /** With what the lender pays by name. */
    actual_cents: number
    /** Without it, and with what is given back: what the Closing Disclosure prints as lender credits. */
    general_cents: number
    missing_cents: number
    asks: Ask[]
  }
  zero_excess_cents: number
  ten_base_cents: number
  ten_actual_cents: number
  ten_excess_cents: number
  /** What the lender credits already give back. */
  credited_cents: number
  /** What the disclosures leave to be paid back. */
  refund_cents: number
  refund_due: CalendarDay | null
}

/** The id under which the buyer says whether a higher lender credit pays for what rose. */
export const CREDIT_COVERS = 'credit-covers'

/** The id under which the buyer says whether the credit of the estimate stayed beside what is given back. */
export const CREDIT_STAYED = 'credit-stayed'

/** Holds every charge of the Closing Disclosure against the last estimate that counts for it. */
export function tolerance(printed: CheckedDisclosures, answers: Answers = {}, byHand: HandPairing[] = []): Tolerance {
  const disclosures = {
    ...printed,
    closingDisclosure: withTaxAnswers(printed.closingDisclosure, answers),
    earlier_disclosures: (printed.earlier_disclosures ?? []).map(disclosure => withTaxAnswers(disclosure, answers)),
  }
  const { closingDisclosure } = disclosures
  const [original, ...revised] = inOrder(disclosures.estimates)
  const baseline: Baseline = {
    units: unitsOf(original, closingDisclosure, answers, byHand),
    credits_cents: original?.lender_credits_cents ?? 0,
    asks: new Map(),
  }
  for (const disclosure of revised) {
    const reason = revisionReason(disclosure, original, revisionDays(disclosures), answers)
    const revision = { ...disclosure, isReasonKnown: answers[revisionId(disclosure)] !== undefined }
    if (reason !== null)
      revise(baseline, revision, unitsOf(disclosure, closingDisclosure, answers, byHand), reason, answers)
  }
  for (const disclosure of closingDisclosures(disclosures)) {
    const reason = carriedReason(disclosure, revisionDays(disclosures), answers)
    if (reason !== null)
      revise(
        baseline,
        carriedFigures(disclosure),
        carriedUnits(baseline, disclosure, closingDisclosure),
        reason,
        answers,
      )
  }
  return reckon(baseline, closingDisclosure, answers)
}

/** What the buyer said of government fees goes into the charges before they are held against one another. */
function withTaxAnswers(disclosure: ClosingDisclosure, answers: Answers): ClosingDisclosure {
  const charges = disclosure.charges.map(charge =>
    isTaxByPlace(charge) ? { ...charge, is_transfer_tax: answerTo(taxAsk(charge), answers) === 'yes' } : charge,
  )
  return { ...disclosure, charges }
}

export function revisionDays(disclosures: CheckedDisclosures): RevisionDays {
  const first_disclosure_on = closingDisclosures(disclosures)[0]?.issued_on ?? null
  return { first_disclosure_on, closing_on: disclosures.closingDisclosure.closing_on }
}

/** In order; the last is the one that counts. */
export function closingDisclosures({
  earlier_disclosures = [],
  closingDisclosure,
}: CheckedDisclosures): ClosingDisclosure[] {
  return [...earlier_disclosures, closingDisclosure]
}

function reckon(
  { units, credits_cents, asks }: Baseline,
  closingDisclosure: ClosingDisclosure,
  answers: Answers,
): Tolerance {
  const lines = [...units.values()].map(unit => lineOf(unit, asks.get(unit.pair.id))).sort(byId)
  const tens = lines.filter(({ group }) => group === 'ten')
  const ten_base_cents = sum(tens.map(({ estimate_cents }) => estimate_cents ?? 0))
  const ten_actual_cents = sum(tens.map(({ actual_cents }) => actual_cents ?? 0))
  const tenOver = Math.round((ten_actual_cents * 10 - ten_base_cents * 11) / 10)
  const tenAllowance = ROUNDING_CENTS * tens.filter(({ estimate_cents }) => estimate_cents !== null).length
  const ten_excess_cents = tenOver > tenAllowance ? tenOver : 0

  const named = Math.min(closingDisclosure.above_limit_cents, closingDisclosure.lender_credits_cents)
  const given = closingDisclosure.lender_credits_cents - named
  const provided = given + sum([...units.values()].map(({ pair }) => paidByLender(pair, answers)))
  // The Bureau's own sample prints what is given back within a credit that did not grow; only the buyer knows whether it stayed.
  const mayHaveStayed = closingDisclosure.lender_credits_cents >= credits_cents && answers[CREDIT_STAYED] !== 'no'
  const stayed = mayHaveStayed ? named : 0
  const missing = credits_cents - provided - stayed
  const missing_cents = missing > ROUNDING_CENTS ? missing : 0
  const rise = answers[CREDIT_COVERS] === 'no' ? 0 : Math.max(0, given - credits_cents)

  const zero_excess_cents = sum(lines.map(({ over_cents }) => over_cents)) + missing_cents
  const owed = zero_excess_cents + ten_excess_cents
  const credited_cents = Math.min(owed, named + rise + closingDisclosure.principal_reduction_cents)
  return {
    lines,
    lender_credits: {
      estimate_cents: credits_cents,
      actual_cents: provided,
      general_cents: closingDisclosure.lender_credits_cents,
      missing_cents,
      asks: asks.get(LENDER_CREDITS) ?? [],
    },
    zero_excess_cents,
    ten_base_cents,
    ten_actual_cents,
    ten_excess_cents,
    credited_cents,
    refund_cents: owed - credited_cents,
    refund_due: closingDisclosure.closing_on === null ? null : addDays(closingDisclosure.closing_on, REFUND_DAYS),
  }
}

/** What the lender pays for a charge by name is a lender credit, comment 19(e)(3)(i)-6, whether or not it is marked (L). */
function paidByLender(pair: ChargePair, answers: Answers): number {
  const isLender = answerTo(askAbout('paid-by-lender', pair, 'no'), answers) === 'yes'
  return sum(pair.finals.map(final => final.lender_paid_cents + (isLender ? final.others_paid_cents : 0)))
}

function lineOf({ pair, group: { group, reason, asks } }: Unit, aboutRevisions: Ask[] = []): ToleranceLine {
  const { estimate, finals } = pair
  const [final] = finals
  const actual_cents = final ? sum(finals.map(({ cents }) => cents)) : null
  const rise = (actual_cents ?? 0) - (estimate?.cents ?? 0)
  const byOthers = finals.some(({ others_paid_cents }) => others_paid_cents > 0)
  return {
    id: pair.id,
    label: final?.label ?? estimate?.label ?? '',
    estimate_label: estimate?.label ?? null,
    section_before: estimate?.section ?? null,
    section_after: final?.section ?? null,
    estimate_cents: estimate?.cents ?? null,
    actual_cents,
    group,
    reason,
    asks: [...asks, ...aboutRevisions, ...(byOthers ? [askAbout('paid-by-lender', pair, 'no')] : [])],
    finals: finals.map(({ section, label, cents }) => ({ section, label, cents })),
    over_cents: group === 'zero' && rise > (estimate ? ROUNDING_CENTS : 0) ? rise : 0,
  }
}

function byId(a: ToleranceLine, b: ToleranceLine): number {
  return a.id < b.id ? -1 : 1
}

/** By date; the first is the original. Two of one day keep an order that does not depend on how they came. */
export function inOrder(estimates: LoanEstimate[]): LoanEstimate[] {
  const key = (disclosure: LoanEstimate) => disclosure.issued_on ?? ''
  const total = (disclosure: LoanEstimate) =>
    sum(disclosure.charges.map(({ cents }) => cents)) - disclosure.lender_credits_cents
  return [...estimates].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : total(a) - total(b)))
}
