import { getTableColumns } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, isOwn, type Owner, type Reader } from '#server/loans/owner.ts'
import type { Store } from '#server/resources.ts'
import type { RateLockState } from '../model.ts'
import { rate_locks } from './tables.ts'

export const rateLockStore: Store<RateLockState> = { load: loadLock, save }

const lockOf = preparedSelect('rate_lock_of', getTableColumns(rate_locks), rows =>
  rows.from(rate_locks).where(isOfLoan(rate_locks)),
)

export async function loadLock(db: Orm, reader: Reader): Promise<RateLockState> {
  const [row] = await lockOf(db).execute({ ...reader })
  if (!row) return { lock: null }
  const { user_id: _owner, loan_id: _loan, ...lock } = row
  return { lock }
}

async function save(tx: Orm, owner: Owner, before: RateLockState, { lock }: RateLockState): Promise<void> {
  if (lock === before.lock) return
  if (!lock) {
    await tx.delete(rate_locks).where(isOwn(rate_locks, owner))
    return
  }
  const row = { ...lock, ...owner }
  const target = [rate_locks.user_id, rate_locks.loan_id]
  await tx.insert(rate_locks).values(row).onConflictDoUpdate({ target, set: row })
}
