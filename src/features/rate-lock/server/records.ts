import type { LockDates } from '#features/timeline/legal-dates.ts'
import { timeZoneOf } from '#server/auth/time-zone.ts'
import type { Orm } from '#server/db/database.ts'
import type { Reader } from '#server/loans/owner.ts'
import { lockDates } from '../rules.ts'
import { loadLock } from './store.ts'

/** What a person saved of their lock, by the days where they live. */
export async function lockDatesOf(db: Orm, reader: Reader): Promise<LockDates | null> {
  const { lock } = await loadLock(db, reader)
  if (!lock) return null
  const zone = await timeZoneOf(db, reader.user_id)
  return zone === undefined ? null : lockDates(lock, zone)
}
