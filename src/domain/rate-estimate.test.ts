import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CREDIT_SCORE_RANGES, EMPLOYMENT_STATUSES, PROPERTY_TYPES } from './borrower.ts'
import { ASSUMED_LOAN, estimateRate, type RateApplication, rateFrom } from './rate-estimate.ts'

const usual: RateApplication = {
  loan_amount: 300_000,
  property_value: 400_000,
  annual_income: 120_000,
  monthly_debt_payments: 3500,
  credit_score_range: 'excellent_740_plus',
  property_type: 'primary_residence',
  employment_status: 'employed',
}
const points = (change: RateApplication) =>
  Object.fromEntries(estimateRate({ ...usual, ...change }).adjustments.map(({ key, points }) => [key, points]))

const amount = fc.option(fc.oneof(fc.double(), fc.integer({ min: 0, max: 3_000_000 })))
const application = fc.record({
  loan_amount: amount,
  property_value: amount,
  annual_income: amount,
  monthly_debt_payments: amount,
  credit_score_range: fc.option(fc.constantFrom(...CREDIT_SCORE_RANGES)),
  property_type: fc.option(fc.constantFrom(...PROPERTY_TYPES)),
  employment_status: fc.option(fc.constantFrom(...EMPLOYMENT_STATUSES)),
})

describe('the rate estimate', () => {
  test('[M10] starts at 7.5% and moves by credit', () => {
    expect(estimateRate(usual)).toEqual({
      rate: 6.75,
      apr: 7,
      buyer: { rate: 6.75, apr: 7 },
      risk_level: 'low',
      adjustments: [{ key: 'credit', label: 'Excellent credit', points: -0.75, assumed: false }],
    })
    expect(points({ credit_score_range: 'good_670_739' })).toEqual({ credit: 0.25 })
    expect(points({ credit_score_range: 'fair_580_669' })).toEqual({ credit: 1.25 })
    expect(points({ credit_score_range: 'poor_below_580' })).toEqual({ credit: 2.75 })
  })

  test.each([
    [320_000, undefined],
    [360_000, 0.5],
    [324_000, 0.05],
    [400_000, 1],
    [240_000, undefined],
    [239_999, -0.25],
  ])('[M11] a loan of %i on a home of 400,000 moves it by %s', (loan_amount, expected) => {
    expect(points({ loan_amount }).loan_to_value).toBe(expected)
  })

  test.each([
    [4300, undefined],
    [5000, 0.21],
    [2800, undefined],
    [2799, -0.15],
    [0, -0.15],
  ])('[M12] monthly debts of %i on 10,000 a month move it by %s', (monthly_debt_payments, expected) => {
    expect(points({ monthly_debt_payments }).debt_to_income).toBe(expected)
  })

  test('[M13] moves by the home, by work and by size', () => {
    expect(points({ property_type: 'investment_property' }).property).toBe(0.75)
    expect(points({ property_type: 'secondary_home' }).property).toBe(0.375)
    expect(points({ employment_status: 'self_employed' }).employment).toBe(0.5)
    expect(points({ employment_status: 'unemployed' }).employment).toBe(2)
    expect(points({ employment_status: 'retired' }).employment).toBe(0.25)
    expect(points({ loan_amount: 766_550, property_value: 1e6 }).jumbo).toBeUndefined()
    expect(points({ loan_amount: 766_551, property_value: 1e6 }).jumbo).toBe(0.25)
  })

  test('[M14] of an empty application takes the usual: good credit, and nothing that moves the rate', () => {
    const estimate = estimateRate({})
    expect(estimate).toMatchObject({ rate: 7.75, apr: 8, risk_level: 'medium' })
    expect(estimate.adjustments).toEqual([{ key: 'credit', label: 'Good credit', points: 0.25, assumed: true }])
    expect(estimateRate({ ...usual, annual_income: 0 }).adjustments).toHaveLength(1)
    expect(ASSUMED_LOAN).toBe(400_000)
  })

  test('[M15] calls a sum of 0 low risk, up to 1.5 medium, more high, and never goes below 3%', () => {
    const risk = (...all: number[]) => rateFrom(all.map(points => ({ points }))).risk_level
    expect([risk(), risk(-1), risk(0.1, -0.1), risk(0.001), risk(1.5), risk(0.75, 0.75), risk(1.501)]).toEqual([
      'low',
      'low',
      'low',
      'medium',
      'medium',
      'medium',
      'high',
    ])
    // Added as floats, these leave a trace of something above or below 0 that depends on their order.
    expect([risk(1 / 3, 1 / 7, -1 / 3, -1 / 7), risk(1 / 7, -1 / 3, 1 / 3, -1 / 7)]).toEqual(['low', 'low'])
    expect(rateFrom([{ points: -4.6 }])).toMatchObject({ rate: 3, apr: 3.25 })
  })

  test('[M10] names every adjustment in plain words', () => {
    const { adjustments } = estimateRate({ ...usual, loan_amount: 360_000, monthly_debt_payments: 2200 })
    expect(adjustments.map(({ label }) => label)).toEqual([
      'Excellent credit',
      "Loan is 90% of the home's value",
      'Debt is 22% of income',
    ])
    expect(adjustments[2]).toMatchObject({ value: 22, limit: 28 })
  })

  test('[M15] does not depend on the order of adjustments, and is their sum', () => {
    fc.assert(
      fc.property(application, fc.infiniteStream(fc.nat()), (facts, order) => {
        const { adjustments, buyer: _without, ...figures } = estimateRate(facts)
        const shuffled = adjustments.map(one => ({ one, place: order.next().value })).sort((a, b) => a.place - b.place)
        expect(rateFrom(shuffled.map(({ one }) => one))).toEqual(figures)
        const sum = adjustments.reduce((all, { points }) => all + points, 7.5)
        expect(figures.rate).toBeCloseTo(Math.max(3, sum), 8)
      }),
    )
  })

  test('[M40] the rate that is called the buyer’s leaves out what the kind of work adds, and nothing else', () => {
    expect(estimateRate({ ...usual, employment_status: 'retired' })).toMatchObject({
      rate: 7,
      buyer: { rate: 6.75, apr: 7 },
    })
    expect(estimateRate({ ...usual, employment_status: 'self_employed' })).toMatchObject({
      rate: 7.25,
      buyer: { rate: 6.75 },
    })
    expect(estimateRate({ ...usual, employment_status: 'unemployed' })).toMatchObject({
      rate: 8.75,
      buyer: { rate: 6.75 },
    })
    fc.assert(
      fc.property(application, facts => {
        const { rate, apr } = estimateRate({ ...facts, employment_status: 'employed' })
        expect(estimateRate(facts).buyer).toEqual({ rate, apr })
      }),
    )
  })

  test('[M7] is a number for any application', () => {
    fc.assert(
      fc.property(application, facts => {
        const { rate, apr, adjustments } = estimateRate(facts)
        expect([rate, apr, ...adjustments.map(({ points }) => points)].every(Number.isFinite)).toBe(true)
      }),
    )
  })
})
