import { asc, eq, sql } from 'drizzle-orm'
import { loanName } from '#resources/loan-name.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Owner } from './owner.ts'
import { loans } from './tables.ts'

/** A loan whose days still count. */
export interface OpenLoan extends Owner {
  name: string
  is_first: boolean
}

const loansOf = preparedSelect(
  'open_loans_of',
  { loan_id: loans.id, name: loans.name, purpose: loans.purpose, opened_at: loans.opened_at, state: loans.state },
  rows =>
    rows
      .from(loans)
      .where(eq(loans.user_id, sql.placeholder('user_id')))
      .orderBy(asc(loans.opened_at), asc(loans.id)),
)

/** All but those that ended, the oldest first. */
export async function openLoansOf(db: Orm, user_id: string): Promise<OpenLoan[]> {
  const rows = await loansOf(db).execute({ user_id })
  return rows.flatMap(({ state, loan_id, opened_at, ...loan }, index) =>
    state === 'ended'
      ? []
      : [{ user_id, loan_id, is_first: index === 0, name: loanName({ ...loan, opened_at: opened_at.toISOString() }) }],
  )
}
