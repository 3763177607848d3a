import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amortize } from '#domain/amortization.ts'
import { MORTGAGE_TYPES } from '#domain/mortgage-type.ts'
import { plainOffer as fixed, typedOffer } from '../../../tests/harness/offers.ts'
import { loanCost, memoizeCosts } from './loan-cost.ts'
import { costAfter } from './rules.ts'
import { sampleOffers } from './sample.ts'

describe('what a loan costs', () => {
  test('[C10] 400,000 at 6.5% with 6,935 in fees costs what a lender would say', () => {
    const cost = loanCost({ loan_amount: 400_000 }, fixed(6.5, 6935))
    expect(cost.payment).toBeCloseTo(2528.27, 2)
    expect(cost.total_fees).toBe(6935)
    expect(cost.true_apr).toBeCloseTo(6.669, 3)
    expect(Math.round(cost.total_cost)).toBe(517_113)
    expect(cost.total_cost).toBe(517_112.95)
    expect(cost.later_payment).toBeNull()
    expect(cost.worst).toBeNull()
  })

  test('[C13] kept for some years, it costs its fees and the interest paid until then, to the cent of the schedule', () => {
    const { rows } = amortize({ principal: 400_000, annual_rate: 6.5, months: 360 })
    const { by_month } = loanCost({ loan_amount: 400_000 }, fixed(6.5, 6935))
    let interest = 0
    expect(by_month[0]).toBe(6935)
    for (const row of rows) {
      interest += row.interest
      expect(Math.abs((by_month[row.month] ?? 0) - 6935 - interest)).toBeLessThan(0.02)
    }
  })

  test('[C13] a 15-year loan costs nothing more once it is repaid', () => {
    const cost = loanCost({ loan_amount: 300_000 }, { ...fixed(6, 5000), mortgage_type: '15_year_fixed' })
    expect(costAfter(cost, 179)).toBeLessThan(cost.total_cost)
    expect(costAfter(cost, 180)).toBe(cost.total_cost)
    expect(costAfter(cost, 360)).toBe(cost.total_cost)
  })

  test('[C12] an adjustable rate shows both payments and the worst case', () => {
    const cost = loanCost({ loan_amount: 400_000 }, { ...fixed(6, 0), mortgage_type: '5_1_arm' })
    expect(cost.payment).toBeCloseTo(2398.2, 2)
    expect(cost.later_payment).toBeCloseTo(2872.83, 2)
    expect(cost.worst?.rate).toBe(11)
    expect(cost.worst?.payment).toBeGreaterThan(cost.later_payment ?? 0)
    expect(cost.worst?.total_cost).toBeGreaterThan(cost.total_cost)
    expect(cost.by_month[360]).toBe(cost.total_cost)
  })

  const insured = {
    ...fixed(6.5, 7500, { appraisalFee: 500, titleInsurance: 2000 }),
    mortgage_insurance_monthly: 180,
  }
  const asked = { loan_amount: 360_000, property_value: 400_000 }

  test('[C24] 10% down shows the true APR and, beside it, the one with mortgage insurance', () => {
    const cost = loanCost(asked, insured)
    expect(cost.true_apr.toFixed(3)).toBe('6.704')
    expect(cost.apr_with_insurance?.toFixed(3)).toBe('7.043')
    expect(cost.insurance).toEqual({ monthly: 180, months: 109 })
    expect(loanCost(asked, { ...insured, mortgage_insurance_monthly: 0 }).apr_with_insurance).toBeNull()
  })

  test('[C25] the cost over the years has the insurance in it until it ends, and no longer', () => {
    const [with_it, without] = [
      loanCost(asked, insured),
      loanCost(asked, { ...insured, mortgage_insurance_monthly: 0 }),
    ]
    const extra = (month: number) => costAfter(with_it, month) - costAfter(without, month)
    expect(extra(60)).toBeCloseTo(60 * 180, 6)
    expect(extra(109)).toBeCloseTo(109 * 180, 6)
    expect(extra(110)).toBeCloseTo(109 * 180, 6)
    expect(with_it.total_cost - without.total_cost).toBeCloseTo(109 * 180, 6)
  })

  test('[C25] an upfront fee is a cost either way; added to the loan it bears interest and raises the payment', () => {
    const fha = { ...insured, loan_program: 'fha' as const, mortgage_insurance_monthly: 160, upfront_fee: 6300 }
    const [paid, financed] = [false, true].map(upfront_fee_financed =>
      loanCost(asked, { ...fha, upfront_fee_financed }),
    )
    expect(paid?.by_month[0]).toBe(7500 + 6300)
    expect(financed?.by_month[0]).toBe(7500 + 6300)
    expect(financed?.payment).toBeCloseTo((paid?.payment ?? 0) * (366_300 / 360_000), 6)
    expect(financed?.total_cost).toBeGreaterThan(paid?.total_cost ?? 0)
    expect(financed?.insurance?.months).toBe(132)
  })

  test('[C25] a lender credit comes off the costs and both APRs', () => {
    const [plain, credited] = [loanCost(asked, insured), loanCost(asked, { ...insured, lender_credit: 3000 })]
    expect(credited.total_cost).toBeCloseTo(plain.total_cost - 3000, 6)
    expect(credited.true_apr).toBeLessThan(plain.true_apr)
    expect(credited.apr_with_insurance).toBeLessThan(plain.apr_with_insurance ?? 0)
    expect(credited.total_fees).toBe(7500)
  })

  test('[C7] whatever is typed, every figure is a number and nothing is negative', () => {
    const anything = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -1, Number.NaN, 1e300, Infinity))
    fc.assert(
      fc.property(anything, anything, anything, fc.constantFrom(...MORTGAGE_TYPES), (loan, rate, fees, type) => {
        const cost = loanCost({ loan_amount: loan }, { ...fixed(rate, fees), mortgage_type: type })
        const { by_month, worst, later_payment, insurance: _none, apr_with_insurance: _neither, ...figures } = cost
        const all = [...Object.values(figures), later_payment ?? 0, ...by_month, ...Object.values(worst ?? {})]
        expect(all.every(figure => Number.isFinite(figure) && figure >= 0)).toBe(true)
      }),
    )
  })
})

describe('twenty lenders', () => {
  test('[C15] a keystroke in one row reckons that row alone', () => {
    let reckoned = 0
    const costsOf = memoizeCosts((loan, offer) => {
      reckoned++
      return loanCost(loan, offer)
    })
    const twenty = Array.from({ length: 20 }, (_, index) => typedOffer(fixed(6 + index / 100, 5000)))
    const before = costsOf({ loan_amount: 400_000 }, twenty)
    expect(reckoned).toBe(20)
    const typed = twenty.with(7, typedOffer(fixed(6.4, 5001)))
    const after = costsOf({ loan_amount: 400_000 }, typed)
    expect(reckoned).toBe(21)
    expect(after.filter((cost, index) => cost === before[index])).toHaveLength(19)
    costsOf({ loan_amount: 400_000 }, typed)
    expect(reckoned).toBe(21)
  })

  test('a new loan amount reckons them all again', () => {
    const costsOf = memoizeCosts()
    const [first] = costsOf({ loan_amount: 400_000 }, sampleOffers.map(typedOffer))
    const [second] = costsOf({ loan_amount: 300_000 }, sampleOffers.map(typedOffer))
    expect(second?.payment).toBeLessThan(first?.payment ?? 0)
  })
})
