import { annuityFactor, discountFactorMinusOne } from './interest-rate.ts'
import { runLedger, type ScheduleRow } from './ledger.ts'
import { type LoanTerms, soundTerms } from './loan-terms.ts'
import { toCents } from './money.ts'

export interface Schedule {
  rows: ScheduleRow[]
  /** Months until the loan is repaid. */
  months: number
  total_interest: number
  total_paid: number
}

/** The level payment, not rounded; 0 for a loan of $0 or over no months. */
export function monthlyPayment(terms: LoanTerms): number {
  const { principal, annual_rate, months } = soundTerms(terms)
  if (principal === 0 || months === 0) return 0
  const rate = annual_rate / 1200
  return rate < 1e-19 ? principal / months : (principal * rate) / -discountFactorMinusOne(rate, months)
}

/** Payment × months, and what of it is interest: the calculators' headline figures, not rounded. */
export function loanTotals(terms: LoanTerms): { payment: number; total_payment: number; total_interest: number } {
  const { principal, months } = soundTerms(terms)
  const payment = monthlyPayment(terms)
  const total_payment = payment * months
  return { payment, total_payment, total_interest: months === 0 ? 0 : Math.max(0, total_payment - principal) }
}

/** The schedule by month in exact cents; docs/decisions/0009-exact-cents.md tells what becomes of fractions of a cent. */
export function amortize({ extra_monthly = 0, ...terms }: LoanTerms & { extra_monthly?: number }): Schedule {
  const { principal, annual_rate, months } = soundTerms(terms)
  const principal_cents = toCents(principal)
  if (principal_cents === 0 || months === 0) return summarize([])
  return summarize(
    runLedger({
      principal_cents,
      phases: [{ annual_rate, repaid_over: months, lasts: months }],
      extra_cents: Math.max(0, toCents(extra_monthly)),
      months,
    }),
  )
}

/** The totals of rows, added in whole cents. */
export function summarize(rows: ScheduleRow[]): Schedule {
  let interestCents = 0
  let paidCents = 0
  for (const row of rows) {
    interestCents += Math.round(row.interest * 100)
    paidCents += Math.round(row.payment * 100)
  }
  return { rows, months: rows.length, total_interest: interestCents / 100, total_paid: paidCents / 100 }
}

export interface YearTotals {
  year: number
  payment: number
  interest: number
  principal: number
  /** At the end of the year. */
  balance: number
}

export function yearlyTotals(rows: readonly ScheduleRow[]): YearTotals[] {
  const years: YearTotals[] = []
  for (let start = 0; start < rows.length; start += 12) {
    const months = rows.slice(start, start + 12)
    years.push({
      year: start / 12 + 1,
      payment: sumCents(months.map(row => row.payment)),
      interest: sumCents(months.map(row => row.interest)),
      principal: sumCents(months.map(row => row.principal)),
      balance: months.at(-1)?.balance ?? 0,
    })
  }
  return years
}

function sumCents(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
}

/** What is still owed after so many payments, not rounded. */
export function balanceAfter({ months_paid, ...terms }: LoanTerms & { months_paid: number }): number {
  const { principal, annual_rate, months } = soundTerms(terms)
  const left = months - Math.max(0, Math.round(months_paid) || 0)
  if (left <= 0) return 0
  const rate = annual_rate / 1200
  // The worth of the remaining payments: near the end of the loan this keeps the digits that a subtraction would lose.
  return principal * (annuityFactor(rate, left) / annuityFactor(rate, months))
}

/** How one payment divides, not rounded. Months count from 1; there is nothing to divide outside the term. */
export function paymentSplit({ month, ...terms }: LoanTerms & { month: number }): {
  payment: number
  interest: number
  principal: number
} {
  if (!(month >= 1)) return { payment: 0, interest: 0, principal: 0 }
  const owed = balanceAfter({ ...terms, months_paid: month - 1 })
  const payment = owed > 0 ? monthlyPayment(terms) : 0
  const interest = owed * (soundTerms(terms).annual_rate / 1200)
  return { payment, interest: Math.min(interest, payment), principal: Math.max(0, payment - interest) }
}
