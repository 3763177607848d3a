import { DAY_COUNTS, type DayCount, isWithinCents, monthsInterest } from './interest.ts'
import { inForce, type ServicedLoan, type Statement } from './statement.ts'

/**
 * How a servicer counts days: the first way that fits the interest of two statements in a row. `null` while nothing is settled.
 * Where it is not by the month, a late payment costs interest too.
 */
export function settledMethod(loan: ServicedLoan, statements: readonly Statement[]): DayCount | null {
  const inOrder = statements.toSorted((a, b) => (a.due_on < b.due_on ? -1 : 1))
  const fits = (method: DayCount) => (statement: Statement | undefined) => statement && isBy(method, loan, statement)
  return (
    DAY_COUNTS.find(method =>
      inOrder.some((statement, at) => fits(method)(statement) && fits(method)(inOrder[at + 1])),
    ) ?? null
  )
}

function isBy(method: DayCount, loan: ServicedLoan, { due_on, rate_percent, figures }: Statement): boolean {
  const { principal_balance, interest_due } = figures
  const rate = inForce(loan.terms, due_on)?.rate_percent ?? rate_percent
  if (rate === undefined || principal_balance === undefined || interest_due === undefined) return false
  return isWithinCents(interest_due, monthsInterest(principal_balance, rate, method, due_on))
}
