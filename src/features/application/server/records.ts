import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { LoanClosure } from '../loan-closure.ts'
import { asClosure, loan_closures } from './tables.ts'

const closureOf = preparedSelect('closure_of', getTableColumns(loan_closures), rows =>
  rows.from(loan_closures).where(eq(loan_closures.user_id, sql.placeholder('user_id'))),
)

export async function loadClosure(db: Orm, user_id: string): Promise<LoanClosure | null> {
  const [row] = await closureOf(db).execute({ user_id })
  return row ? asClosure(row) : null
}

export async function saveClosure(tx: Orm, user_id: string, closure: LoanClosure): Promise<void> {
  const row = { ...closure, user_id, updated_at: new Date(closure.updated_at) }
  await tx.insert(loan_closures).values(row).onConflictDoUpdate({ target: loan_closures.user_id, set: row })
}
