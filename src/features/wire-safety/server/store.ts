import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Store } from '#server/drawers.ts'
import type { WireCardState } from '../model.ts'
import { wire_cards } from './tables.ts'

export const wireSafetyStore: Store<WireCardState> = { load, save }

const cardOf = preparedSelect('wire_card_of', getTableColumns(wire_cards), rows =>
  rows.from(wire_cards).where(eq(wire_cards.user_id, sql.placeholder('user_id'))),
)

async function load(db: Orm, user_id: string): Promise<WireCardState> {
  const [row] = await cardOf(db).execute({ user_id })
  if (!row) return { card: null }
  const { user_id: _owner, ...card } = row
  return { card }
}

async function save(tx: Orm, user_id: string, before: WireCardState, { card }: WireCardState): Promise<void> {
  if (card === before.card) return
  if (!card) {
    await tx.delete(wire_cards).where(eq(wire_cards.user_id, user_id))
    return
  }
  const row = { ...card, user_id }
  await tx.insert(wire_cards).values(row).onConflictDoUpdate({ target: wire_cards.user_id, set: row })
}
