import { monthlyPayment } from '../amortization.ts'
import type { Phase } from '../ledger.ts'
import { toCents } from '../money.ts'

/** A loan as its servicer counts it: payment and interest are rounded to the cent every month, the last payment settles it. */
export interface LoanPath {
  principal: number
  /** The first month's, as printed in the note. */
  payment: number
  months: number
  total_interest: number
  /** What was paid by then, all payments together. Months past the end add nothing. */
  paidBy(month: number): number
  interestBy(month: number): number
  owedAfter(month: number): number
}

export function loanPath(principal: number, phases: readonly Phase[]): LoanPath {
  const principal_cents = toCents(principal)
  let owed = principal_cents
  let total_paid = 0
  let total_interest = 0
  const paid = [0]
  const interest = [0]
  const balances = [owed]
  let first_payment = 0
  phases.forEach((phase, at) => {
    const { annual_rate, repaid_over, lasts } = phase
    const level = toCents(monthlyPayment({ principal: owed / 100, annual_rate, months: repaid_over }))
    if (at === 0) first_payment = level
    for (let month = 1; month <= lasts && owed > 0; month++) {
      const charged = toCents((owed * annual_rate) / 120_000)
      const settles = month === repaid_over
      const paying = settles ? owed + charged : Math.min(level, owed + charged)
      owed += charged - paying
      total_paid += paying
      total_interest += charged
      paid.push(total_paid)
      interest.push(total_interest)
      balances.push(owed)
    }
  })
  const at = (cents: readonly number[], month: number) =>
    (cents[Math.min(cents.length - 1, Math.max(0, Math.round(month)))] ?? 0) / 100
  return {
    principal: principal_cents / 100,
    payment: first_payment / 100,
    months: balances.length - 1,
    total_interest: total_interest / 100,
    paidBy: month => at(paid, month),
    interestBy: month => at(interest, month),
    owedAfter: month => at(balances, month),
  }
}

export function fixedPhases(annual_rate: number, months: number): Phase[] {
  return [{ annual_rate, repaid_over: months, lasts: months }]
}
