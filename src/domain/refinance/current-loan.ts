import { monthlyPayment } from '../amortization.ts'
import { roundToCent } from '../money.ts'
import type { LoanToKeep } from './keep-or-replace.ts'

/** What somebody entered of the loan that they have. The months left follow from the payment, or the other way round. */
export interface CurrentLoanFacts {
  balance: number | null
  /** Percent a year. */
  annual_rate: number | null
  months_left: number | null
  /** Principal and interest, without taxes and insurance. */
  payment: number | null
}

/** Longer than any mortgage runs. */
export const LONGEST_MONTHS_LEFT = 600

/** The loan to compare with; `null` until enough is entered. Months count before the payment, which often holds taxes and insurance. */
export function currentLoan({ balance, annual_rate, months_left, payment }: CurrentLoanFacts): LoanToKeep | null {
  if (!balance || annual_rate === null) return null
  const months = months_left ?? (payment === null ? null : monthsToRepay(balance, annual_rate, payment))
  return months === null ? null : { balance, annual_rate, months_left: months }
}

/** How many payments repay it; `null` when the payment does not even cover the interest, or not within any mortgage's time. */
export function monthsToRepay(balance: number, annual_rate: number, payment: number): number | null {
  const rate = annual_rate / 1200
  if (!(payment > balance * rate)) return null
  const exact = rate === 0 ? balance / payment : -Math.log1p((-balance * rate) / payment) / Math.log1p(rate)
  // A payment is rounded to the cent, so the last one may be a few cents beyond a whole month.
  const months = Math.max(1, Math.ceil(exact - 0.01))
  return months <= LONGEST_MONTHS_LEFT ? months : null
}

/** Differences this small come from rounding, or from a payment made since. */
const SMALL_PART = 0.01
const SMALL_AMOUNT = 5

/** The payment that balance, rate and months come to, where the one that was entered is another. */
export function expectedPayment({ balance, annual_rate, months_left, payment }: CurrentLoanFacts): number | null {
  if (!balance || annual_rate === null || months_left === null || payment === null) return null
  const expected = roundToCent(monthlyPayment({ principal: balance, annual_rate, months: months_left }))
  const differs = Math.abs(payment - expected) > Math.max(SMALL_AMOUNT, expected * SMALL_PART)
  return differs ? expected : null
}
