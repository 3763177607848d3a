import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { isClosedState } from '#resources/loan.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, isOwn, type Owner, type Reader } from '#server/loans/owner.ts'
import { loans } from '#server/loans/tables.ts'
import type { Store } from '#server/resources.ts'
import type { SavedComparison, Scenario } from '../model.ts'
import { user_comparison_scenarios as table } from './tables.ts'

export const comparisonStore: Store<SavedComparison> = { load, save }

// With the state of the loan that they are for.
const scenariosOf = preparedSelect('scenarios_of', { offer: getTableColumns(table), state: loans.state }, rows =>
  rows
    .from(loans)
    .leftJoin(table, and(eq(table.user_id, loans.user_id), eq(table.loan_id, loans.id)))
    .where(isOfLoan({ user_id: loans.user_id, loan_id: loans.id }))
    .orderBy(asc(table.created_at), asc(table.id)),
)

async function load(db: Orm, reader: Reader): Promise<SavedComparison> {
  const rows = await scenariosOf(db).execute({ ...reader })
  return {
    scenarios: rows.flatMap(({ offer }) => {
      if (!offer) return []
      const { user_id: _owner, loan_id: _loan, created_at, ...scenario } = offer
      return [{ ...scenario, created_at: created_at.toISOString() }]
    }),
    is_closed: rows.some(({ state }) => isClosedState(state)),
  }
}

async function save(tx: Orm, owner: Owner, before: SavedComparison, after: SavedComparison): Promise<void> {
  const known = new Map(before.scenarios.map(scenario => [scenario.id, scenario]))
  const remaining = new Set(after.scenarios.map(({ id }) => id))
  const gone = before.scenarios.filter(({ id }) => !remaining.has(id)).map(({ id }) => id)
  const added = after.scenarios.filter(({ id }) => !known.has(id))
  const changed = after.scenarios.filter(scenario => known.has(scenario.id) && known.get(scenario.id) !== scenario)
  if (gone.length > 0) await tx.delete(table).where(and(isOwn(table, owner), inArray(table.id, gone)))
  if (added.length > 0) await tx.insert(table).values(added.map(scenario => scenarioRow(owner, scenario)))
  for (const scenario of changed) {
    const own = and(isOwn(table, owner), eq(table.id, scenario.id))
    await tx.update(table).set(scenarioRow(owner, scenario)).where(own)
  }
}

function scenarioRow(owner: Owner, { created_at, ...scenario }: Scenario): typeof table.$inferInsert {
  return { ...scenario, ...owner, created_at: new Date(created_at) }
}
