import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Store } from '#server/drawers.ts'
import type { RateLockState } from '../model.ts'
import { rate_locks } from './tables.ts'

export const rateLockStore: Store<RateLockState> = { load: loadLock, save }

const lockOf = preparedSelect('rate_lock_of', getTableColumns(rate_locks), rows =>
  rows.from(rate_locks).where(eq(rate_locks.user_id, sql.placeholder('user_id'))),
)

export async function loadLock(db: Orm, user_id: string): Promise<RateLockState> {
  const [row] = await lockOf(db).execute({ user_id })
  if (!row) return { lock: null }
  const { user_id: _owner, ...lock } = row
  return { lock }
}

async function save(tx: Orm, user_id: string, before: RateLockState, { lock }: RateLockState): Promise<void> {
  if (lock === before.lock) return
  if (!lock) {
    await tx.delete(rate_locks).where(eq(rate_locks.user_id, user_id))
    return
  }
  const row = { ...lock, user_id }
  await tx.insert(rate_locks).values(row).onConflictDoUpdate({ target: rate_locks.user_id, set: row })
}
