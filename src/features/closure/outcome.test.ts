import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trueApr } from '#domain/apr.ts'
import type { LoanClosure } from '#features/application/loan-closure.ts'
import { closingOutcome, impliedFees } from './outcome.ts'

const signed: LoanClosure = {
  id: 'closure',
  chosen_lender_name: 'Harbor Savings',
  chosen_lender_id: null,
  application_id: 'MA-ABCD1234',
  loan_amount: 400_000,
  interest_rate: 6.5,
  loan_type: 'conventional',
  apr: 6.7,
  notes: null,
  loan_closed: true,
  updated_at: '2026-11-01T00:00:00.000Z',
}

test('[CL12] the estimate stands beside what was signed: rate, lender fees and APR', () => {
  const application = { loan_amount: 400_000, property_value: 500_000, credit_score_range: 'good_670_739' } as const
  expect(closingOutcome(application, signed, 30)).toMatchObject({
    interest_rate: { estimated: 7.75, signed: 6.5 },
    lender_fees: { estimated: 5290 },
    apr: { estimated: 8, signed: 6.7 },
    other_fees: 2645,
  })
})

test('[CL12] what a rate below the estimate saves each month is told', () => {
  expect(closingOutcome({ loan_amount: 400_000 }, signed, 30).monthly_saving).toBe(337.38)
  expect(closingOutcome({}, { ...signed, interest_rate: 8 }, 30).monthly_saving).toBeLessThan(0)
})

test('[CL13] the fees that an APR implies are those that lead back to it', () => {
  const loan = fc.record({
    loan_amount: fc.integer({ min: 20_000, max: 3_000_000 }),
    interest_rate: fc.integer({ min: 2000, max: 12_000 }).map(thousandths => thousandths / 1000),
    share: fc.integer({ min: 0, max: 500 }).map(perMille => perMille / 10_000),
    years: fc.constantFrom(30 as const, 15 as const),
  })
  fc.assert(
    fc.property(loan, ({ loan_amount, interest_rate, share, years }) => {
      const total_fees = Math.round(loan_amount * share)
      const mortgage_type = years === 30 ? '30_year_fixed' : '15_year_fixed'
      const apr = trueApr({ loan_amount, total_fees, annual_rate: interest_rate, mortgage_type })
      expect(impliedFees({ ...signed, loan_amount, interest_rate, apr }, years)).toBeCloseTo(total_fees, 0)
    }),
  )
})

test('[CL13] an APR below the rate, or of a loan without level payments, implies no fees', () => {
  expect(impliedFees({ ...signed, apr: 6.4 }, 30)).toBeNull()
  expect(impliedFees({ ...signed, apr: 6.5 }, 30)).toBe(0)
  expect(impliedFees({ ...signed, loan_type: 'heloc' }, 30)).toBeNull()
  expect(impliedFees({ ...signed, loan_amount: null }, 30)).toBeNull()
  expect(impliedFees({ ...signed, apr: null }, 30)).toBeNull()
})
