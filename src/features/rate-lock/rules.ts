import { lastWorkingDay } from '#domain/business-days.ts'
import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import { LOCK_WARNINGS, type LockRoom, lockEnd, lockRoom } from '#domain/legal-dates/closing-day.ts'
import type { LegalFacts } from '#domain/legal-dates/facts.ts'
import { calendarDayIn, instantIn } from '#domain/time-zone.ts'
import type { RateLock } from './model.ts'

/** The day on which a lock ends in the time zone of its hour: printed, or counted from the day it began. */
export function lockDay({ status, ends_on, locked_on, days }: RateLock): CalendarDay | null {
  if (status === 'floating') return null
  return ends_on ?? (locked_on !== null && days !== null ? lockEnd(locked_on, days) : null)
}

/** The last day of the lock where the buyer lives: midnight in New York is the evening before in California. */
export function lockUntil(lock: RateLock, zone: string): CalendarDay | null {
  const day = lockDay(lock)
  if (day === null || lock.ends_time === null || lock.ends_zone === null) return day
  return calendarDayIn(zone, lockInstant(day, lock.ends_time, lock.ends_zone))
}

/** What the timeline counts from. */
export function lockDates(lock: RateLock, zone: string): { locked_on: CalendarDay | null; until: CalendarDay | null } {
  return { locked_on: lock.status === 'locked' ? lock.locked_on : null, until: lockUntil(lock, zone) }
}

function lockInstant(day: CalendarDay, time: string, zone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return instantIn(zone, day, hours * 60 + minutes)
}

/** `over`: it has ended. `short`: it ends before the closing. `tight`: one more wait would outlast it, or nearly. */
export type LockLevel = 'over' | 'short' | 'tight' | 'fine' | 'unknown'

export interface LockGuard {
  /** The last day where the buyer lives. */
  until: CalendarDay
  /** The last working day of the lock: on others nothing is paid out. */
  usable_until: CalendarDay
  /** In the lock's own zone it is another day. */
  is_shifted: boolean
  days_left: number
  room: LockRoom
  level: LockLevel
  /** The warning that is in force: 14, 7 or 3 days before the end. */
  warning: (typeof LOCK_WARNINGS)[number] | null
}

/** Under so many days to spare a lock wants attention. */
const TIGHT_DAYS = 3

export function lockGuard(
  lock: RateLock,
  facts: LegalFacts,
  { today, now, zone }: { today: CalendarDay; now: number; zone: string },
): LockGuard | null {
  const day = lockDay(lock)
  const until = lockUntil(lock, zone)
  if (day === null || until === null) return null
  const days_left = daysBetween(today, until)
  const isOver =
    lock.ends_time !== null && lock.ends_zone !== null
      ? now >= lockInstant(day, lock.ends_time, lock.ends_zone)
      : days_left < 0
  const room = lockRoom(facts, until)
  return {
    until,
    usable_until: lastWorkingDay(until),
    is_shifted: until !== day,
    days_left,
    room,
    level: isOver ? 'over' : levelOf(room),
    warning: isOver ? null : (LOCK_WARNINGS.findLast(days => days_left <= days) ?? null),
  }
}

function levelOf({ to_closing, to_earliest, after_new_wait }: LockRoom): LockLevel {
  if (to_closing === null && to_earliest === null) return 'unknown'
  if ((to_closing ?? 0) < 0 || (to_earliest ?? 0) < 0) return 'short'
  return (after_new_wait ?? TIGHT_DAYS) < 0 || (to_closing ?? TIGHT_DAYS) < TIGHT_DAYS ? 'tight' : 'fine'
}

/** No day to spare: the lock ends before the closing, before the law allows one, or before one more wait is over. */
export function isSlackGone({ to_closing, to_earliest, after_new_wait }: LockRoom): boolean {
  return [to_closing, to_earliest, after_new_wait].some(room => room !== null && room < 0)
}

const ZONE_WORDS: [RegExp, RateLock['ends_zone']][] = [
  [/\b(e[sd]?t|eastern)\b/i, 'America/New_York'],
  [/\b(c[sd]?t|central)\b/i, 'America/Chicago'],
  [/\b(m[sd]?t|mountain)\b/i, 'America/Denver'],
  [/\b(p[sd]?t|pacific)\b/i, 'America/Los_Angeles'],
  [/\b(ak[sd]?t|alaska)\b/i, 'America/Anchorage'],
  [/\b(hs?t|hawaii)\b/i, 'Pacific/Honolulu'],
]

/** `5:00 p.m. EDT` as a disclosure prints it; nothing of what it does not say plainly. */
export function parseLockTime(text: string): Pick<RateLock, 'ends_time' | 'ends_zone'> {
  const [, hour, minutes = '00', half] = /\b(\d{1,2})(?::(\d{2}))?\s*([ap])\.?\s*m\b/i.exec(text) ?? []
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0)
  const isTime = hour !== undefined && Number(hour) >= 1 && Number(hour) <= 12 && Number(minutes) < 60
  const ends_zone = ZONE_WORDS.find(([words]) => words.test(text))?.[1] ?? null
  return isTime && ends_zone
    ? { ends_time: `${String(hours).padStart(2, '0')}:${minutes}`, ends_zone }
    : { ends_time: null, ends_zone: null }
}
