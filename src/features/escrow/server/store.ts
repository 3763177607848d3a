import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Store } from '#server/drawers.ts'
import type { EscrowState } from '../model.ts'
import { escrow_plans, escrow_statements } from './tables.ts'

export const escrowStore: Store<EscrowState> = { load: loadEscrow, save }

const planOf = preparedSelect('escrow_plan_of', getTableColumns(escrow_plans), rows =>
  rows.from(escrow_plans).where(eq(escrow_plans.user_id, sql.placeholder('user_id'))),
)

const statementsOf = preparedSelect('escrow_statements_of', getTableColumns(escrow_statements), rows =>
  rows
    .from(escrow_statements)
    .where(eq(escrow_statements.user_id, sql.placeholder('user_id')))
    .orderBy(asc(escrow_statements.added_at), asc(escrow_statements.id)),
)

export async function loadEscrow(db: Orm, user_id: string): Promise<EscrowState> {
  const [[plan], statements] = await Promise.all([
    planOf(db).execute({ user_id }),
    statementsOf(db).execute({ user_id }),
  ])
  return {
    plan: plan?.plan ?? null,
    statements: statements.map(({ user_id: _owner, added_at, ...statement }) => ({
      ...statement,
      added_at: added_at.toISOString(),
    })),
  }
}

async function save(tx: Orm, user_id: string, before: EscrowState, after: EscrowState): Promise<void> {
  if (after.plan !== before.plan) await savePlan(tx, user_id, after)
  const known = new Map(before.statements.map(statement => [statement.id, statement]))
  const kept = new Set(after.statements.map(({ id }) => id))
  const gone = before.statements.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) {
    await tx
      .delete(escrow_statements)
      .where(and(eq(escrow_statements.user_id, user_id), inArray(escrow_statements.id, gone)))
  }
  for (const statement of after.statements.filter(statement => known.get(statement.id) !== statement)) {
    const row = { ...statement, user_id, added_at: new Date(statement.added_at) }
    await tx
      .insert(escrow_statements)
      .values(row)
      .onConflictDoUpdate({ target: [escrow_statements.user_id, escrow_statements.id], set: row })
  }
}

async function savePlan(tx: Orm, user_id: string, { plan }: EscrowState): Promise<void> {
  if (!plan) {
    await tx.delete(escrow_plans).where(eq(escrow_plans.user_id, user_id))
    return
  }
  const row = { user_id, plan }
  await tx.insert(escrow_plans).values(row).onConflictDoUpdate({ target: escrow_plans.user_id, set: row })
}
