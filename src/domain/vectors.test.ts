import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { amortize, loanTotals, monthlyPayment, paymentSplit } from './amortization.ts'
import { actuarialApr } from './apr.ts'

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
})
