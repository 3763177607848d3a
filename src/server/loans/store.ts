import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { LoansView } from '#resources/loans-model.ts'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Store } from '#server/resources.ts'
import { isLoan, type Reader } from './owner.ts'
import { loan_members, loans } from './tables.ts'

export const loansStore: Store<LoansView> = { load, save }

const { user_id: _owner, shares_figures: _shares, figure_privacy: _privacy, ...columns } = getTableColumns(loans)
const person = sql.placeholder('user_id')
const loansOf = preparedSelect('loans_of', columns, rows =>
  rows.from(loans).where(eq(loans.user_id, person)).orderBy(asc(loans.opened_at), asc(loans.id)),
)
const sharedWith = preparedSelect(
  'loans_shared_with',
  { loan: columns, role: loan_members.role, owner_name: users.name },
  rows =>
    rows
      .from(loan_members)
      .innerJoin(loans, and(eq(loans.user_id, loan_members.user_id), eq(loans.id, loan_members.loan_id)))
      .innerJoin(users, eq(users.id, loan_members.user_id))
      .where(eq(loan_members.member_id, person))
      .orderBy(asc(loan_members.joined_at), asc(loans.id)),
)
const currentOf = preparedSelect('current_loan_of', { current: users.current_loan_id }, rows =>
  rows.from(users).where(eq(users.id, person)),
)

async function load(db: Orm, { user_id }: Reader): Promise<LoansView> {
  const [own, shared, [found]] = await Promise.all([
    loansOf(db).execute({ user_id }),
    sharedWith(db).execute({ user_id }),
    currentOf(db).execute({ user_id }),
  ])
  return {
    loans: own,
    // What it takes the place of is another loan of its owner's.
    shared: shared.map(({ loan, role, owner_name }) => ({ ...loan, refinances: null, role, owner_name })),
    current: found?.current ?? null,
  }
}

async function save(tx: Orm, { user_id }: Reader, before: LoansView, after: LoansView): Promise<void> {
  const known = new Map(before.loans.map(loan => [loan.id, loan]))
  for (const loan of after.loans.filter(each => known.get(each.id) !== each)) {
    const row = { ...loan, user_id }
    if (!known.has(loan.id)) await tx.insert(loans).values(row)
    else
      await tx
        .update(loans)
        .set(row)
        .where(isLoan({ user_id, loan_id: loan.id }))
  }
  if (after.current !== before.current) {
    await tx.update(users).set({ current_loan_id: after.current }).where(eq(users.id, user_id))
  }
}
