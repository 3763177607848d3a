import { toDollars } from '#domain/money.ts'
import type { PaidLoan } from '#domain/paid-loan.ts'
import type { LoanFacts } from './loan-facts.ts'
import type { HomeLoan } from './model.ts'

export function paidLoan(loan: HomeLoan, facts: LoanFacts, is_entered: boolean): PaidLoan {
  return {
    servicer: loan.servicer,
    owed: facts.owed / 100,
    rate: facts.rate,
    payment: facts.payment / 100,
    months_left: facts.months_left,
    mortgage_insurance: toDollars(facts.mortgage_insurance),
    home_value: loan.home_value,
    first_payment_on: loan.first_payment_on,
    is_entered,
  }
}
