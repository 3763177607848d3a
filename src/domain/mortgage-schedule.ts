import { type Schedule, summarize } from './amortization.ts'
import { runLedger } from './ledger.ts'
import { soundTerms } from './loan-terms.ts'
import { toCents } from './money.ts'
import { type MortgageType, mortgagePhases, mortgageShape } from './mortgage-type.ts'

export interface Mortgage {
  loan_amount: number
  /** Percent a year; of an adjustable loan, in its initial period. */
  annual_rate: number
  mortgage_type: MortgageType
}

/** The schedule of a fixed or adjustable mortgage, in exact cents. */
export function mortgageSchedule({ loan_amount, annual_rate, mortgage_type }: Mortgage): Schedule {
  const { months } = mortgageShape(mortgage_type)
  const terms = soundTerms({ principal: loan_amount, annual_rate, months })
  const principal_cents = toCents(terms.principal)
  if (principal_cents === 0) return summarize([])
  const phases = mortgagePhases(mortgage_type, terms.annual_rate)
  return summarize(runLedger({ principal_cents, phases, months }))
}
