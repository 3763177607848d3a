import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trueApr } from '#domain/apr.ts'
import { calendarDayIn } from '#domain/time-zone.ts'
import type { LoanClosure } from '#features/application/loan-closure.ts'
import { saidClosingDay } from '#features/timeline/said-closing.ts'
import { closingOutcome, impliedFees } from './outcome.ts'
import { aprHoldsWords, outcomeWords } from './words.ts'

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

const fixed = { years: 30, adjustable: false, closed_on: '2026-10-17' } as const
const application = { loan_amount: 400_000, property_value: 500_000, credit_score_range: 'good_670_739' } as const

test('[CL12] the estimate stands beside what was signed: rate, lender fees and APR', () => {
  expect(closingOutcome(application, signed, fixed)).toMatchObject({
    interest_rate: { estimated: 7.75, signed: 6.5 },
    lender_fees: { estimated: 5290 },
    apr: { estimated: 8, signed: 6.7 },
    apr_holds: null,
    other_fees: 2645,
  })
})

test('[CL13] no fees are told where insurance, a funding fee or a rate to come is in the APR', () => {
  const holds = (closure: Partial<LoanClosure>, about = application as object, adjustable = false) => {
    const { apr_holds, lender_fees } = closingOutcome(about, { ...signed, ...closure }, { ...fixed, adjustable })
    expect(lender_fees.signed).toBeNull()
    return apr_holds
  }
  // An FHA loan whose premium is the difference: it was called fees of about $31,439.
  expect(holds({ loan_type: 'fha', loan_amount: 386_000, interest_rate: 6.25, apr: 7.02 })).toBe('fha-premiums')
  expect(holds({ loan_type: 'va' })).toBe('va-funding-fee')
  expect(holds({ loan_type: 'usda' })).toBe('usda-fees')
  expect(holds({ loan_amount: 450_000 })).toBe('mortgage-insurance')
  expect(holds({}, {})).toBe('mortgage-insurance')
  expect(holds({}, application, true)).toBe('rate-to-come')
  expect(holds({ loan_type: 'heloc' })).toBe('other-terms')
  for (const words of Object.values(aprHoldsWords)) expect(words).toMatch(/can’t work (the fees|them) out from it/)
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

test('[CL13] an APR below the rate implies no fees', () => {
  expect(impliedFees({ ...signed, apr: 6.4 }, 30)).toBeNull()
  expect(impliedFees({ ...signed, apr: 6.5 }, 30)).toBe(0)
  expect(impliedFees({ ...signed, loan_amount: null }, 30)).toBeNull()
  expect(impliedFees({ ...signed, apr: null }, 30)).toBeNull()
})

test('[CL20] interest to the end of the month is taken out of the signed fees; without the closing day it is called what it is', () => {
  // $2,000 of fees and 15 days of interest, as the APR of a $400,000 loan at 6.5% holds both.
  const interest = (400_000 * 0.065 * 15) / 365
  const apr = trueApr({
    loan_amount: 400_000,
    total_fees: 2000 + interest,
    annual_rate: 6.5,
    mortgage_type: '30_year_fixed',
  })
  const known = closingOutcome(application, { ...signed, apr }, fixed)
  expect(known.prepaid_interest).toBeCloseTo(1068.49, 2)
  expect(known.lender_fees.signed).toBeCloseTo(2000, 0)
  const unknown = closingOutcome(application, { ...signed, apr }, { ...fixed, closed_on: null })
  expect(unknown.lender_fees.signed).toBeNull()
  expect(unknown.finance_charges).toBeCloseTo(3068.49, 0)
  expect(outcomeWords.withInterest(30, '$3,068')).toContain('with interest to the end of the month you closed in')
})

const inNewYork = (instant: string) => calendarDayIn('America/New_York', instant)

test('[CL18] the day on which a loan closed is known only where somebody said it', () => {
  const marked = '2026-12-03T12:00:00.000Z'
  const closing = (scheduled_date: string | null, date_change_count: number) => [
    { event_key: 'closing_day' as const, scheduled_date, date_change_count },
  ]
  const said = (events: ReturnType<typeof closing>, closed_on: string | null = null, answers = {}) =>
    saidClosingDay({ closed_on, updated_at: marked }, events, answers, inNewYork)
  expect(said([], '2026-11-25')).toBe('2026-11-25')
  expect(said(closing('2026-11-20', 1))).toBe('2026-11-20')
  expect(said(closing('2026-11-20', 0))).toBeNull()
  // Where nobody dated it, the timeline has the day of the recording.
  expect(said(closing('2026-12-03', 1))).toBeNull()
  expect(said(closing('2026-12-03', 0), null, { closing_fixed_on: '2026-12-03' })).toBe('2026-12-03')
  expect(said([])).toBeNull()
  // Recorded on the evening of the 31st, when it is the 1st in London: the day of the recording, and nobody's word.
  const evening = { closed_on: null, updated_at: '2027-01-01T01:30:00.000Z' }
  expect(saidClosingDay(evening, closing('2026-12-31', 1), {}, inNewYork)).toBeNull()
})
