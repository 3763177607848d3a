import * as z from 'zod/mini'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { FLOATING, RateLock, type RateLockState, RateLockState as StoredLock } from './model.ts'
import { lockDay } from './rules.ts'
import { lockProblems } from './words.ts'

function save(_state: RateLockState, lock: RateLock): Outcome<RateLockState> {
  const { reminder_enabled } = lock
  if (lock.status === 'floating') return accepted({ lock: { ...FLOATING, reminder_enabled } })
  if (lockDay(lock) === null) return refused(lockProblems['no-end'])
  if (lock.ends_on !== null && lock.locked_on !== null && lock.ends_on < lock.locked_on)
    return refused(lockProblems['ends-before'])
  // An hour without a zone, or a zone without an hour, says nothing.
  const isTimed = lock.ends_time !== null && lock.ends_zone !== null
  return accepted({ lock: isTimed ? lock : { ...lock, ends_time: null, ends_zone: null } })
}

/** What the account says of its lock stands. */
function merge(account: RateLockState, guest: RateLockState): Outcome<RateLockState> {
  return accepted(account.lock ? account : guest)
}

const view = (state: RateLockState) => state

export const rateLockResource = defineResource({
  name: 'rate-lock',
  perLoan: true,
  empty: (): RateLockState => ({ lock: null }),
  view,
  actions: {
    save: { input: RateLock, apply: save, fields: (view: RateLockState) => view.lock, offline: 'coalesce' },
    remove: { input: z.strictObject({}), apply: () => accepted({ lock: null }), offline: 'coalesce' },
  },
  offline: { state: view => view },
  guest: {
    key: 'guestRateLock',
    stored: StoredLock,
    fromStored: stored => stored,
    toStored: state => (state.lock ? state : undefined),
    merge,
  },
})
