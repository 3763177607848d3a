import { asc } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Owner, type Reader } from '#server/loans/owner.ts'
import { saveList, saveRow, withoutOwner } from '#server/loans/rows.ts'
import type { Store } from '#server/resources.ts'
import type { EscrowState } from '../model.ts'
import { escrow_plans, escrow_statements } from './tables.ts'

export const escrowStore: Store<EscrowState> = { load: loadEscrow, save }

const planOf = preparedSelect('escrow_plan_of', { plan: escrow_plans.plan }, rows =>
  rows.from(escrow_plans).where(isOfLoan(escrow_plans)),
)

const statementsOf = preparedSelect('escrow_statements_of', withoutOwner(escrow_statements), rows =>
  rows
    .from(escrow_statements)
    .where(isOfLoan(escrow_statements))
    .orderBy(asc(escrow_statements.added_at), asc(escrow_statements.id)),
)

export async function loadEscrow(db: Orm, reader: Reader): Promise<EscrowState> {
  const [[plan], statements] = await Promise.all([planOf(db).execute(reader), statementsOf(db).execute(reader)])
  return {
    plan: plan?.plan ?? null,
    statements,
  }
}

async function save(tx: Orm, owner: Owner, before: EscrowState, after: EscrowState): Promise<void> {
  const { plan } = after
  if (plan !== before.plan) await saveRow(tx, escrow_plans, owner, plan && { plan })
  await saveList(tx, escrow_statements, owner, [before.statements, after.statements], statement => statement)
}
