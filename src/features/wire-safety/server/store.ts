import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Owner, type Reader } from '#server/loans/owner.ts'
import { saveRow, withoutOwner } from '#server/loans/rows.ts'
import type { Store } from '#server/resources.ts'
import type { WireCardState } from '../model.ts'
import { wire_cards } from './tables.ts'

export const wireSafetyStore: Store<WireCardState> = { load, save }

const cardOf = preparedSelect('wire_card_of', withoutOwner(wire_cards), rows =>
  rows.from(wire_cards).where(isOfLoan(wire_cards)),
)

async function load(db: Orm, reader: Reader): Promise<WireCardState> {
  const [card = null] = await cardOf(db).execute(reader)
  return { card }
}

async function save(tx: Orm, owner: Owner, before: WireCardState, { card }: WireCardState): Promise<void> {
  if (card !== before.card) await saveRow(tx, wire_cards, owner, card)
}
