import { and, asc, getTableColumns, inArray } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, isOwn, type Owner, type Reader } from '#server/loans/owner.ts'
import type { Store } from '#server/resources.ts'
import type { EscrowState } from '../model.ts'
import { escrow_plans, escrow_statements } from './tables.ts'

export const escrowStore: Store<EscrowState> = { load: loadEscrow, save }

const planOf = preparedSelect('escrow_plan_of', getTableColumns(escrow_plans), rows =>
  rows.from(escrow_plans).where(isOfLoan(escrow_plans)),
)

const statementsOf = preparedSelect('escrow_statements_of', getTableColumns(escrow_statements), rows =>
  rows
    .from(escrow_statements)
    .where(isOfLoan(escrow_statements))
    .orderBy(asc(escrow_statements.added_at), asc(escrow_statements.id)),
)

export async function loadEscrow(db: Orm, reader: Reader): Promise<EscrowState> {
  const [[plan], statements] = await Promise.all([
    planOf(db).execute({ ...reader }),
    statementsOf(db).execute({ ...reader }),
  ])
  return {
    plan: plan?.plan ?? null,
    statements: statements.map(({ user_id: _owner, loan_id: _loan, added_at, ...statement }) => ({
      ...statement,
      added_at: added_at.toISOString(),
    })),
  }
}

async function save(tx: Orm, owner: Owner, before: EscrowState, after: EscrowState): Promise<void> {
  if (after.plan !== before.plan) await savePlan(tx, owner, after)
  const known = new Map(before.statements.map(statement => [statement.id, statement]))
  const saved = new Set(after.statements.map(({ id }) => id))
  const gone = before.statements.filter(({ id }) => !saved.has(id)).map(({ id }) => id)
  if (gone.length > 0) {
    await tx.delete(escrow_statements).where(and(isOwn(escrow_statements, owner), inArray(escrow_statements.id, gone)))
  }
  for (const statement of after.statements.filter(statement => known.get(statement.id) !== statement)) {
    const row = { ...statement, ...owner, added_at: new Date(statement.added_at) }
    await tx
      .insert(escrow_statements)
      .values(row)
      .onConflictDoUpdate({ target: [escrow_statements.user_id, escrow_statements.id], set: row })
  }
}

async function savePlan(tx: Orm, owner: Owner, { plan }: EscrowState): Promise<void> {
  if (!plan) {
    await tx.delete(escrow_plans).where(isOwn(escrow_plans, owner))
    return
  }
  const row = { ...owner, plan }
  const target = [escrow_plans.user_id, escrow_plans.loan_id]
  await tx.insert(escrow_plans).values(row).onConflictDoUpdate({ target, set: row })
}
