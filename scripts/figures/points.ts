import { roundToCent, toCents } from '#domain/money.ts'
import { aheadFromMonth } from '#domain/refinance/keep-or-replace.ts'
import { fixedPhases, loanPath } from '#domain/refinance/loan-path.ts'

export interface PointsOffer {
  /** Percent of the loan, paid at closing. */
  points: number
  /** Percent a year, with these points. */
  annual_rate: number
}

export interface PointsRow extends PointsOffer {
  cost: number
  payment: number
  /** Cost over saving, as lenders count; `null` when the payment does not fall. */
  simple_months: number | null
  /** With the smaller debt counted. */
  months_debt_counted: number | null
}

/** When points have paid for themselves, against the same loan without them. */
export function pointsRows(
  loan: { principal: number; months: number; base_rate: number },
  offers: readonly PointsOffer[],
): { base_payment: number; rows: PointsRow[] } {
  const base = loanPath(loan.principal, fixedPhases(loan.base_rate, loan.months))
  const rows = offers.map(({ points, annual_rate }) => {
    const path = loanPath(loan.principal, fixedPhases(annual_rate, loan.months))
    const cost = roundToCent((loan.principal * points) / 100)
    const falls = roundToCent(base.payment - path.payment)
    return {
      points,
      annual_rate,
      cost,
      payment: path.payment,
      simple_months: falls > 0 ? Math.ceil(toCents(cost) / toCents(falls)) : null,
      months_debt_counted: aheadFromMonth(base, path, -cost),
    }
  })
  return { base_payment: base.payment, rows }
}
