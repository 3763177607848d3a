import type { CalendarDay } from '#domain/calendar-day.ts'
import { plainLabel } from '#domain/tolerance/plain-label.ts'
import { controlledCosts, type NegotiableOffer } from './offers.ts'

/** Why no letter is written. */
export const LETTER_OBSTACLES = [
  'same-lender',
  'loan-amount',
  'term',
  'product',
  'program',
  'purpose',
  'day',
  'locked',
  'lock-days',
  'expired',
  'not-better',
  'mixed',
] as const
export type LetterObstacle = (typeof LETTER_OBSTACLES)[number]

/** Whether the rival's offer can be held against the addressee's; the first thing that stands against it. */
export function letterObstacle(
  addressee: NegotiableOffer,
  rival: NegotiableOffer,
  today: CalendarDay,
): LetterObstacle | null {
  if (plainLabel(addressee.lender) === plainLabel(rival.lender)) return 'same-lender'
  if (differs(addressee.loan_amount, rival.loan_amount)) return 'loan-amount'
  if (differs(addressee.months, rival.months)) return 'term'
  if (differs(plain(addressee.product), plain(rival.product)) && bothFrom(addressee, rival)) return 'product'
  if (differs(plain(addressee.program), plain(rival.program))) return 'program'
  if (differs(plain(addressee.purpose), plain(rival.purpose))) return 'purpose'
  if (differs(addressee.issued_on, rival.issued_on)) return 'day'
  if (differs(addressee.is_locked, rival.is_locked)) return 'locked'
  if (addressee.is_locked && differs(addressee.lock_days, rival.lock_days)) return 'lock-days'
  if (rival.expires_on !== null && rival.expires_on < today) return 'expired'
  return priceObstacle(addressee, rival)
}

/** A lower rate for higher costs is another price, not a better one. */
function priceObstacle(addressee: NegotiableOffer, rival: NegotiableOffer): LetterObstacle | null {
  const rate = addressee.interest_rate - rival.interest_rate
  const costs = Math.round((controlledCosts(addressee) - controlledCosts(rival)) * 100)
  if (rate >= 0 && costs >= 0) return rate === 0 && costs === 0 ? 'not-better' : null
  return rate > 0 || costs > 0 ? 'mixed' : 'not-better'
}

/** A disclosure names its product in other words than the form of the comparison does. */
function bothFrom(one: NegotiableOffer, other: NegotiableOffer): boolean {
  return one.from === other.from
}

/** What one of them does not say stands against nothing; the buyer is asked to look. */
function differs<Value>(one: Value | null, other: Value | null): boolean {
  return one !== null && other !== null && one !== other
}

function plain(text: string | null): string | null {
  return text === null ? null : plainLabel(text)
}

/** What only the buyer can say before a letter is written: neither offer says its day, or its lock. */
export function isUndated(one: NegotiableOffer, other: NegotiableOffer): boolean {
  return one.issued_on === null || other.issued_on === null
}

/** The pair that a letter is most useful for: the dearest addressee that a rival is plainly better than. */
export function bestPair(
  offers: readonly NegotiableOffer[],
  today: CalendarDay,
): { addressee: NegotiableOffer; rival: NegotiableOffer } | null {
  const pairs = offers.flatMap(addressee =>
    offers
      .filter(rival => rival !== addressee && letterObstacle(addressee, rival, today) === null)
      .map(rival => ({ addressee, rival, gain: controlledCosts(addressee) - controlledCosts(rival) })),
  )
  return pairs.toSorted((one, other) => other.gain - one.gain)[0] ?? null
}
