import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Reader } from '#server/loans/owner.ts'
import type { Store } from '#server/resources.ts'
import type { GiftState } from '../gift-model.ts'
import { gift_requests } from './tables.ts'

const requestsOf = preparedSelect('gift_requests_of', getTableColumns(gift_requests), rows =>
  rows
    .from(gift_requests)
    .where(eq(gift_requests.user_id, sql.placeholder('user_id')))
    .orderBy(desc(gift_requests.created_at)),
)

export function createGiftStore(is_offered: boolean): Store<GiftState> {
  return { load: async (db, { user_id }) => ({ ...(await load(db, user_id)), is_offered }), save }
}

async function load(db: Orm, user_id: string): Promise<Omit<GiftState, 'is_offered'>> {
  const rows = await requestsOf(db).execute({ user_id })
  const requests = rows.map(({ user_id: _owner, done_at: _theirs, created_at, ...rest }) => ({
    ...rest,
    created_at: created_at.toISOString(),
  }))
  return { gift_requests: requests, requested: null }
}

async function save(tx: Orm, { user_id }: Reader, before: GiftState, after: GiftState): Promise<void> {
  const added = after.gift_requests.filter(one => !before.gift_requests.includes(one))
  if (added.length === 0) return
  const rows = added.map(one => ({ ...one, user_id, created_at: new Date(one.created_at) }))
  await tx.insert(gift_requests).values(rows)
}
