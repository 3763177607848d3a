import * as z from 'zod/mini'
import { atMost, day } from '#resources/plain-text.ts'
import { lockFormWords as words } from './form-words.ts'

/** The time zone of a lock's hour. Arizona has one time all year. */
export const LOCK_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const
export type LockZone = (typeof LOCK_ZONES)[number]

export const LONGEST_LOCK = 365
export const HIGHEST_RATE = 30

const Day = day(words.day)

/** A rate that floats has no days; a locked one has an end, printed or counted. */
export const RateLock = z.strictObject({
  status: z.enum(['floating', 'locked'], words.status),
  locked_on: z.nullable(Day),
  days: z.nullable(z.int(words.days).check(z.minimum(1, words.days), z.maximum(LONGEST_LOCK, words.days))),
  /** As printed or said by the lender; it wins over any count. */
  ends_on: z.nullable(Day),
  /** `17:00` in `ends_zone`. */
  ends_time: z.nullable(
    z.string(words.time).check(atMost(5, words.time), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, words.time)),
  ),
  ends_zone: z.nullable(z.enum(LOCK_ZONES, words.zone)),
  interest_rate: z.nullable(z.number(words.rate).check(z.minimum(0, words.rate), z.maximum(HIGHEST_RATE, words.rate))),
  reminder_enabled: z.boolean(words.reminders),
})
export type RateLock = z.infer<typeof RateLock>

export const RateLockState = z.strictObject({ lock: z.nullable(RateLock) })
export type RateLockState = z.infer<typeof RateLockState>

export const FLOATING: RateLock = {
  status: 'floating',
  locked_on: null,
  days: null,
  ends_on: null,
  ends_time: null,
  ends_zone: null,
  interest_rate: null,
  reminder_enabled: true,
}
