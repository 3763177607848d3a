import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { LoansView } from '#resources/loans-model.ts'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Store } from '#server/resources.ts'
import type { Reader } from './owner.ts'
import { loans } from './tables.ts'

export const loansStore: Store<LoansView> = { load, save }

const { user_id: _owner, ...columns } = getTableColumns(loans)
const loansOf = preparedSelect('loans_of', { loan: columns, current: users.current_loan_id }, rows =>
  rows
    .from(loans)
    .innerJoin(users, eq(users.id, loans.user_id))
    .where(eq(loans.user_id, sql.placeholder('user_id')))
    .orderBy(asc(loans.opened_at), asc(loans.id)),
)

async function load(db: Orm, { user_id }: Reader): Promise<LoansView> {
  const rows = await loansOf(db).execute({ user_id })
  return {
    loans: rows.map(({ loan }) => ({ ...loan, opened_at: loan.opened_at.toISOString() })),
    current: rows[0]?.current ?? null,
  }
}

async function save(tx: Orm, { user_id }: Reader, before: LoansView, after: LoansView): Promise<void> {
  const known = new Map(before.loans.map(loan => [loan.id, loan]))
  for (const loan of after.loans.filter(each => known.get(each.id) !== each)) {
    const row = { ...loan, user_id, opened_at: new Date(loan.opened_at) }
    if (!known.has(loan.id)) await tx.insert(loans).values(row)
    else
      await tx
        .update(loans)
        .set(row)
        .where(and(eq(loans.user_id, user_id), eq(loans.id, loan.id)))
  }
  if (after.current !== before.current) {
    await tx.update(users).set({ current_loan_id: after.current }).where(eq(users.id, user_id))
  }
}
