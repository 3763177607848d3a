import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { amortize, loanTotals, monthlyPayment, paymentSplit } from './amortization.ts'
import { actuarialApr } from './apr.ts'
import { inFiveYears, totalInterestPercentage } from './disclosure-figures.ts'
import { pmiEnd } from './pmi.ts'

interface Vector {
  source: string
  kind: string
  tolerance: number
  // biome-ignore lint/suspicious/noExplicitAny: each kind of example has its own fields.
  inputs: any
  expected: Record<string, number>
}

const vectors: Vector[] = JSON.parse(readFileSync(new URL('./mortgage-vectors.json', import.meta.url), 'utf8'))
const of = (...kinds: string[]) => vectors.filter(vector => kinds.includes(vector.kind))
const terms = ({ amount, rate_percent, months }: { amount: number; rate_percent: number; months: number }) => ({
  principal: amount,
  annual_rate: rate_percent,
  months,
})
const toTheCent = (amount: number) => Math.round(amount * 100) / 100

describe('published examples', () => {
  test.each(of('apr_actuarial'))('[M9] Regulation Z, Appendix J: $inputs.description', ({ inputs, expected }) => {
    const apr = actuarialApr({
      amount_financed: inputs.amount_advanced,
      periods_per_year: inputs.unit_periods_per_year,
      streams: inputs.payments.map((stream: { amount: number; count: number; first_t: number; f: number }) => ({
        amount: stream.amount,
        count: stream.count,
        first_period: stream.first_t,
        odd_fraction: stream.f,
      })),
    })
    expect(Math.round(apr * 100) / 100).toBe(expected.apr_percent)
  })

  test.each(of('pmt'))(
    'a payment at $inputs.rate a month over $inputs.nper months',
    ({ inputs, expected, tolerance }) => {
      const payment = monthlyPayment({ principal: inputs.pv, annual_rate: inputs.rate * 1200, months: inputs.nper })
      expect(Math.abs(-payment - (expected.value ?? 0))).toBeLessThanOrEqual(tolerance)
    },
  )

  test.each(of('ppmt', 'ipmt'))('the $kind part of a payment', ({ kind, inputs, expected, tolerance }) => {
    const split = paymentSplit({
      principal: inputs.pv,
      annual_rate: inputs.rate * 1200,
      months: inputs.nper,
      month: inputs.per,
    })
    const part = kind === 'ppmt' ? split.principal : split.interest
    expect(Math.abs(-part - (expected.value ?? 0))).toBeLessThanOrEqual(tolerance)
  })

  test.each(of('monthly_payment'))('$inputs.amount at $inputs.rate_percent% over $inputs.months months', vector => {
    expect(toTheCent(monthlyPayment(terms(vector.inputs)))).toBe(vector.expected.payment)
  })

  test.each(of('total_interest'))('all interest on $inputs.amount at $inputs.rate_percent%', vector => {
    const { inputs, expected, tolerance } = vector
    const interest = expected.total_interest ?? 0
    expect(Math.abs(loanTotals(terms(inputs)).total_interest - interest)).toBeLessThanOrEqual(tolerance)
    expect(Math.abs(amortize(terms(inputs)).total_interest - interest)).toBeLessThanOrEqual(tolerance)
  })

  test.each(of('amortization_row'))('row $inputs.row of a schedule', ({ inputs, expected, tolerance }) => {
    const { rows } = amortize(terms(inputs))
    const row = rows[inputs.row - 1]
    const total_interest = rows.slice(0, inputs.row).reduce((sum, { interest }) => sum + interest, 0)
    for (const [key, value] of Object.entries({ ...row, total_interest })) {
      if (key in expected) expect(Math.abs(value - (expected[key] ?? 0))).toBeLessThanOrEqual(tolerance)
    }
  })

  test.each(of('payoff_extra'))('[M22] 200 more each month on 300,000', ({ inputs, expected, tolerance }) => {
    const standard = amortize(terms(inputs))
    const with_extra = amortize({ ...terms(inputs), extra_monthly: inputs.extra })
    expect(with_extra.months).toBe(expected.months)
    expect(Math.abs(with_extra.total_interest - (expected.total_interest ?? 0))).toBeLessThanOrEqual(tolerance)
    const saved = standard.total_interest - with_extra.total_interest
    expect(Math.abs(saved - (expected.interest_saved ?? 0))).toBeLessThanOrEqual(tolerance)
  })

  const sample = { principal: 162_000, annual_rate: 3.875, months: 360 }

  test.each(of('le_page1'))('[M27] page 1 of the sample Loan Estimate', ({ inputs, expected }) => {
    const monthly = monthlyPayment(sample)
    expect(toTheCent(monthly)).toBe(expected.monthly_pi)
    expect((inputs.loan_amount * inputs.prepay_penalty_percent) / 100).toBe(expected.prepay_penalty_max)
  })

  test.each(of('le_in_5_years'))('[M27] five years of the sample Loan Estimate', ({ inputs, expected }) => {
    const { total_paid, principal_paid } = inFiveYears({
      ...sample,
      mortgage_insurance_monthly: inputs.mi_monthly,
      loan_costs: inputs.loan_costs_D,
      prepaid_interest: inputs.prepaid_interest,
    })
    expect(Math.round(total_paid)).toBe(expected.total_paid)
    expect(Math.round(principal_paid)).toBe(expected.principal_paid)
  })

  test('[M27] five years of the sample refinance: insurance stops when it ends', () => {
    const refinance = { principal: 150_000, annual_rate: 4.25, months: 360 }
    const end = pmiEnd({ ...refinance, original_value: 180_000 })
    const { total_paid, principal_paid } = inFiveYears({
      ...refinance,
      mortgage_insurance_monthly: 82.35,
      mortgage_insurance_months: end?.ends,
      // The form has one month of it among the prepaids and two in the first escrow payment.
      mortgage_insurance_at_closing: 3 * 82.35,
      loan_costs: 3521,
      prepaid_interest: 265.65,
    })
    expect(end?.ends).toBe(44)
    expect(Math.round(total_paid)).toBe(51_932)
    expect(Math.round(principal_paid)).toBe(13_788)
  })

  test.each(of('tip'))('[M27] total interest percentage of the sample Loan Estimate', ({ inputs, expected }) => {
    const tip = (prepaid_interest: number) => totalInterestPercentage({ ...sample, prepaid_interest }).toFixed(2)
    expect(tip(inputs.prepaid_interest)).toBe(String(expected.tip_percent))
    // The Closing Disclosure's is 69.46, for 279.04 of prepaid interest.
    expect(tip(279.04)).toBe('69.46')
  })

  test('[M27] total of payments and finance charge of the sample Closing Disclosure', () => {
    const interest = loanTotals(sample).total_interest
    const insurance = 80 * 82.35
    expect(toTheCent(interest + insurance)).toBe(118_830.27)
    expect(toTheCent(162_000 + interest + insurance + 4694.05 + 279.04)).toBe(285_803.36)
  })

  test.each(of('pmi_dropoff'))('[M26] mortgage insurance of the sample Closing Disclosure', ({ inputs, expected }) => {
    const end = pmiEnd({ ...sample, original_value: inputs.value })
    expect(end).toEqual({ on_request: 68, automatic: expected.month_scheduled_78, midpoint: 180, ends: 80 })
  })

  test('none of them is left out', () => {
    const kinds = new Set(vectors.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(
      [
        'amortization_row',
        'apr_actuarial',
        'ipmt',
        'le_in_5_years',
        'le_page1',
        'monthly_payment',
        'payoff_extra',
        'pmi_dropoff',
        'pmt',
        'ppmt',
        'tip',
        'total_interest',
      ].sort(),
    )
    expect(vectors).toHaveLength(26)
  })
})
