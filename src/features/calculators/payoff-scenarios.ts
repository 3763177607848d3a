import { amortize, monthlyPayment, type YearTotals, yearlyTotals } from '#domain/amortization.ts'
import { writeCsv } from '#domain/csv.ts'
import type { ScheduleRow } from '#domain/ledger.ts'
import type { PaidLoan } from '#domain/paid-loan.ts'
import type { AddressField, Figures } from './address-field.ts'
import { scheduleCsvWords } from './schedule-csv-words.ts'

export type PayoffField = 'loan_amount' | 'interest_rate' | 'loan_term' | 'extra_payment'
/** What stands in the fields; an empty one is null. */
export type PayoffInputs = Figures<PayoffField>

export const LARGEST_LOAN = 1_000_000_000
export const HIGHEST_RATE = 30
export const LONGEST_TERM = 50

export const payoffAddress: Record<PayoffField, AddressField> = {
  loan_amount: { name: 'amount', least: 0, most: LARGEST_LOAN },
  interest_rate: { name: 'rate', least: 0, most: HIGHEST_RATE },
  loan_term: { name: 'term', least: 1, most: LONGEST_TERM },
  extra_payment: { name: 'extra', least: 0, most: LARGEST_LOAN },
}

export const emptyInputs: PayoffInputs = {
  loan_amount: null,
  interest_rate: null,
  loan_term: 30,
  extra_payment: null,
}

/** What the page shows before anyone has typed, said to be an example. */
export const exampleInputs: PayoffInputs = {
  loan_amount: 400_000,
  interest_rate: 6.5,
  loan_term: 30,
  extra_payment: 300,
}

/** What is left of a loan that is being paid, as the fields take it: years with two decimals, which are whole months again. */
export function paidLoanTerms({ owed, rate, months_left }: PaidLoan) {
  return { loan_amount: owed, rate, term_years: Math.round((months_left / 12) * 100) / 100 }
}

/** Calculate waits for the two figures without which there is nothing to reckon. */
export function canCalculate({ loan_amount, interest_rate }: PayoffInputs): boolean {
  return loan_amount !== null && interest_rate !== null
}

export interface Repayment {
  monthly_payment: number
  months: number
  total_interest: number
  total_paid: number
  rows: ScheduleRow[]
  years: YearTotals[]
}

export interface PayoffScenarios {
  inputs: { loan_amount: number; interest_rate: number; loan_term: number; extra_payment: number }
  standard: Repayment
  with_extra: Repayment
  interest_saved: number
  months_saved: number
}

/** The loan without and with the extra payment. `null` when amount, rate or term is zero or less: there is no such loan. */
export function payoffScenarios(typed: PayoffInputs): PayoffScenarios | null {
  const loan_amount = typed.loan_amount ?? 0
  const interest_rate = typed.interest_rate ?? 0
  const loan_term = typed.loan_term ?? 0
  const extra_payment = Math.max(0, typed.extra_payment ?? 0)
  const months = Math.round(loan_term * 12)
  if (!(loan_amount > 0 && interest_rate > 0 && months > 0)) return null
  const terms = { principal: loan_amount, annual_rate: interest_rate, months }
  const payment = monthlyPayment(terms)
  const standard = amortize(terms)
  const with_extra = amortize({ ...terms, extra_monthly: extra_payment })
  return {
    inputs: { loan_amount, interest_rate, loan_term, extra_payment },
    standard: { ...standard, monthly_payment: payment, years: yearlyTotals(standard.rows) },
    with_extra: { ...with_extra, monthly_payment: payment + extra_payment, years: yearlyTotals(with_extra.rows) },
    interest_saved: (Math.round(standard.total_interest * 100) - Math.round(with_extra.total_interest * 100)) / 100,
    months_saved: standard.months - with_extra.months,
  }
}

export interface BalancePoint {
  year: number
  standard: number
  with_extra: number
}

/** What is still owed at the start and at the end of every year. */
export function balanceByYear({ inputs, standard, with_extra }: PayoffScenarios): BalancePoint[] {
  const owed = ({ years }: Repayment, year: number) =>
    year === 0 ? inputs.loan_amount : (years[year - 1]?.balance ?? 0)
  return Array.from({ length: standard.years.length + 1 }, (_, year) => ({
    year,
    standard: owed(standard, year),
    with_extra: owed(with_extra, year),
  }))
}

/** The schedule for a spreadsheet program: a line a month, plain numbers, both ways side by side. */
export function scheduleCsv({ standard, with_extra }: PayoffScenarios): string {
  const lines = standard.rows.map((plain, at) => {
    const row = with_extra.rows[at]
    const paid = row ? [row.payment, row.interest, row.principal, row.balance] : [0, 0, 0, 0]
    return [plain.month, Math.ceil(plain.month / 12), ...[...paid, plain.balance].map(amount => amount.toFixed(2))]
  })
  return writeCsv([scheduleCsvWords.head, ...lines])
}
