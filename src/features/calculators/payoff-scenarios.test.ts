import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  balanceByYear,
  canCalculate,
  emptyInputs,
  exampleInputs,
  type PayoffInputs,
  paidLoanTerms,
  payoffScenarios,
  scheduleCsv,
} from './payoff-scenarios.ts'

function calculated(change: Partial<PayoffInputs> = {}) {
  const scenarios = payoffScenarios({ ...exampleInputs, ...change })
  if (!scenarios) throw new Error('There are no figures')
  return scenarios
}

const figure = fc.oneof(fc.constant(null), fc.double({ min: -10, max: 2e9, noNaN: true }))

test('[K1] the term starts at 30 years, and calculating waits for amount and rate alone', () => {
  expect(emptyInputs).toEqual({ loan_amount: null, interest_rate: null, loan_term: 30, extra_payment: null })
  expect(canCalculate(emptyInputs)).toBe(false)
  expect(canCalculate({ ...emptyInputs, loan_amount: 300_000 })).toBe(false)
  expect(canCalculate({ ...emptyInputs, interest_rate: 6 })).toBe(false)
  expect(canCalculate({ ...emptyInputs, loan_amount: 300_000, interest_rate: 6 })).toBe(true)
})

test('[K2] a loan, a rate or a term of nothing gives no figures', () => {
  for (const nothing of [0, -1, null]) {
    expect(payoffScenarios({ ...exampleInputs, loan_amount: nothing })).toBeNull()
    expect(payoffScenarios({ ...exampleInputs, interest_rate: nothing })).toBeNull()
    expect(payoffScenarios({ ...exampleInputs, loan_term: nothing })).toBeNull()
  }
})

test('[K3] $300 more a month on $400,000 at 6.5% saves years and interest', () => {
  const { standard, with_extra, interest_saved, months_saved } = calculated()
  expect(standard.monthly_payment).toBeCloseTo(2528.27, 2)
  expect(with_extra.monthly_payment).toBeCloseTo(2828.27, 2)
  expect([standard.months, with_extra.months, months_saved]).toEqual([360, 269, 91])
  expect(standard.total_interest).toBeCloseTo(standard.monthly_payment * 360 - 400_000, 1)
  expect(interest_saved).toBeCloseTo(standard.total_interest - with_extra.total_interest, 2)
})

test('[K3] without an extra payment both ways are the same', () => {
  const { standard, with_extra, interest_saved, months_saved } = calculated({ extra_payment: null })
  expect(with_extra).toEqual(standard)
  expect([interest_saved, months_saved]).toEqual([0, 0])
})

test('[K2] [K3] whatever is typed, every figure is a number or there is none', () => {
  fc.assert(
    fc.property(
      figure,
      figure,
      fc.oneof(fc.constant(null), fc.double({ min: -1, max: 50, noNaN: true })),
      figure,
      (...typed) => {
        const [loan_amount, interest_rate, loan_term, extra_payment] = typed
        const scenarios = payoffScenarios({ loan_amount, interest_rate, loan_term, extra_payment })
        if (!scenarios) return
        expect(scenarios.interest_saved).toBeGreaterThanOrEqual(0)
        expect(scenarios.months_saved).toBeGreaterThanOrEqual(0)
        for (const { monthly_payment, total_interest, total_paid } of [scenarios.standard, scenarios.with_extra]) {
          expect([monthly_payment, total_interest, total_paid].every(Number.isFinite)).toBe(true)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('[M22] 200 more each month saves 103,449 and 6 years 11 months', () => {
  const { standard, with_extra, interest_saved, months_saved } = calculated({
    loan_amount: 300_000,
    extra_payment: 200,
  })
  expect([standard.months, with_extra.months, months_saved]).toEqual([360, 277, 83])
  expect(interest_saved).toBe(103_448.8)
  expect(with_extra.rows.at(-1)?.balance).toBe(0)
})

test('[K4] the balance falls from the loan to zero, and faster with extra payments', () => {
  const points = balanceByYear(calculated())
  expect(points[0]).toEqual({ year: 0, standard: 400_000, with_extra: 400_000 })
  expect(points).toHaveLength(31)
  expect(points.at(-1)).toEqual({ year: 30, standard: 0, with_extra: 0 })
  for (const { year, standard, with_extra } of points.slice(1, -1)) {
    expect(with_extra, `year ${year}`).toBeLessThan(standard)
  }
})

test('[K5] the CSV has a line for every month, and its cents add up', () => {
  const scenarios = calculated({ loan_term: 2.5, extra_payment: 0 })
  const [head, ...lines] = scheduleCsv(scenarios).trimEnd().split('\r\n')
  expect(head).toBe('Month,Year,Payment,Interest,Principal,Balance,Balance without extra payments')
  expect(lines).toHaveLength(30)
  const cents = (column: number) =>
    lines.reduce((sum, line) => sum + Math.round(Number(line.split(',')[column]) * 100), 0)
  expect(cents(4)).toBe(400_000_00)
  expect(cents(2)).toBe(cents(3) + cents(4))
  expect(lines.at(-1)).toMatch(/^30,3,.*,0\.00,0\.00$/)
})

test('[K5] months after the last payment are empty of payments', () => {
  const lines = scheduleCsv(calculated()).trimEnd().split('\r\n')
  expect(lines[270]).toMatch(/^270,23,0\.00,0\.00,0\.00,0\.00,\d+\.\d\d$/)
})

test('[SV23] what is left of a loan that is paid fills the fields, and its months come back whole', () => {
  const loan = { servicer: '', owed: 356_665.12, rate: 6.5, payment: 2275.44, mortgage_insurance: null }
  const paid = { ...loan, home_value: null, first_payment_on: null, is_entered: true }
  for (const months_left of [1, 7, 119, 350, 351, 359]) {
    const { loan_amount, rate: interest_rate, term_years: loan_term } = paidLoanTerms({ ...paid, months_left })
    const found = payoffScenarios({ loan_amount, interest_rate, loan_term, extra_payment: 0 })
    expect(found?.standard.months).toBe(months_left)
  }
  const whole = paidLoanTerms({ ...paid, months_left: 350 })
  expect(
    payoffScenarios({ ...exampleInputs, ...whole, interest_rate: 6.5, loan_term: whole.term_years })?.standard
      .monthly_payment,
  ).toBeCloseTo(2275.44, 1)
})
