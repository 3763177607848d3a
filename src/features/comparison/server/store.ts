import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { loan_closures } from '#features/application/server/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Store } from '#server/drawers.ts'
import type { KeptComparison, Scenario } from '../model.ts'
import { user_comparison_scenarios as table } from './tables.ts'

export const comparisonStore: Store<KeptComparison> = { load, save }

// With the moment at which the loan was closed, where it is. Who has no offers has none to protect.
const scenariosOf = preparedSelect(
  'scenarios_of',
  { ...getTableColumns(table), closed_at: loan_closures.updated_at },
  rows =>
    rows
      .from(table)
      .leftJoin(loan_closures, and(eq(loan_closures.user_id, table.user_id), eq(loan_closures.loan_closed, true)))
      .where(eq(table.user_id, sql.placeholder('user_id')))
      .orderBy(asc(table.created_at), asc(table.id)),
)

async function load(db: Orm, user_id: string): Promise<KeptComparison> {
  const rows = await scenariosOf(db).execute({ user_id })
  return {
    scenarios: rows.map(({ user_id: _owner, closed_at: _closed, created_at, ...scenario }) => ({
      ...scenario,
      created_at: created_at.toISOString(),
    })),
    closed_at: rows[0]?.closed_at?.toISOString() ?? null,
  }
}

async function save(tx: Orm, user_id: string, before: KeptComparison, after: KeptComparison): Promise<void> {
  const known = new Map(before.scenarios.map(scenario => [scenario.id, scenario]))
  const kept = new Set(after.scenarios.map(({ id }) => id))
  const gone = before.scenarios.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  const added = after.scenarios.filter(({ id }) => !known.has(id))
  const changed = after.scenarios.filter(scenario => known.has(scenario.id) && known.get(scenario.id) !== scenario)
  if (gone.length > 0) await tx.delete(table).where(and(eq(table.user_id, user_id), inArray(table.id, gone)))
  if (added.length > 0) await tx.insert(table).values(added.map(scenario => scenarioRow(user_id, scenario)))
  for (const scenario of changed) {
    const own = and(eq(table.user_id, user_id), eq(table.id, scenario.id))
    await tx.update(table).set(scenarioRow(user_id, scenario)).where(own)
  }
}

function scenarioRow(user_id: string, { created_at, ...scenario }: Scenario): typeof table.$inferInsert {
  return { ...scenario, user_id, created_at: new Date(created_at) }
}
