import type { FinalCharge } from './charges.ts'
import { feeMeaning } from './fee-meaning.ts'
import { isTaxByPlace, isTransferTax } from './government-fees.ts'
import type { ChargePair } from './pairing.ts'

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
  'left-off-known': 'comments 19(e)(3)(iii)-1 and -3',
  'chosen-by-buyer': '1026.19(e)(3)(iii)(D)',
  'prepaid-interest': '1026.19(e)(3)(iii)(A)',
  insurance: '1026.19(e)(3)(iii)(B)',
  escrow: '1026.19(e)(3)(iii)(C)',
  'property-tax': '1026.19(e)(3)(iii)(E)',
  'not-required': '1026.19(e)(3)(iii)(E); comment 19(e)(3)(iii)-3',
  'not-performed': 'comment 19(e)(3)(ii)-5',
} as const
export type GroupReason = keyof typeof GROUP_REASONS

/** What only the buyer knows about one charge. */
export type ChargeQuestion =
  | 'affiliate'
  | 'chose'
  | 'could-shop'
  | 'required'
  | 'premium'
  | 'known'
  | 'same-charge'
  | 'affected'
  | 'paid-by-lender'
  | 'transfer-tax'

export interface Ask {
  kind: ChargeQuestion
  /** Answers are stored under it: `affiliate Epsilon Title Co.`, `could-shop B: Title – Courier Fee`. */
  id: string
  /** What we go by until the buyer has answered: what the disclosures themselves say. */
  presumed: YesOrNo
  /** The disclosures answer it well enough: the buyer may say otherwise and is not asked. */
  isSaid?: boolean
}

export type YesOrNo = 'yes' | 'no'
export type ChargeAnswers = Record<string, string>

export interface Grouping {
  group: Exclude<ToleranceGroup, 'open'>
  reason: GroupReason
  /** The questions whose answers would put it elsewhere. */
  asks: Ask[]
}

/** One title company is asked about once, however many lines it has. */
export function askAbout(kind: ChargeQuestion, pair: ChargePair, presumed: YesOrNo): Ask {
  const payee = pair.finals[0]?.payee ?? null
  return { kind, id: `${kind} ${kind === 'affiliate' && payee !== null ? payee : pair.id}`, presumed }
}

export function answerTo({ id, presumed }: Ask, answers: ChargeAnswers): YesOrNo {
  const given = answers[id]
  return given === 'yes' || given === 'no' ? given : presumed
}

/** What the estimate names at all, so that a charge that it left off is noticed. */
export type NamedMeanings = ReadonlySet<string>

export function groupOf(pair: ChargePair, answers: ChargeAnswers, named: NamedMeanings): Grouping {
  const { estimate, finals } = pair
  const [final] = finals
  if (!final || finals.every(({ performed }) => !performed)) {
    // What is not charged stays below its estimate; only from the sum of the ten percent it has to go.
    const isZero = estimate?.section === 'A' || estimate?.section === 'B' || (estimate && isTransferTax(estimate))
    return { group: isZero ? 'zero' : 'none', reason: 'not-performed', asks: [] }
  }
  switch (final.section) {
    case 'A':
      return { group: 'zero', reason: 'paid-to-lender', asks: [] }
    case 'B':
      if (final.is_paid_to_lender) return { group: 'zero', reason: 'paid-to-lender', asks: [] }
      if (estimate?.section === 'C') return shoppable(pair, answers, 'no')
      if (estimate && estimate.section !== 'H') return { group: 'zero', reason: 'cannot-shop', asks: [] }
      return leftOff(pair, answers)
    case 'C':
      return shoppedFor(pair, answers)
    case 'E':
      return governmentFee(final, finals)
    case 'F':
      return prepaid(pair, answers, named)
    case 'G':
      return unlessLeftOff(pair, answers, named, 'escrow')
    case 'H':
      return other(pair, answers)
  }
}

export function taxAsk({ section, label }: FinalCharge): Ask {
  return { kind: 'transfer-tax', id: `transfer-tax ${section}: ${label}`, presumed: 'yes' }
}

function governmentFee(first: FinalCharge, finals: FinalCharge[]): Grouping {
  const asks = finals.filter(isTaxByPlace).map(taxAsk)
  return isTransferTax(first)
    ? { group: 'zero', reason: 'transfer-tax', asks }
    : { group: 'ten', reason: 'recording', asks }
}

/**
 * Whoever took a provider from the lender's list, or got no list, has the ten percent; the Closing Disclosure's section says
 * which.
 */
function shoppable(pair: ChargePair, answers: ChargeAnswers, presumed: YesOrNo, isSaid = true): Grouping {
  const chose = { ...askAbout('chose', pair, presumed), isSaid }
  const affiliate = askAbout('affiliate', pair, 'no')
  if (answerTo(chose, answers) === 'yes') return { group: 'none', reason: 'chosen-by-buyer', asks: [chose] }
  const asks = [chose, affiliate]
  if (answerTo(affiliate, answers) === 'yes') return { group: 'zero', reason: 'affiliate', asks }
  if (!pair.estimate) return { group: 'ten', reason: 'left-off-shoppable', asks }
  return { group: 'ten', reason: presumed === 'no' ? 'from-lenders-list' : 'not-chosen', asks }
}

/** A charge that no estimate named: with a service that the buyer could shop for it joins the ten percent with an estimate of nothing. */
function leftOff(pair: ChargePair, answers: ChargeAnswers): Grouping {
  const usually = pair.finals.map(({ label }) => feeMeaning(label).usually_shoppable)
  if (usually.includes(false)) return { group: 'zero', reason: 'cannot-shop', asks: [] }
  const shop = askAbout('could-shop', pair, 'yes')
  if (answerTo(shop, answers) === 'no') return { group: 'zero', reason: 'cannot-shop', asks: [shop] }
  const affiliate = askAbout('affiliate', pair, 'no')
  // Both answers lead to the same limit, so the second is asked once the first is given.
  const asks = answers[shop.id] === undefined ? [shop] : [shop, affiliate]
  return answerTo(affiliate, answers) === 'yes'
    ? { group: 'zero', reason: 'affiliate', asks }
    : { group: 'ten', reason: 'left-off-shoppable', asks }
}

function shoppedFor(pair: ChargePair, answers: ChargeAnswers): Grouping {
  const { estimate, finals } = pair
  if (finals.some(({ is_paid_to_lender }) => is_paid_to_lender)) {
    return { group: 'zero', reason: 'paid-to-lender', asks: [] }
  }
  if (estimate?.section === 'A' || estimate?.section === 'B') return { group: 'zero', reason: 'cannot-shop', asks: [] }
  // What was optional on the estimate is the buyer's own choice if they shopped for it.
  if (estimate?.section === 'H') return { group: 'none', reason: 'chosen-by-buyer', asks: [] }
  return shoppable(pair, answers, 'yes', !isTooLow(pair))
}

/** Left off the estimate, or not a third of what it became: then the section alone does not free it, comment 19(e)(3)(iii)-2. */
function isTooLow({ estimate, finals }: ChargePair): boolean {
  return (estimate?.cents ?? 0) * 3 < finals.reduce((sum, { cents }) => sum + cents, 0)
}

const PREMIUMS = ['mortgage-insurance', 'va-funding', 'usda-guarantee']

function prepaid(pair: ChargePair, answers: ChargeAnswers, named: NamedMeanings): Grouping {
  const { key } = feeMeaning(pair.finals[0]?.label ?? '')
  if (key === 'prepaid-interest' || key === 'property-tax') return unlessLeftOff(pair, answers, named, key)
  if (/insurance/.test(key) && !PREMIUMS.includes(key)) return unlessLeftOff(pair, answers, named, 'insurance')
  if (!PREMIUMS.includes(key)) return { group: 'none', reason: 'not-required', asks: [] }
  // The rule does not name the premium for mortgage insurance among the charges without a limit.
  const premium = askAbout('premium', pair, 'yes')
  return answerTo(premium, answers) === 'no'
    ? { group: 'none', reason: 'insurance', asks: [premium] }
    : { group: 'zero', reason: 'cannot-shop', asks: [premium] }
}

/** Left off the estimate altogether though the lender knew of it, such a charge loses its freedom. */
function unlessLeftOff(
  pair: ChargePair,
  answers: ChargeAnswers,
  named: NamedMeanings,
  reason: 'escrow' | 'insurance' | 'prepaid-interest' | 'property-tax',
): Grouping {
  const key = feeMeaning(pair.finals[0]?.label ?? '').key
  if (!ALWAYS_KNOWN.includes(key) || named.has(key)) return { group: 'none', reason, asks: [] }
  const known = askAbout('known', pair, 'no')
  return answerTo(known, answers) === 'yes'
    ? { group: 'zero', reason: 'left-off-known', asks: [known] }
    : { group: 'none', reason, asks: [known] }
}

const ALWAYS_KNOWN = ['property-tax', 'homeowners-insurance', 'prepaid-interest']

/** A service that the lender requires does not lose its limit by standing among the optional ones. */
function other(pair: ChargePair, answers: ChargeAnswers): Grouping {
  const section = pair.estimate?.section
  if (section === 'A' || section === 'B') return { group: 'zero', reason: 'cannot-shop', asks: [] }
  if (section !== 'C') return { group: 'none', reason: 'not-required', asks: [] }
  const required = askAbout('required', pair, 'no')
  return answerTo(required, answers) === 'yes'
    ? { group: 'ten', reason: 'from-lenders-list', asks: [required] }
    : { group: 'none', reason: 'not-required', asks: [required] }
}
