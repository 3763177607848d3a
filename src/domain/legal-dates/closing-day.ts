import { addBusinessDays, closedDay, lastWorkingDay, nextWorkingDay } from '../business-days.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { addDays, daysBetween } from '../calendar-day.ts'
import { closingDisclosureDue } from '../disclosure-deadlines.ts'
import { type LegalFacts, receivedOn } from './facts.ts'

/** Why a loan cannot close on a day. */
export const CLOSING_OBSTACLES = [
  'past',
  'not-working-day',
  'estimate-seven-days',
  'disclosure-three-days',
  'disclosure-not-in-time',
  'new-wait',
  'lock-over',
] as const
export type ClosingObstacle = (typeof CLOSING_OBSTACLES)[number]

/** What could still stop a closing day: a disclosure that comes too late, or a lock that ends; else how far the law's first day is. */
export interface ClosingLimit {
  kind: 'disclosure' | 'earliest' | 'lock'
  day: CalendarDay
  /** Calendar days by which it could move before something breaks. */
  room: number
}

export interface ClosingDayAnswer {
  closing_on: CalendarDay
  obstacles: ClosingObstacle[]
  /** The first day on which the law lets this loan close; `null` while no disclosure was sent. */
  earliest: CalendarDay | null
  /** The last day on which the disclosure may still come, while it has not. */
  disclosure_by: CalendarDay | null
  /** The closest limit; `null` when one is broken or nothing is known. */
  limit: ClosingLimit | null
}

/** What happens if the loan closes on this day. `lock_until`: the last day of the rate lock in the buyer's own zone. */
export function closingDay(
  facts: LegalFacts,
  closing_on: CalendarDay,
  { today, lock_until }: { today: CalendarDay; lock_until: CalendarDay | null },
): ClosingDayAnswer {
  const limits = earliestClosings(facts)
  const disclosure_by = facts.disclosure ? null : closingDisclosureDue(closing_on)
  const lock_on = lock_until && lastWorkingDay(lock_until)
  const money_on = moneyMoves(facts, closing_on)

  const obstacles: ClosingObstacle[] = limits.filter(({ day }) => day > closing_on).map(({ obstacle }) => obstacle)
  if (closedDay(closing_on)) obstacles.unshift('not-working-day')
  if (closing_on < today) obstacles.unshift('past')
  if (disclosure_by && disclosure_by < today) obstacles.push('disclosure-not-in-time')
  if (lock_on && lock_on < money_on) obstacles.push('lock-over')

  const earliest = latest(limits.map(({ day }) => day))
  const ahead: ClosingLimit[] = [
    ...(disclosure_by
      ? [{ kind: 'disclosure' as const, day: disclosure_by, room: daysBetween(today, disclosure_by) }]
      : []),
    ...(lock_on ? [{ kind: 'lock' as const, day: lock_on, room: daysBetween(money_on, lock_on) }] : []),
  ]
  // What was sent cannot be late any more: the law's first day is named only where nothing else could still stop the closing.
  const [closest = firstLegalDay(earliest, closing_on)] = ahead.toSorted((one, other) => one.room - other.room)
  return {
    closing_on,
    obstacles,
    earliest,
    disclosure_by,
    limit: obstacles.length > 0 ? null : closest,
  }
}

function firstLegalDay(day: CalendarDay | null, closing_on: CalendarDay): ClosingLimit | null {
  return day === null ? null : { kind: 'earliest', day, room: daysBetween(day, closing_on) }
}

/**
 * The day on which the lender pays out. A lock has to hold until then. Where the loan may be cancelled that is after the three
 * days; else as long after signing as the Closing Disclosure prints it, at once while nothing is printed. Wires need a working day.
 */
export function moneyMoves({ may_cancel, paid_out_after }: LegalFacts, closing_on: CalendarDay): CalendarDay {
  const printed = addDays(closing_on, paid_out_after ?? 0)
  const allowed = may_cancel ? addDays(addBusinessDays(closing_on, 3, 'specific'), 1) : closing_on
  return nextWorkingDay(latest([printed, allowed]) ?? allowed)
}

function latest(days: readonly CalendarDay[]): CalendarDay | null {
  return days.toSorted().at(-1) ?? null
}

function earliestClosings({
  estimate,
  disclosure,
  new_wait,
}: LegalFacts): { obstacle: ClosingObstacle; day: CalendarDay }[] {
  return [
    ...(estimate
      ? [{ obstacle: 'estimate-seven-days' as const, day: addBusinessDays(estimate.sent_on, 7, 'specific') }]
      : []),
    ...(disclosure
      ? [{ obstacle: 'disclosure-three-days' as const, day: addBusinessDays(receivedOn(disclosure), 3, 'specific') }]
      : []),
    ...(new_wait ? [{ obstacle: 'new-wait' as const, day: addBusinessDays(receivedOn(new_wait), 3, 'specific') }] : []),
  ]
}

/** The room that a rate lock leaves, in calendar days; negative when it ends before. Counted to its last working day. */
export interface LockRoom {
  /** To the day on which the money moves for the planned closing. */
  to_closing: number | null
  /** To the same for the first day on which the law lets it close. */
  to_earliest: number | null
  /** To the same for the later of both, with one more three-day wait. */
  after_new_wait: number | null
}

export function lockRoom(facts: LegalFacts, lock_until: CalendarDay): LockRoom {
  const earliest = latest(earliestClosings(facts).map(({ day }) => day))
  const later = latest([earliest, facts.closing_on].filter(day => day !== null))
  const usable = lastWorkingDay(lock_until)
  const room = (day: CalendarDay | null) => (day === null ? null : daysBetween(moneyMoves(facts, day), usable))
  return {
    to_closing: room(facts.closing_on),
    to_earliest: room(earliest),
    after_new_wait: room(later === null ? null : addBusinessDays(later, 3, 'specific')),
  }
}

/** Days before its end on which a lock is spoken of. */
export const LOCK_WARNINGS = [14, 7, 3] as const

/** A lock is counted in calendar days from the day it began. */
export function lockEnd(locked_on: CalendarDay, days: number): CalendarDay {
  return addDays(locked_on, days)
}
