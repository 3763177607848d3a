import { loanTotals } from '#domain/amortization.ts'
import { parseMoney, parsePercent } from '#domain/money.ts'
import { calculatorWords } from '#features/landing/words.ts'

/** What stands in the fields, as typed. */
export interface TypedLoan {
  home_price: string
  down_payment: string
  rate: string
  term: string
}

export const DEFAULT_TERM_YEARS = 30
/** What the fields begin with, and an empty one shows. */
export const PLACEHOLDERS = { home_price: '500000', down_payment: '100000', rate: '6.5' }

export interface LoanFigures {
  monthly_payment: number
  total_interest: number
  total_payment: number
}

export type CalculatorProblem = 'not-a-number' | 'nothing-to-borrow' | 'no-rate' | 'no-term'

/** Calculate waits for the three figures that have no default. */
export function canCalculate({ home_price, down_payment, rate }: TypedLoan): boolean {
  return [home_price, down_payment, rate].every(text => text.trim() !== '')
}

/** The figures of a loan, or the reason why there are none. */
export function calculate(typed: TypedLoan): { figures: LoanFigures } | { problem: CalculatorProblem } {
  const price = parseMoney(typed.home_price)
  const down = parseMoney(typed.down_payment)
  const annual_rate = parsePercent(typed.rate)
  const years = parseMoney(typed.term)
  if (price === null || down === null || annual_rate === null || years === null) return { problem: 'not-a-number' }
  const principal = price - down
  if (!(principal > 0)) return { problem: 'nothing-to-borrow' }
  if (!(annual_rate > 0)) return { problem: 'no-rate' }
  const months = Math.round(years * 12)
  if (!(months > 0)) return { problem: 'no-term' }
  const { payment, total_interest, total_payment } = loanTotals({ principal, annual_rate, months })
  return { figures: { monthly_payment: payment, total_interest, total_payment } }
}

export const CALCULATOR_WORDS = {
  'not-a-number': calculatorWords.numbersOnly,
  'nothing-to-borrow': calculatorWords.noLoanLeft,
  'no-rate': calculatorWords.rateMissing,
  'no-term': calculatorWords.termMissing,
} satisfies Record<CalculatorProblem, string>
