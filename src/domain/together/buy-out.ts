import type { Parts } from './parts.ts'
import { netOf, type Sale } from './rules.ts'

export interface BuyOutTerms extends Sale {
  refinance_costs: number
  who_stays: string
  /** What the program lends at most, in percent of the value. */
  max_ltv_percent: number
}

export interface BuyOut {
  equity_counted: number
  gets: Parts
  pays_out: number
  new_loan_needed: number
  ltv_percent: number
  cash_needed_at_max_ltv: number
}

/**
 * Who stays pays the others' parts (`gets`) from a new loan, which must fit the program and their own income. `selling_costs` are the
 * agreed part of what a sale would cost. A deed alone frees nobody from the old loan.
 */
export function buyOut(gets: Parts, terms: BuyOutTerms): BuyOut {
  const { value, balance, refinance_costs, who_stays, max_ltv_percent } = terms
  const equity_counted = netOf(terms)
  const pays_out = equity_counted - (gets[who_stays] ?? 0)
  const new_loan_needed = balance + pays_out + refinance_costs
  const most = Math.floor((value * max_ltv_percent) / 100)
  return {
    equity_counted,
    gets,
    pays_out,
    new_loan_needed,
    ltv_percent: Math.round((new_loan_needed / value) * 10_000) / 100,
    cash_needed_at_max_ltv: Math.max(0, new_loan_needed - most),
  }
}
