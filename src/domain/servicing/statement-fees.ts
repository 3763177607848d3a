import { addDays } from '../calendar-day.ts'
import { isInTransferPeriod } from './deadlines.ts'
import { firstLateDay, lateFee } from './payments.ts'
import { inForce, type ServicedLoan, type StatementFee } from './statement.ts'
import { type CheckCode, type StatementCheck, type StatementQuestion, sumCheck } from './statement-check.ts'

/** The fee and the day that the statement threatens with, against the note. */
export function checkLateFee({ loan, statement }: StatementQuestion): StatementCheck[] {
  const { late_fee: printed } = statement.figures
  const terms = inForce(loan.terms, statement.due_on)
  if (!loan.late_fee || !terms) return []
  const most = lateFee(terms.principal_and_interest, loan.late_fee)
  const checks: StatementCheck[] = []
  if (printed !== undefined) {
    checks.push({
      ...feeCheck('late-fee', printed, most, printed <= most + 1),
      figure: 'late_fee',
      parts: ['late_fee'],
      sharp: [],
    })
  }
  if (statement.late_after !== undefined) {
    // The last day in time: a later one harms nobody.
    const expected = addDays(statement.due_on, loan.late_fee.grace_days)
    checks.push({
      code: 'late-fee-day',
      status: statement.late_after >= expected ? 'ok' : 'odd',
      figure: 'late_after',
      printed: statement.late_after,
      expected,
      parts: [],
      sharp: [],
    })
  }
  return checks
}

/** Each fee since the last statement: its reason and date, and whether a late fee was due at all. */
export function checkFees({ loan, statement }: StatementQuestion): StatementCheck[] {
  const { fees, figures } = statement
  if (!fees) return []
  const sum = fees.reduce((total, { cents }) => total + cents, 0)
  return [...sumCheck('fees-sum', 'fees_due', figures.fees_due, sum, []), ...fees.flatMap(fee => oneFee(loan, fee))]
}

function oneFee(loan: ServicedLoan, fee: StatementFee): StatementCheck[] {
  const checks = [feeCheck('fee-without-reason', fee.cents, fee.cents, fee.reason !== null && fee.charged_on !== null)]
  if (fee.kind !== 'late') return checks
  const { payment_due: due, payment_received: received } = fee
  const terms = inForce(loan.terms, due ?? fee.charged_on ?? '')
  if (loan.late_fee && terms) {
    const most = lateFee(terms.principal_and_interest, loan.late_fee)
    checks.push(feeCheck('late-fee', fee.cents, most, fee.cents <= most + 1))
  }
  if (due && received && loan.late_fee) {
    const isLate = received >= firstLateDay(due, loan.late_fee)
    checks.push(feeCheck('late-fee-not-late', fee.cents, isLate ? fee.cents : 0, isLate))
    const inTransfer = (loan.transfers ?? []).some(effective => isInTransferPeriod(effective, due))
    // Whether the old servicer got it is not on the statement, so the owner is asked.
    if (isLate && inTransfer)
      checks.push({ ...feeCheck('late-fee-in-transfer', fee.cents, 0, false), status: 'unsettled' })
  }
  return checks
}

function feeCheck(code: CheckCode, printed: number, expected: number, isOk: boolean): StatementCheck {
  return { code, status: isOk ? 'ok' : 'odd', figure: 'fees_due', printed, expected, parts: [], sharp: [] }
}
