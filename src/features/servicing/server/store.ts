import { and, asc, getTableColumns, inArray } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, isOwn, type Owner, type Reader } from '#server/loans/owner.ts'
import type { Store } from '#server/resources.ts'
import type { ServicingState } from '../model.ts'
import { monthly_statements, serviced_loans } from './tables.ts'

export const servicingStore: Store<ServicingState> = { load: loadServicing, save }

const { user_id: _owner, loan_id: _loan, crossed: _answers, ...facts } = getTableColumns(serviced_loans)
const loanOf = preparedSelect('serviced_loan_of', facts, rows =>
  rows.from(serviced_loans).where(isOfLoan(serviced_loans)),
)

const statementsOf = preparedSelect('monthly_statements_of', getTableColumns(monthly_statements), rows =>
  rows
    .from(monthly_statements)
    .where(isOfLoan(monthly_statements))
    .orderBy(asc(monthly_statements.added_at), asc(monthly_statements.id)),
)

async function loadServicing(db: Orm, reader: Reader): Promise<ServicingState> {
  const [[known], statements] = await Promise.all([
    loanOf(db).execute({ ...reader }),
    statementsOf(db).execute({ ...reader }),
  ])
  return {
    loan: known?.loan ?? null,
    // From before it was asked.
    transfer: known?.transfer
      ? { ...known.transfer, is_autopay_moved: known.transfer.is_autopay_moved ?? false }
      : null,
    refinance: known?.refinance ?? null,
    payoff: known?.payoff ?? null,
    rate_notice: known?.rate_notice ?? null,
    forced_insurance: known?.forced_insurance ?? null,
    letters: known?.letters ?? [],
    statements: statements.map(({ user_id: _owner, loan_id: _loan, added_at, ...statement }) => ({
      ...statement,
      added_at: added_at.toISOString(),
    })),
    quiet: known?.quiet ?? [],
  }
}

async function save(tx: Orm, owner: Owner, before: ServicingState, after: ServicingState): Promise<void> {
  const { statements, ...facts } = after
  const isChanged = (Object.keys(facts) as (keyof typeof facts)[]).some(fact => facts[fact] !== before[fact])
  if (isChanged) {
    const row = { ...owner, ...facts }
    const target = [serviced_loans.user_id, serviced_loans.loan_id]
    await tx.insert(serviced_loans).values(row).onConflictDoUpdate({ target, set: row })
  }
  const known = new Map(before.statements.map(statement => [statement.id, statement]))
  const saved = new Set(statements.map(({ id }) => id))
  const gone = before.statements.filter(({ id }) => !saved.has(id)).map(({ id }) => id)
  if (gone.length > 0) {
    await tx
      .delete(monthly_statements)
      .where(and(isOwn(monthly_statements, owner), inArray(monthly_statements.id, gone)))
  }
  for (const statement of statements.filter(statement => known.get(statement.id) !== statement)) {
    const row = { ...statement, ...owner, added_at: new Date(statement.added_at) }
    await tx
      .insert(monthly_statements)
      .values(row)
      .onConflictDoUpdate({ target: [monthly_statements.user_id, monthly_statements.id], set: row })
  }
}
