import { eq } from 'drizzle-orm'
import type { LockTold } from '#features/timeline/rights.ts'
import { timeZoneOf } from '#server/auth/time-zone.ts'
import type { Orm } from '#server/db/database.ts'
import type { RateLock } from '../model.ts'
import { toldLock } from '../rules.ts'
import { loadLock } from './store.ts'
import { rate_locks } from './tables.ts'

/** What a person keeps of their lock, by the days where they live. */
export async function lockTold(db: Orm, user_id: string): Promise<LockTold | null> {
  const { lock } = await loadLock(db, user_id)
  if (!lock) return null
  const zone = await timeZoneOf(db, user_id)
  return zone === undefined ? null : toldLock(lock, zone)
}

/** The lock of a loan that is over, for the past loan that it goes with. */
export async function takeLock(tx: Orm, user_id: string): Promise<RateLock | null> {
  const { lock } = await loadLock(tx, user_id)
  await tx.delete(rate_locks).where(eq(rate_locks.user_id, user_id))
  return lock
}
