import { getTableColumns } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Owner, type Reader } from '#server/loans/owner.ts'
import { saveRow } from '#server/loans/rows.ts'
import type { Store } from '#server/resources.ts'
import type { WireCardState } from '../model.ts'
import { wire_cards } from './tables.ts'

export const wireSafetyStore: Store<WireCardState> = { load, save }

const cardOf = preparedSelect('wire_card_of', getTableColumns(wire_cards), rows =>
  rows.from(wire_cards).where(isOfLoan(wire_cards)),
)

async function load(db: Orm, reader: Reader): Promise<WireCardState> {
  const [row] = await cardOf(db).execute({ ...reader })
  if (!row) return { card: null }
  const { user_id: _owner, loan_id: _loan, ...card } = row
  return { card }
}

async function save(tx: Orm, owner: Owner, before: WireCardState, { card }: WireCardState): Promise<void> {
  if (card !== before.card) await saveRow(tx, wire_cards, owner, card)
}
