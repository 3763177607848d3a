import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amortize, balanceAfter, monthlyPayment } from './amortization.ts'
import { mortgageSchedule } from './mortgage-schedule.ts'
import { MORTGAGE_TYPES, mortgagePayments } from './mortgage-type.ts'

const cents = (amount: number) => Math.round(amount * 100)

test('[M23] fixed loans run 30 and 15 years', () => {
  const terms = { loan_amount: 400_000, annual_rate: 6.5 }
  const thirty = mortgageSchedule({ ...terms, mortgage_type: '30_year_fixed' })
  expect(thirty).toEqual(amortize({ principal: 400_000, annual_rate: 6.5, months: 360 }))
  expect(mortgageSchedule({ ...terms, mortgage_type: '15_year_fixed' }).months).toBe(180)
})

test.each([
  ['5_1_arm', 60],
  ['7_1_arm', 84],
  ['10_1_arm', 120],
] as const)('[M23] a %s costs 2 points more after %i months, on what is then owed', (mortgage_type, fixed) => {
  const terms = { principal: 400_000, annual_rate: 6, months: 360 }
  const { rows, months } = mortgageSchedule({ loan_amount: 400_000, annual_rate: 6, mortgage_type })
  const owed = balanceAfter({ ...terms, months_paid: fixed })
  const later = monthlyPayment({ principal: owed, annual_rate: 8, months: 360 - fixed })
  expect(months).toBe(360)
  expect(rows[fixed - 1]?.payment).toBeCloseTo(monthlyPayment(terms), 1)
  expect(Math.abs((rows[fixed - 1]?.balance ?? 0) - owed)).toBeLessThan(0.0101)
  expect(Math.abs((rows[fixed]?.payment ?? 0) - later)).toBeLessThan(0.0101)
  expect(Math.abs((rows[fixed]?.interest ?? 0) - (owed * 8) / 1200)).toBeLessThan(0.0201)
  expect(rows.at(-1)?.balance).toBe(0)
  expect(mortgagePayments(400_000, 6, mortgage_type).map(({ count }) => count)).toEqual([fixed, 360 - fixed])
})

test('[M3] adjustable loans too are repaid to the cent, at any rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 500_000_000 }),
      fc.integer({ min: 0, max: 30_000 }),
      fc.constantFrom(...MORTGAGE_TYPES),
      (amount, rate, mortgage_type) => {
        const mortgage = { loan_amount: amount / 100, annual_rate: rate / 1000, mortgage_type }
        const { rows, total_paid } = mortgageSchedule(mortgage)
        expect(rows.reduce((sum, row) => sum + cents(row.principal), 0)).toBe(amount)
        expect(rows.at(-1)?.balance).toBe(0)
        const streams = mortgagePayments(mortgage.loan_amount, mortgage.annual_rate, mortgage_type)
        const headline = streams.reduce((sum, stream) => sum + stream.amount * stream.count, 0)
        if (amount > 100_000) expect(Math.abs(total_paid - headline)).toBeLessThan(0.0101)
      },
    ),
  )
})
