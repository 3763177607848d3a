import { and, asc, eq } from 'drizzle-orm'
import { isClosedState } from '#resources/loan.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Owner, type Reader } from '#server/loans/owner.ts'
import { saveList, withoutOwner } from '#server/loans/rows.ts'
import { loans } from '#server/loans/tables.ts'
import type { Store } from '#server/resources.ts'
import type { SavedComparison } from '../model.ts'
import { user_comparison_scenarios as table } from './tables.ts'

export const comparisonStore: Store<SavedComparison> = { load, save }

// With the state of the loan that they are for.
const scenariosOf = preparedSelect('scenarios_of', { offer: withoutOwner(table), state: loans.state }, rows =>
  rows
    .from(loans)
    .leftJoin(table, and(eq(table.user_id, loans.user_id), eq(table.loan_id, loans.id)))
    .where(isOfLoan({ user_id: loans.user_id, loan_id: loans.id }))
    .orderBy(asc(table.created_at), asc(table.id)),
)

async function load(db: Orm, reader: Reader): Promise<SavedComparison> {
  const rows = await scenariosOf(db).execute(reader)
  return {
    scenarios: rows.flatMap(({ offer }) => offer ?? []),
    is_closed: rows.some(({ state }) => isClosedState(state)),
  }
}

async function save(tx: Orm, owner: Owner, before: SavedComparison, after: SavedComparison): Promise<void> {
  await saveList(tx, table, owner, [before.scenarios, after.scenarios], scenario => scenario)
}
