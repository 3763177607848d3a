import { asc } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Owner, type Reader } from '#server/loans/owner.ts'
import { saveList, saveRow, withoutOwner } from '#server/loans/rows.ts'
import type { Store } from '#server/resources.ts'
import type { ServicingState } from '../model.ts'
import { monthly_statements, serviced_loans } from './tables.ts'

export const servicingStore: Store<ServicingState> = { load: loadServicing, save }

const { crossed: _answers, ...facts } = withoutOwner(serviced_loans)
const loanOf = preparedSelect('serviced_loan_of', facts, rows =>
  rows.from(serviced_loans).where(isOfLoan(serviced_loans)),
)

const statementsOf = preparedSelect('monthly_statements_of', withoutOwner(monthly_statements), rows =>
  rows
    .from(monthly_statements)
    .where(isOfLoan(monthly_statements))
    .orderBy(asc(monthly_statements.added_at), asc(monthly_statements.id)),
)

async function loadServicing(db: Orm, reader: Reader): Promise<ServicingState> {
  const [[known], statements] = await Promise.all([loanOf(db).execute(reader), statementsOf(db).execute(reader)])
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
    statements,
    quiet: known?.quiet ?? [],
  }
}

async function save(tx: Orm, owner: Owner, before: ServicingState, after: ServicingState): Promise<void> {
  const { statements, ...facts } = after
  const isChanged = (Object.keys(facts) as (keyof typeof facts)[]).some(fact => facts[fact] !== before[fact])
  if (isChanged) await saveRow(tx, serviced_loans, owner, facts)
  await saveList(tx, monthly_statements, owner, [before.statements, statements], statement => statement)
}
