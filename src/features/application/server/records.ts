import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Owner, type Reader } from '#server/loans/owner.ts'
import { withoutOwner } from '#server/loans/rows.ts'
import type { LoanClosure } from '../loan-closure.ts'
import { loan_closures } from './tables.ts'

const closureOf = preparedSelect('closure_of', withoutOwner(loan_closures), rows =>
  rows.from(loan_closures).where(isOfLoan(loan_closures)),
)

export async function loadClosure(db: Orm, reader: Reader): Promise<LoanClosure | null> {
  const [row] = await closureOf(db).execute(reader)
  return row ?? null
}

export async function saveClosure(tx: Orm, owner: Owner, closure: LoanClosure): Promise<void> {
  const row = { ...closure, ...owner }
  const target = [loan_closures.user_id, loan_closures.loan_id]
  await tx.insert(loan_closures).values(row).onConflictDoUpdate({ target, set: row })
}
