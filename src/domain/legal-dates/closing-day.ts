import { addBusinessDays } from '../business-days.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { addDays, daysBetween } from '../calendar-day.ts'
import { closingDisclosureDue } from '../disclosure-deadlines.ts'
import { type LegalFacts, receivedOn } from './facts.ts'

/** Why a loan cannot close on a day. */
export const CLOSING_OBSTACLES = [
  'past',
  'estimate-seven-days',
  'disclosure-three-days',
  'disclosure-not-in-time',
  'new-wait',
  'lock-over',
] as const
export type ClosingObstacle = (typeof CLOSING_OBSTACLES)[number]

export interface ClosingDayAnswer {
  closing_on: CalendarDay
  obstacles: ClosingObstacle[]
  /** The first day on which the law lets this loan close; `null` while no paper was sent. */
  earliest: CalendarDay | null
  /** The last day on which the disclosure may still come, while it has not. */
  disclosure_by: CalendarDay | null
  /** Calendar days by which the closest limit could move before something breaks; `null` when it is broken or nothing is known. */
  slack: number | null
}

/** What happens if the loan closes on this day. `lock_until`: the last day of the rate lock in the buyer's own zone. */
export function closingDay(
  facts: LegalFacts,
  closing_on: CalendarDay,
  { today, lock_until }: { today: CalendarDay; lock_until: CalendarDay | null },
): ClosingDayAnswer {
  const limits = earliestClosings(facts)
  const earliest =
    limits
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? null
  const disclosure_by = facts.disclosure ? null : closingDisclosureDue(closing_on)
  // For a loan that may be cancelled, money flows only after the three days, and the lock has to hold until then.
  const money_on = facts.may_cancel ? addDays(addBusinessDays(closing_on, 3, 'specific'), 1) : closing_on

  const obstacles: ClosingObstacle[] = limits.filter(({ day }) => day > closing_on).map(({ obstacle }) => obstacle)
  if (closing_on < today) obstacles.unshift('past')
  if (disclosure_by && disclosure_by < today) obstacles.push('disclosure-not-in-time')
  if (lock_until && lock_until < money_on) obstacles.push('lock-over')

  const rooms = [
    ...limits.map(({ day }) => daysBetween(day, closing_on)),
    ...(disclosure_by ? [daysBetween(today, disclosure_by)] : []),
    ...(lock_until ? [daysBetween(money_on, lock_until)] : []),
  ]
  const slack = obstacles.length > 0 || rooms.length === 0 ? null : Math.min(...rooms)
  return { closing_on, obstacles, earliest, disclosure_by, slack }
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

/** The room that a rate lock leaves, in calendar days; negative when it ends before. */
export interface LockRoom {
  /** To the planned closing, or to the day the money flows where the loan may be cancelled. */
  to_closing: number | null
  /** To the first day on which the law lets it close. */
  to_earliest: number | null
  /** To that day, or the planned one if it is later, with one more three-day wait. */
  after_new_wait: number | null
}

export function lockRoom(facts: LegalFacts, lock_until: CalendarDay): LockRoom {
  const earliest =
    earliestClosings(facts)
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? null
  const later =
    [earliest, facts.closing_on]
      .filter(day => day !== null)
      .sort()
      .at(-1) ?? null
  const money = (day: CalendarDay) => (facts.may_cancel ? addDays(addBusinessDays(day, 3, 'specific'), 1) : day)
  const room = (day: CalendarDay | null) => (day === null ? null : daysBetween(money(day), lock_until))
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
