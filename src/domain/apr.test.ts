import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actuarialApr, HIGHEST_APR, trueApr } from './apr.ts'
import { MORTGAGE_TYPES, mortgagePayments } from './mortgage-type.ts'

const offer = fc.record({
  loan_amount: fc.integer({ min: 1000, max: 5_000_000 }),
  annual_rate: fc.integer({ min: 0, max: 20_000 }).map(rate => rate / 1000),
  mortgage_type: fc.constantFrom(...MORTGAGE_TYPES),
})
const share = fc.double({ min: 0, max: 0.5, noNaN: true })

/** What the payments are worth at a rate, payment by payment: another way than the solver's. */
function worth(streams: { amount: number; count: number; first_period: number }[], apr: number): number {
  let sum = 0
  for (const { amount, count, first_period } of streams) {
    for (let period = first_period; period < first_period + count; period++) sum += amount / (1 + apr / 1200) ** period
  }
  return sum
}

describe('the true APR', () => {
  test('[M8] is the rate at which the payments are worth the loan less its fees', () => {
    fc.assert(
      fc.property(offer, share, (terms, part) => {
        const total_fees = terms.loan_amount * part
        const apr = trueApr({ ...terms, total_fees })
        const net = terms.loan_amount - total_fees
        const { loan_amount, annual_rate, mortgage_type } = terms
        const streams = mortgagePayments(loan_amount, annual_rate, mortgage_type)
        expect(Math.abs(worth(streams, apr) - net) / net).toBeLessThan(1e-11)
      }),
    )
  })

  test('[M8] of a fixed loan without fees is its rate', () => {
    fc.assert(
      fc.property(offer, terms => {
        const fixed = { ...terms, mortgage_type: '30_year_fixed' as const }
        expect(trueApr({ ...fixed, total_fees: 0 })).toBe(terms.annual_rate)
        expect(trueApr({ ...fixed, mortgage_type: '15_year_fixed', total_fees: 0 })).toBe(terms.annual_rate)
      }),
    )
  })

  test('[M8] never falls when fees rise', () => {
    fc.assert(
      fc.property(
        offer,
        fc.double({ min: 0, max: 2, noNaN: true }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        (terms, a, b) => {
          const less = trueApr({ ...terms, total_fees: terms.loan_amount * Math.min(a, b) })
          const more = trueApr({ ...terms, total_fees: terms.loan_amount * Math.max(a, b) })
          expect(more).toBeGreaterThanOrEqual(less - 1e-12)
        },
      ),
    )
  })

  test('[M8] of an adjustable loan lies between its first rate and the adjusted one', () => {
    for (const mortgage_type of ['5_1_arm', '7_1_arm', '10_1_arm'] as const) {
      const apr = trueApr({ loan_amount: 400_000, total_fees: 0, annual_rate: 6, mortgage_type })
      expect(apr).toBeGreaterThan(6)
      expect(apr).toBeLessThan(8)
    }
    const early = trueApr({ loan_amount: 400_000, total_fees: 0, annual_rate: 6, mortgage_type: '5_1_arm' })
    const late = trueApr({ loan_amount: 400_000, total_fees: 0, annual_rate: 6, mortgage_type: '10_1_arm' })
    expect(early).toBeGreaterThan(late)
  })

  test('[M8] is cut where fees eat the loan, and a lender that pays the buyer never makes it negative', () => {
    const terms = { loan_amount: 100_000, annual_rate: 6, mortgage_type: '30_year_fixed' as const }
    expect(trueApr({ ...terms, total_fees: 100_000 })).toBe(HIGHEST_APR)
    expect(trueApr({ ...terms, total_fees: 1e300 })).toBe(HIGHEST_APR)
    expect(trueApr({ ...terms, total_fees: -2000 })).toBeLessThan(6)
    expect(trueApr({ ...terms, total_fees: -1e300 })).toBe(0)
    expect(trueApr({ ...terms, loan_amount: 0, total_fees: 500 })).toBe(6)
  })

  test('[M7] is a number for any input', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), fc.string(), (loan_amount, total_fees, annual_rate, text) => {
        for (const mortgage_type of [...MORTGAGE_TYPES, text as '5_1_arm']) {
          const apr = trueApr({ loan_amount, total_fees, annual_rate, mortgage_type })
          expect(Number.isFinite(apr) && apr >= 0).toBe(true)
        }
      }),
    )
  })
})

describe('the actuarial APR', () => {
  const premium = 82.35
  const [loan] = mortgagePayments(162_000, 3.875, '30_year_fixed')
  const level = loan?.amount ?? 0
  const sample = (amount_financed: number, insured: number) =>
    actuarialApr({
      amount_financed,
      periods_per_year: 12,
      streams: [
        { amount: level + premium, count: insured, first_period: 1 },
        { amount: level, count: 360 - insured, first_period: insured + 1 },
      ],
    })

  test('[M9] of the sample Closing Disclosure is 4.174%, of the sample Loan Estimate 4.274%', () => {
    expect(sample(162_000, 80).toFixed(3)).toBe('4.174')
    // The Estimate takes the origination charges (A: 1,802) off the amount and counts one premium more.
    expect(sample(162_000 - 1802, 81).toFixed(3)).toBe('4.274')
  })

  test('[M9] of a loan without a finance charge is 0, and of one that pays out nothing the highest told', () => {
    const streams = [{ amount: 100, count: 12, first_period: 1 }]
    expect(actuarialApr({ amount_financed: 1200, streams, periods_per_year: 12 })).toBe(0)
    expect(actuarialApr({ amount_financed: 5000, streams, periods_per_year: 12 })).toBe(0)
    expect(actuarialApr({ amount_financed: 0, streams, periods_per_year: 12 })).toBeCloseTo(HIGHEST_APR)
    expect(actuarialApr({ amount_financed: 1000, streams: [], periods_per_year: 12 })).toBe(0)
  })

  test('[M7] is a number for any input', () => {
    const stream = fc.record({
      amount: fc.double(),
      count: fc.double(),
      first_period: fc.double(),
      odd_fraction: fc.option(fc.double(), { nil: undefined }),
    })
    fc.assert(
      fc.property(
        fc.double(),
        fc.array(stream, { maxLength: 5 }),
        fc.double(),
        (amount_financed, streams, periods_per_year) => {
          const apr = actuarialApr({ amount_financed, streams, periods_per_year })
          expect(Number.isFinite(apr) && apr >= 0).toBe(true)
        },
      ),
    )
  })
})
