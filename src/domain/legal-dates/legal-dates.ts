import { addBusinessDays, type BusinessDaySense, type CountedDay, countBusinessDays, dayOff } from '../business-days.ts'
import { addDays, type CalendarDay } from '../calendar-day.ts'
import { daysBeforeClosing } from '../disclosure-deadlines.ts'
import { type LegalFacts, openSense, receivedOn } from './facts.ts'

/** In the order in which a loan meets them. */
export const LEGAL_DATE_KEYS = [
  'estimate-due',
  'fee-ban',
  'costs-expire',
  'revised-after-lock',
  'earliest-closing',
  'last-revised-estimate',
  'appraisal-copy',
  'disclosure-in-hand',
  'closing-after-disclosure',
  'closing-after-new-wait',
  'see-corrected',
  'right-to-cancel',
  'money-after-cancel',
  'corrected-papers',
  'refund-by',
] as const
export type LegalDateKey = (typeof LEGAL_DATE_KEYS)[number]

interface LegalRule {
  /** Until this day something must be done, or from this day on it may. */
  kind: 'latest' | 'earliest'
  who: 'lender' | 'buyer'
  cite: string
}

const LEGAL_RULES: Record<LegalDateKey, LegalRule> = {
  'estimate-due': { kind: 'latest', who: 'lender', cite: '12 CFR 1026.19(e)(1)(iii)(A)' },
  'fee-ban': { kind: 'earliest', who: 'lender', cite: '12 CFR 1026.19(e)(2)(i)' },
  'costs-expire': { kind: 'latest', who: 'buyer', cite: '12 CFR 1026.19(e)(3)(iv)(E), 1026.37(a)(13)(ii)' },
  'revised-after-lock': { kind: 'latest', who: 'lender', cite: '12 CFR 1026.19(e)(3)(iv)(D)' },
  'earliest-closing': { kind: 'earliest', who: 'lender', cite: '12 CFR 1026.19(e)(1)(iii)(B)' },
  'last-revised-estimate': { kind: 'latest', who: 'lender', cite: '12 CFR 1026.19(e)(4)(ii)' },
  'appraisal-copy': { kind: 'latest', who: 'lender', cite: '12 CFR 1002.14(a)(1)' },
  'disclosure-in-hand': { kind: 'latest', who: 'lender', cite: '12 CFR 1026.19(f)(1)(ii)(A)' },
  'closing-after-disclosure': { kind: 'earliest', who: 'lender', cite: '12 CFR 1026.19(f)(1)(ii)(A), (iii)' },
  'closing-after-new-wait': { kind: 'earliest', who: 'lender', cite: '12 CFR 1026.19(f)(2)(ii)' },
  'see-corrected': { kind: 'earliest', who: 'buyer', cite: '12 CFR 1026.19(f)(2)(i)' },
  'right-to-cancel': { kind: 'latest', who: 'buyer', cite: '12 CFR 1026.23(a)(3)' },
  'money-after-cancel': { kind: 'earliest', who: 'lender', cite: '12 CFR 1026.23(c)' },
  'corrected-papers': { kind: 'latest', who: 'lender', cite: '12 CFR 1026.19(f)(2)(iii)' },
  'refund-by': { kind: 'latest', who: 'lender', cite: '12 CFR 1026.19(f)(2)(v)' },
}

export interface LegalDate extends LegalRule {
  key: LegalDateKey
  day: CalendarDay
  /** The day it is counted from, and how many days of which sense; nothing for a printed day. */
  from: CalendarDay | null
  count: number
  sense: BusinessDaySense | 'calendar' | 'printed'
  /** Whether it was met, as far as the facts say. */
  met: boolean | null
}

export function legalDates(facts: LegalFacts): LegalDate[] {
  const dates = LEGAL_DATE_KEYS.flatMap(key => {
    const counted = COUNTS[key](facts)
    return counted ? [{ key, ...LEGAL_RULES[key], ...counted, met: isMet(key, counted.day, facts) }] : []
  })
  // Days sort as text; two on one day keep the order in which a loan meets them.
  return dates.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/**
 * How a date was counted, day by day; nothing where the calendar or the disclosure says it. What must come before the closing
 * is counted from that date on, up to the closing, as one waits for it.
 */
export function countedDays({
  day,
  from,
  count,
  sense,
}: Pick<LegalDate, 'day' | 'from' | 'count' | 'sense'>): CountedDay[] {
  if (from === null || sense === 'calendar' || sense === 'printed') return []
  if (count > 0) return countBusinessDays(from, count, sense)
  const days: CountedDay[] = []
  let number = 0
  for (let next = addDays(day, 1); next <= from; next = addDays(next, 1)) {
    const off = dayOff(next, sense)
    days.push({ day: next, number: off === null ? ++number : null, off })
  }
  return days
}

type Counted = Pick<LegalDate, 'day' | 'from' | 'count' | 'sense'>
type Count = (facts: LegalFacts) => Counted | null

const COUNTS: Record<LegalDateKey, Count> = {
  'estimate-due': facts => after(facts.applied_on, 3, openSense(facts)),
  'fee-ban': ({ estimate }) => estimate && received(receivedOn(estimate), estimate.sent_on),
  'costs-expire': facts => {
    if (facts.costs_expire_on) return { day: facts.costs_expire_on, from: null, count: 0, sense: 'printed' }
    return after(facts.estimate?.sent_on ?? null, 10, openSense(facts))
  },
  'revised-after-lock': facts => after(facts.locked_on, 3, openSense(facts)),
  'earliest-closing': ({ estimate }) => after(estimate?.sent_on ?? null, 7, 'specific'),
  'last-revised-estimate': ({ closing_on }) => before(closing_on, 4, 'specific'),
  'appraisal-copy': facts => before(facts.closing_on, 3, openSense(facts)),
  'disclosure-in-hand': ({ closing_on }) => before(closing_on, 3, 'specific'),
  'closing-after-disclosure': ({ disclosure }) => after(disclosure && receivedOn(disclosure), 3, 'specific'),
  'closing-after-new-wait': ({ new_wait }) => after(new_wait && receivedOn(new_wait), 3, 'specific'),
  'see-corrected': facts => before(facts.closing_on, 1, openSense(facts)),
  'right-to-cancel': ({ may_cancel, closing_on }) => (may_cancel ? after(closing_on, 3, 'specific') : null),
  'money-after-cancel': facts => {
    const last = COUNTS['right-to-cancel'](facts)
    return last && { day: addDays(last.day, 1), from: last.day, count: 1, sense: 'calendar' }
  },
  'corrected-papers': ({ change_known_on }) => inDays(change_known_on, 30),
  'refund-by': ({ closing_on }) => inDays(closing_on, 60),
}

function after(from: CalendarDay | null, count: number, sense: BusinessDaySense): Counted | null {
  return from === null ? null : { day: addBusinessDays(from, count, sense), from, count, sense }
}

function before(closing_on: CalendarDay | null, count: number, sense: BusinessDaySense): Counted | null {
  if (closing_on === null) return null
  return { day: daysBeforeClosing(closing_on, count, sense), from: closing_on, count: -count, sense }
}

function inDays(from: CalendarDay | null, count: number): Counted | null {
  return from === null ? null : { day: addDays(from, count), from, count, sense: 'calendar' }
}

function received(day: CalendarDay, sent_on: CalendarDay): Counted {
  return { day, from: sent_on, count: day === sent_on ? 0 : 3, sense: 'specific' }
}

function isMet(key: LegalDateKey, day: CalendarDay, facts: LegalFacts): boolean | null {
  switch (key) {
    case 'estimate-due':
      return by(day, facts.estimate?.sent_on ?? null)
    case 'costs-expire':
      return by(day, facts.intent_on)
    case 'revised-after-lock':
      // One from before the lock says nothing of it.
      return by(day, facts.locked_on !== null && (facts.revised_on ?? '') < facts.locked_on ? null : facts.revised_on)
    case 'disclosure-in-hand':
      return by(day, facts.disclosure && receivedOn(facts.disclosure))
    case 'appraisal-copy':
      return by(day, facts.appraisal_on)
    case 'earliest-closing':
    case 'closing-after-disclosure':
    case 'closing-after-new-wait':
      return facts.closing_on === null ? null : facts.closing_on >= day
    default:
      return null
  }
}

function by(latest: CalendarDay, happened_on: CalendarDay | null): boolean | null {
  return happened_on === null ? null : happened_on <= latest
}
