import { addBusinessDays, type BusinessDaySense } from '../business-days.ts'
import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts'

export type ServicingSense = BusinessDaySense | 'calendar'

interface ServicingRule {
  /** The days are counted from this: on to a later day, or back to an earlier one when the count is negative. */
  from: string
  count: number
  sense: ServicingSense
  cite: string
}

/** What a servicer owes by when. The text of the law as of January 1, 2025; 1024.33, .36 and .37 as of October 19, 2017. */
export const SERVICING_RULES = {
  'error-acknowledged': rule('letter received', 5, 'servicer', '12 CFR 1024.35(d)'),
  'error-answered': rule('letter received', 30, 'servicer', '12 CFR 1024.35(e)(3)(i)(C)'),
  /** Only if the servicer says so in writing before the 30th day. */
  'error-answered-extended': rule('letter received', 45, 'servicer', '12 CFR 1024.35(e)(3)(ii)'),
  'payoff-error-answered': rule('letter received', 7, 'servicer', '12 CFR 1024.35(e)(3)(i)(A)'),
  'error-no-bad-mark': rule('letter received', 60, 'calendar', '12 CFR 1024.35(i)(1)'),
  'error-documents': rule('request for the documents received', 15, 'servicer', '12 CFR 1024.35(e)(4)'),
  'information-acknowledged': rule('letter received', 5, 'servicer', '12 CFR 1024.36(c)'),
  'information-answered': rule('letter received', 30, 'servicer', '12 CFR 1024.36(d)(2)(i)(B)'),
  'information-answered-extended': rule('letter received', 45, 'servicer', '12 CFR 1024.36(d)(2)(ii)'),
  'owner-answered': rule('letter received', 10, 'servicer', '12 CFR 1024.36(d)(2)(i)(A)'),
  'payoff-statement': rule('written request received', 7, 'open', '12 CFR 1026.36(c)(3)'),
  'escrow-back': rule('loan paid in full', 20, 'servicer', '12 CFR 1024.34(b)(1)'),
  'short-year-after-payoff': rule('loan paid in full', 60, 'calendar', '12 CFR 1024.17(i)(4)(iii)'),
  'transfer-old-letter': rule('transfer effective', -15, 'calendar', '12 CFR 1024.33(b)(3)(i)'),
  'transfer-new-letter': rule('transfer effective', 15, 'calendar', '12 CFR 1024.33(b)(3)(i)'),
  'transfer-one-letter': rule('transfer effective', -15, 'calendar', '12 CFR 1024.33(b)(3)(i)'),
  'transfer-letter-after-failure': rule('transfer effective', 30, 'calendar', '12 CFR 1024.33(b)(3)(ii)'),
  /** The period begins on the effective day itself, so that its 60th day is 59 days later. */
  'transfer-no-late-fee': rule('transfer effective', 59, 'calendar', '12 CFR 1024.33(c)(1)'),
  'transfer-escrow-statement': rule('transfer effective', 60, 'calendar', '12 CFR 1024.17(e)(1)'),
  'transfer-short-year': rule('transfer effective', 60, 'calendar', '12 CFR 1024.17(i)(4)(ii)'),
  'new-owner-notice': rule('loan sold', 30, 'calendar', '12 CFR 1026.39(b)'),
  'force-placed-reminder': rule('first notice sent', 30, 'calendar', '12 CFR 1024.37(d)(1)'),
  'force-placed-charge': rule('first notice sent', 45, 'calendar', '12 CFR 1024.37(c)(1)(i)'),
  'force-placed-charge-after-reminder': rule('reminder sent', 15, 'calendar', '12 CFR 1024.37(c)(1), (d)(1)'),
  'force-placed-renewal': rule('renewal charged', -45, 'calendar', '12 CFR 1024.37(e)(1)'),
  'force-placed-refund': rule('proof of insurance received', 15, 'calendar', '12 CFR 1024.37(g)'),
  'escrow-initial-statement': rule('settlement', 45, 'calendar', '12 CFR 1024.17(g)(1)'),
  'escrow-surplus-refund': rule('escrow analysis', 30, 'calendar', '12 CFR 1024.17(f)(2)(i)'),
  'escrow-closing-asked': rule('escrow account closed', -3, 'specific', '12 CFR 1026.20(e)(5)(i)'),
  'escrow-closing': rule('escrow account closed', -30, 'specific', '12 CFR 1026.20(e)(5)(ii)'),
  'statement-sent': rule('courtesy period ended', 4, 'calendar', '12 CFR 1026.41(b), comment 41(b)-1'),
} satisfies Record<string, ServicingRule>
export type ServicingDateKey = keyof typeof SERVICING_RULES

/** A day that is counted, in both readings of the rule. */
export interface ServicingDay {
  day: CalendarDay
  /**
   * Regulation X does not say whether the weekday on which a weekend's holiday is observed counts. This is the day if it does
   * not; nobody is late before it.
   */
  latest: CalendarDay
}

export interface ServicingDate<Key extends ServicingDateKey = ServicingDateKey> extends ServicingDay {
  key: Key
  from: CalendarDay
  count: number
  sense: ServicingSense
  cite: string
}

/** The day of receipt, or whatever it is counted from, is day 0. */
export function countServicingDays(from: CalendarDay, count: number, sense: ServicingSense): ServicingDay {
  const day = sense === 'calendar' ? addDays(from, count) : addBusinessDays(from, count, sense)
  if (sense !== 'servicer') return { day, latest: day }
  const other = addBusinessDays(from, count, 'open')
  return { day, latest: later(day, other) }
}

export function servicingDate<Key extends ServicingDateKey>(key: Key, from: CalendarDay): ServicingDate<Key> {
  const { count, sense, cite } = SERVICING_RULES[key]
  return { key, from, count, sense, cite, ...countServicingDays(from, count, sense) }
}

/** The dates of a group of rules that start on one day. */
export function servicingDates<Key extends ServicingDateKey>(
  keys: readonly Key[],
  from: CalendarDay,
): ServicingDate<Key>[] {
  return keys.map(key => servicingDate(key, from))
}

/** What follows from a notice of error, from the day on which the servicer got it. */
export const ERROR_CLOCK = [
  'error-acknowledged',
  'error-answered',
  'error-answered-extended',
  'error-no-bad-mark',
] as const satisfies ServicingDateKey[]

export const INFORMATION_CLOCK = [
  'information-acknowledged',
  'information-answered',
  'information-answered-extended',
] as const satisfies ServicingDateKey[]

const MAIL_TAKES_DAYS = 5

/** Without proof of receipt a mailed letter is taken to have come five calendar days later: our choice, and said so. */
export function receivedIfMailed(mailed: CalendarDay): CalendarDay {
  return addDays(mailed, MAIL_TAKES_DAYS)
}

/** Is a payment that the old servicer got by its due date, grace days included, safe from being called late? */
export function isInTransferPeriod(effective: CalendarDay, day: CalendarDay): boolean {
  return day >= effective && day <= servicingDate('transfer-no-late-fee', effective).day
}

/**
 * First day on which force-placed insurance may be charged. `null` when nothing may: no reminder, or one that was sent before
 * the 30th day after the first notice and so does not count.
 */
export function forcePlacedCharge(first_notice: CalendarDay, reminder: CalendarDay | null): CalendarDay | null {
  if (reminder === null || reminder < servicingDate('force-placed-reminder', first_notice).day) return null
  return later(
    servicingDate('force-placed-charge', first_notice).day,
    servicingDate('force-placed-charge-after-reminder', reminder).day,
  )
}

/** `first`: the first adjustment of the rate. `frequent`: it adjusts every 60 days or more often. */
export type AdjustmentNotice = 'first' | 'each' | 'frequent'

/** Days before the first payment at the new level: the earliest and the latest on which the notice may be sent. */
const ADJUSTMENT_WINDOWS: Record<AdjustmentNotice, readonly [earliest: number, latest: number]> = {
  first: [240, 210],
  each: [120, 60],
  frequent: [120, 25],
}

export function adjustmentWindow(
  notice: AdjustmentNotice,
  first_new_payment: CalendarDay,
): { from: CalendarDay; to: CalendarDay } {
  const [earliest, latest] = ADJUSTMENT_WINDOWS[notice]
  return { from: addDays(first_new_payment, -earliest), to: addDays(first_new_payment, -latest) }
}

/** Sent, not received, is what counts. */
export function isInAdjustmentWindow(
  notice: AdjustmentNotice,
  sent: CalendarDay,
  first_new_payment: CalendarDay,
): boolean {
  const [earliest, latest] = ADJUSTMENT_WINDOWS[notice]
  const before = daysBetween(sent, first_new_payment)
  return before <= earliest && before >= latest
}

function later(one: CalendarDay, other: CalendarDay): CalendarDay {
  return daysBetween(one, other) > 0 ? other : one
}

function rule(from: string, count: number, sense: ServicingSense, cite: string): ServicingRule {
  return { from, count, sense, cite }
}
