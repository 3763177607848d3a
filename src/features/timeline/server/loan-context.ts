import { desc, eq, sql } from 'drizzle-orm'
import { isLocked } from '#features/application/rules.ts'
import { loadClosure } from '#features/application/server/records.ts'
import { mortgage_applications, past_loans } from '#features/application/server/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { type LoanContext, loanContext } from '../loan-context.ts'

const { status, tracking_id, loan_purpose, property_type } = mortgage_applications
const loansOf = preparedSelect('loans_of', { status, tracking_id, loan_purpose, property_type }, rows =>
  rows.from(mortgage_applications).where(eq(mortgage_applications.user_id, sql.placeholder('user_id'))),
)

const lastLoanOf = preparedSelect('last_loan_of', { closure: past_loans.closure }, rows =>
  rows
    .from(past_loans)
    .where(eq(past_loans.user_id, sql.placeholder('user_id')))
    .orderBy(desc(past_loans.archived_at))
    .limit(1),
)

/** As the page reads it: what was completed, else what was begun. */
export async function loadLoanContext(db: Orm, user_id: string): Promise<LoanContext> {
  const [rows, closure, past] = await Promise.all([
    loansOf(db).execute({ user_id }),
    loadClosure(db, user_id),
    lastLoanOf(db).execute({ user_id }),
  ])
  const completed = rows.find(row => row.status === 'completed') ?? null
  return loanContext(completed ?? rows[0], isLocked({ completed, closure }), past)
}
