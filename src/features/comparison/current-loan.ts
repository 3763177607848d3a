import { currentLoan } from '#domain/refinance/current-loan.ts'
import type { LoanToKeep } from '#domain/refinance/keep-or-replace.ts'
import { fixedPhases, type LoanPath, loanPath } from '#domain/refinance/loan-path.ts'
import { currentLoanFacts, isRefinance } from '#features/application/current-loan.ts'
import type { ApplicationFields } from '#features/application/model.ts'

/** The loan that a refinance would replace. */
export interface CurrentLoan extends LoanToKeep {
  servicer: string | null
  takes_cash: boolean
}

/** `null` for a purchase, and until enough is known of the loan. */
export function currentLoanOf(answers: ApplicationFields | null | undefined): CurrentLoan | null {
  if (!answers || !isRefinance(answers.loan_purpose)) return null
  const loan = currentLoan(currentLoanFacts(answers))
  const takes_cash = answers.loan_purpose === 'cash_out_refinance'
  return loan && { ...loan, servicer: answers.current_servicer, takes_cash }
}

/** Where keeping the loan stands among the offers, by the same measure: interest and fees until leaving. */
export interface KeepPlace {
  loan: CurrentLoan
  path: LoanPath
  months: number
  cost: number
  /** Above the cheapest offer; 0 where keeping costs least; `null` without an offer, and beside loans that also bring cash. */
  above_best: number | null
  /** What the cheapest offer costs more than keeping, where keeping costs least; else 0. */
  below_best: number
}

export function keepPlace(loan: CurrentLoan, cheapest: number | null, months: number): KeepPlace {
  const path = loanPath(loan.balance, fixedPhases(loan.annual_rate, loan.months_left))
  const cost = path.interestBy(months)
  const apart = cheapest === null || loan.takes_cash ? null : cost - cheapest
  const above_best = apart === null ? null : Math.max(0, apart)
  return { loan, path, months, cost, above_best, below_best: Math.max(0, -(apart ?? 0)) }
}

/** Above the cheapest of all, the loan that there is among them. */
export function aboveAll(above_best: number, keep: KeepPlace | null): number {
  return above_best + (keep?.below_best ?? 0)
}
