import { feeMeaning } from './fee-meaning.ts'
import type { ChargePair } from './pairing.ts'
import { isTransferTax } from './pairing.ts'

/** How far a charge may rise: not at all, ten percent together with its group, or without a limit; 'open' until it is asked. */
export const TOLERANCE_GROUPS = ['zero', 'ten', 'none', 'open'] as const
export type ToleranceGroup = (typeof TOLERANCE_GROUPS)[number]

/** Why a charge is in its group, with the part of 12 CFR 1026 that says so. The sentence belongs to the page. */
export const GROUP_REASONS = {
  'paid-to-lender': '1026.19(e)(3)(i); comment 19(e)(3)(i)-1',
  'cannot-shop': '1026.19(e)(3)(i); comment 19(e)(3)(i)-1',
  affiliate: '1026.19(e)(3)(i); comment 19(e)(3)(i)-1',
  'transfer-tax': '1026.19(e)(3)(i); comment 19(e)(3)(i)-1',
  recording: '1026.19(e)(3)(ii)',
  'from-lenders-list': '1026.19(e)(3)(ii); comment 19(e)(3)(ii)-3',
  'not-chosen': '1026.19(e)(3)(ii); comment 19(e)(3)(iii)-2',
  'left-off-shoppable': 'comment 19(e)(3)(ii)-2',
  'chosen-by-buyer': '1026.19(e)(3)(iii)(D)',
  'prepaid-interest': '1026.19(e)(3)(iii)(A)',
  insurance: '1026.19(e)(3)(iii)(B)',
  escrow: '1026.19(e)(3)(iii)(C)',
  'property-tax': '1026.19(e)(3)(iii)(E)',
  'not-required': '1026.19(e)(3)(iii)(E); comment 19(e)(3)(iii)-3',
  'not-performed': 'comment 19(e)(3)(ii)-5',
  unknown: '1026.19(e)(3)',
} as const
export type GroupReason = keyof typeof GROUP_REASONS

/** What only the buyer knows about one charge. */
export const CHARGE_QUESTIONS = ['affiliate', 'chose', 'could-shop', 'required', 'premium'] as const
export type ChargeQuestion = (typeof CHARGE_QUESTIONS)[number]

/** What we go by until the buyer has answered: what the papers themselves say. */
export const PRESUMED: Record<ChargeQuestion, 'yes' | 'no'> = {
  affiliate: 'no',
  chose: 'yes',
  'could-shop': 'yes',
  required: 'no',
  premium: 'yes',
}

export type YesOrNo = 'yes' | 'no'
/** Answers by question: `affiliate B: Title – Lender's Policy`. */
export type ChargeAnswers = Record<string, string>

export interface Grouping {
  group: Exclude<ToleranceGroup, 'open'>
  reason: GroupReason
  /** The questions whose answers would put it elsewhere. */
  asks: ChargeQuestion[]
}

export function questionId(question: ChargeQuestion, pair: ChargePair): string {
  return `${question} ${pair.id}`
}

export function groupOf(pair: ChargePair, answers: ChargeAnswers): Grouping {
  const answer = (question: ChargeQuestion): YesOrNo => {
    const given = answers[questionId(question, pair)]
    return given === 'yes' || given === 'no' ? given : PRESUMED[question]
  }
  const { estimate, finals } = pair
  const [final] = finals
  if (!final || finals.every(({ performed }) => !performed)) {
    return { group: 'none', reason: 'not-performed', asks: [] }
  }
  switch (final.section) {
    case 'A':
      return { group: 'zero', reason: 'paid-to-lender', asks: [] }
    case 'B':
      if (estimate && estimate.section !== 'C') return { group: 'zero', reason: 'cannot-shop', asks: [] }
      return estimate ? fromTheList(answer) : leftOff(pair, answer)
    case 'C':
      return shoppedFor(pair, answer)
    case 'E':
      return isTransferTax(final)
        ? { group: 'zero', reason: 'transfer-tax', asks: [] }
        : { group: 'ten', reason: 'recording', asks: [] }
    case 'F':
      return prepaid(final.label, answer)
    case 'G':
      return { group: 'none', reason: 'escrow', asks: [] }
    case 'H':
      return other(pair, answer)
  }
}

type Answer = (question: ChargeQuestion) => YesOrNo

function fromTheList(answer: Answer): Grouping {
  return answer('affiliate') === 'yes'
    ? { group: 'zero', reason: 'affiliate', asks: ['affiliate'] }
    : { group: 'ten', reason: 'from-lenders-list', asks: ['affiliate'] }
}

/** A charge that no estimate named: with a service that the buyer could shop for it joins the ten percent with an estimate of nothing. */
function leftOff({ finals }: ChargePair, answer: Answer): Grouping {
  const usually = finals.map(({ label }) => feeMeaning(label).usually_shoppable)
  if (usually.includes(false)) return { group: 'zero', reason: 'cannot-shop', asks: [] }
  return answer('could-shop') === 'no'
    ? { group: 'zero', reason: 'cannot-shop', asks: ['could-shop'] }
    : { group: 'ten', reason: 'left-off-shoppable', asks: ['could-shop'] }
}

function shoppedFor({ estimate }: ChargePair, answer: Answer): Grouping {
  // What was optional on the estimate, or not on it, is the buyer's own choice if they shopped for it.
  if (!estimate || estimate.section === 'H') return { group: 'none', reason: 'chosen-by-buyer', asks: [] }
  return answer('chose') === 'no'
    ? { group: 'ten', reason: 'not-chosen', asks: ['chose'] }
    : { group: 'none', reason: 'chosen-by-buyer', asks: ['chose'] }
}

function prepaid(label: string, answer: Answer): Grouping {
  const { key } = feeMeaning(label)
  if (key === 'prepaid-interest') return { group: 'none', reason: 'prepaid-interest', asks: [] }
  if (key === 'property-tax') return { group: 'none', reason: 'property-tax', asks: [] }
  if (key !== 'mortgage-insurance') return { group: 'none', reason: 'insurance', asks: [] }
  // The rule does not name the premium for mortgage insurance among the charges without a limit.
  return answer('premium') === 'no'
    ? { group: 'none', reason: 'insurance', asks: ['premium'] }
    : { group: 'zero', reason: 'cannot-shop', asks: ['premium'] }
}

/** A service that the lender requires does not lose its limit by standing among the optional ones. */
function other({ estimate }: ChargePair, answer: Answer): Grouping {
  if (estimate?.section !== 'C') return { group: 'none', reason: 'not-required', asks: [] }
  return answer('required') === 'yes'
    ? { group: 'ten', reason: 'from-lenders-list', asks: ['required'] }
    : { group: 'none', reason: 'not-required', asks: ['required'] }
}
