import { mortgage_applications } from '#features/application/server/tables.ts'
import { isClosedState } from '#resources/loan.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Reader } from '#server/loans/owner.ts'
import { loans } from '#server/loans/tables.ts'
import { type LoanContext, loanContext } from '../loan-context.ts'

const { status, loan_purpose, property_type } = mortgage_applications
const answersOf = preparedSelect('answers_of_loan', { status, loan_purpose, property_type }, rows =>
  rows.from(mortgage_applications).where(isOfLoan(mortgage_applications)),
)
const stateOf = preparedSelect('state_of_loan', { state: loans.state }, rows =>
  rows.from(loans).where(isOfLoan({ user_id: loans.user_id, loan_id: loans.id })),
)

/** As the page reads it: what was completed, else what was begun. */
export async function loadLoanContext(db: Orm, reader: Reader): Promise<LoanContext> {
  const [rows, [loan]] = await Promise.all([answersOf(db).execute(reader), stateOf(db).execute(reader)])
  const completed = rows.find(row => row.status === 'completed')
  return loanContext(completed ?? rows[0], loan !== undefined && isClosedState(loan.state))
}
