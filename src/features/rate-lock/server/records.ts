import { eq } from 'drizzle-orm'
import type { LockTold } from '#features/timeline/rights.ts'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { RateLock } from '../model.ts'
import { toldLock } from '../rules.ts'
import { loadLock } from './store.ts'
import { rate_locks } from './tables.ts'

/** What a person keeps of their lock, by the days where they live. */
export async function lockTold(db: Orm, user_id: string): Promise<LockTold | null> {
  const { lock } = await loadLock(db, user_id)
  if (!lock) return null
  const [person] = await db.select({ time_zone: users.time_zone }).from(users).where(eq(users.id, user_id))
  return person ? toldLock(lock, person.time_zone) : null
}

/** The lock of a loan that is over, for the past loan that it goes with. */
export async function takeLock(tx: Orm, user_id: string): Promise<RateLock | null> {
  const { lock } = await loadLock(tx, user_id)
  await tx.delete(rate_locks).where(eq(rate_locks.user_id, user_id))
  return lock
}
