import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amortize } from './amortization.ts'
import { payoff, payoffScenario } from './payoff.ts'

const loan = { principal: 300_000, annual_rate: 6.5, months: 360 }
const cents = (amount: number) => Math.round(amount * 100)

test('[M22] 200 more each month saves 103,449 and 6 years 11 months', () => {
  const scenario = payoffScenario({ ...loan, extra_monthly: 200 })
  expect(scenario).toMatchObject({ interest_saved: 103_448.8, months_saved: 83 })
  expect(scenario.standard.months).toBe(360)
  expect(scenario.with_extra).toMatchObject({ months: 277, paid_off: true })
})

test('[M22] without anything extra nothing is saved', () => {
  expect(payoffScenario(loan)).toMatchObject({ interest_saved: 0, months_saved: 0 })
  expect(payoff(loan)).toEqual({ ...amortize(loan), paid_off: true })
})

test('[M22] a yearly extra is paid with every twelfth payment, a one-off in its month', () => {
  const { rows } = payoff({
    ...loan,
    extra_yearly: 1200,
    one_off: [
      { month: 5, amount: 10_000 },
      { month: 5, amount: 500 },
    ],
  })
  const level = 1896.2
  expect(rows[3]?.payment).toBeCloseTo(level, 1)
  expect(rows[4]?.payment).toBeCloseTo(level + 10_500, 1)
  expect(rows[11]?.payment).toBeCloseTo(level + 1200, 1)
  expect(rows[23]?.payment).toBeCloseTo(level + 1200, 1)
  expect(rows[24]?.payment).toBeCloseTo(level, 1)
})

test('[M22] a one-off that covers the loan ends it', () => {
  const { rows, months } = payoff({ ...loan, one_off: [{ month: 3, amount: 1e9 }] })
  expect(months).toBe(3)
  expect(rows.at(-1)?.balance).toBe(0)
})

test('[M22] a payment below the interest never repays: it stops after twice the months', () => {
  const stuck = payoff({ ...loan, payment: 1000 })
  expect(stuck).toMatchObject({ months: 720, paid_off: false })
  expect(stuck.rows.at(-1)?.balance).toBeGreaterThan(300_000)
})

test('[M22] a note printed in cents is paid as printed until the last payment', () => {
  const { rows } = payoff({ ...loan, payment: 1896.2 })
  expect(new Set(rows.slice(0, -1).map(({ payment }) => payment))).toEqual(new Set([1896.2]))
  expect(rows.at(-1)?.balance).toBe(0)
})

test('[M5] no extra payment, of whatever kind, ever costs', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 900_000 }),
      fc.integer({ min: 0, max: 15_000 }),
      fc.integer({ min: 12, max: 360 }),
      fc.nat(5000),
      fc.nat(20_000),
      fc.array(fc.record({ month: fc.nat(400), amount: fc.nat(100_000) }), { maxLength: 3 }),
      (principal, rate, months, extra_monthly, extra_yearly, one_off) => {
        const terms = { principal, annual_rate: rate / 1000, months }
        const { interest_saved, months_saved, with_extra } = payoffScenario({
          ...terms,
          extra_monthly,
          extra_yearly,
          one_off,
        })
        expect(interest_saved).toBeGreaterThanOrEqual(0)
        expect(months_saved).toBeGreaterThanOrEqual(0)
        expect(with_extra.paid_off).toBe(true)
        expect(with_extra.rows.reduce((sum, row) => sum + cents(row.principal), 0)).toBe(cents(principal))
      },
    ),
  )
})

test('[M7] no payment or extra, however absurd, gives NaN or hangs', () => {
  fc.assert(
    fc.property(
      fc.record({
        principal: fc.double(),
        annual_rate: fc.double(),
        months: fc.double(),
        payment: fc.option(fc.double(), { nil: undefined }),
        extra_monthly: fc.double(),
        extra_yearly: fc.double(),
        from_month: fc.double(),
        to_month: fc.double(),
        one_off: fc.array(fc.record({ month: fc.double(), amount: fc.double() }), { maxLength: 3 }),
      }),
      terms => {
        const { rows, total_interest, total_paid } = payoff(terms)
        const figures = [total_interest, total_paid, ...rows.flatMap(row => Object.values(row))]
        expect(figures.filter(figure => !Number.isFinite(figure))).toEqual([])
      },
    ),
  )
})
