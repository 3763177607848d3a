import { eq, sql } from 'drizzle-orm'
import { mortgage_applications } from '#features/application/server/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { type LoanContext, loanContext } from '../loan-context.ts'

const { status, loan_purpose, property_type } = mortgage_applications
const purposesOf = preparedSelect('loan_purposes_of', { status, loan_purpose, property_type }, rows =>
  rows.from(mortgage_applications).where(eq(mortgage_applications.user_id, sql.placeholder('user_id'))),
)

/** As the page reads it: what was completed, else what was begun. */
export async function loadLoanContext(db: Orm, user_id: string): Promise<LoanContext> {
  const rows = await purposesOf(db).execute({ user_id })
  return loanContext(rows.find(row => row.status === 'completed') ?? rows[0])
}
