import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Owner, type Reader } from '#server/loans/owner.ts'
import { saveRow, withoutOwner } from '#server/loans/rows.ts'
import type { Store } from '#server/resources.ts'
import type { RateLockState } from '../model.ts'
import { rate_locks } from './tables.ts'

export const rateLockStore: Store<RateLockState> = { load: loadLock, save }

const lockOf = preparedSelect('rate_lock_of', withoutOwner(rate_locks), rows =>
  rows.from(rate_locks).where(isOfLoan(rate_locks)),
)

export async function loadLock(db: Orm, reader: Reader): Promise<RateLockState> {
  const [lock = null] = await lockOf(db).execute(reader)
  return { lock }
}

async function save(tx: Orm, owner: Owner, before: RateLockState, { lock }: RateLockState): Promise<void> {
  if (lock !== before.lock) await saveRow(tx, rate_locks, owner, lock)
}
