import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { referenceSchedule } from '../../tests/harness/exact-reference.ts'
import { amortize, balanceAfter, loanTotals, monthlyPayment, paymentSplit, yearlyTotals } from './amortization.ts'

const cents = (amount: number) => Math.round(amount * 100)
const loan = fc.record({
  principal: fc.integer({ min: 100, max: 500_000_000 }).map(amount => amount / 100),
  annual_rate: fc.integer({ min: 0, max: 30_000 }).map(rate => rate / 1000),
  months: fc.integer({ min: 1, max: 480 }),
})
const anything = fc.record({
  principal: fc.double(),
  annual_rate: fc.double(),
  months: fc.double(),
  extra_monthly: fc.double(),
})

describe('a monthly payment', () => {
  test('[M1] is the standard formula, not rounded', () => {
    const payment = monthlyPayment({ principal: 400_000, annual_rate: 7.5, months: 360 })
    expect(payment).toBeCloseTo((400_000 * 0.00625) / (1 - 1.00625 ** -360), 8)
    expect(loanTotals({ principal: 400_000, annual_rate: 7.5, months: 360 })).toEqual({
      payment,
      total_payment: payment * 360,
      total_interest: payment * 360 - 400_000,
    })
  })

  test('[M2] at no interest is the loan over its months, and a tiny rate comes close to that', () => {
    expect(monthlyPayment({ principal: 15_000, annual_rate: 0, months: 60 })).toBe(250)
    expect(monthlyPayment({ principal: 15_000, annual_rate: 1e-12, months: 60 })).toBeCloseTo(250, 9)
    expect(monthlyPayment({ principal: 15_000, annual_rate: 5e-324, months: 60 })).toBe(250)
  })

  test('[M2] of no loan, or over no time, is nothing', () => {
    expect(monthlyPayment({ principal: 0, annual_rate: 6, months: 360 })).toBe(0)
    expect(monthlyPayment({ principal: 1000, annual_rate: 6, months: 0 })).toBe(0)
    expect(amortize({ principal: 0, annual_rate: 6, months: 360 })).toEqual({
      rows: [],
      months: 0,
      total_interest: 0,
      total_paid: 0,
    })
  })
})

describe('a schedule', () => {
  test('[M3] repays the loan to the cent, and the last payment settles it', () => {
    fc.assert(
      fc.property(loan, fc.integer({ min: 0, max: 300_000 }), (terms, extra) => {
        const { rows, months, total_interest, total_paid } = amortize({ ...terms, extra_monthly: extra / 100 })
        const sum = (key: 'principal' | 'interest' | 'payment') => rows.reduce((all, row) => all + cents(row[key]), 0)
        expect(sum('principal')).toBe(cents(terms.principal))
        expect(rows.at(-1)?.balance).toBe(0)
        expect(months).toBe(rows.length)
        expect(sum('interest')).toBe(cents(total_interest))
        expect(sum('payment')).toBe(cents(total_paid))
        expect(cents(total_paid)).toBe(cents(terms.principal) + cents(total_interest))
      }),
    )
  })

  test('[M4] never lets the balance rise, and every row adds up', () => {
    fc.assert(
      fc.property(loan, terms => {
        let before = cents(terms.principal)
        for (const row of amortize(terms).rows) {
          expect(cents(row.balance)).toBeLessThanOrEqual(before)
          expect(cents(row.interest)).toBeGreaterThanOrEqual(0)
          expect(cents(row.payment)).toBe(cents(row.interest) + cents(row.principal))
          expect(cents(row.balance)).toBe(before - cents(row.principal))
          before = cents(row.balance)
        }
      }),
    )
  })

  test('[M3] pays what the calculators say in total, and each month that payment to the cent', () => {
    fc.assert(
      fc.property(loan, terms => {
        fc.pre(terms.principal > 1000)
        const { payment, total_payment } = loanTotals(terms)
        const { rows, total_paid } = amortize(terms)
        expect(Math.abs(total_paid - total_payment)).toBeLessThanOrEqual(0.0051)
        for (const row of rows.slice(0, -1)) expect(Math.abs(row.payment - payment)).toBeLessThan(0.0101)
      }),
    )
  })

  test('[M3] equals an exact reckoning in whole numbers on 3,000 loans, every row to the cent', () => {
    let state = 20_261_115
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    let wrong = 0
    for (let count = 0; count < 3_000; count++) {
      const principal_cents = 100_000 + random(200_000_000)
      const rate_millionths = random(20) === 0 ? 0 : random(15_000) * 1000
      const months = 1 + random(40) * 12 + random(12)
      const extra_cents = random(3) === 0 ? random(100_000) : 0
      const expected = referenceSchedule({ principal_cents, rate_millionths, months, extra_cents })
      const { rows } = amortize({
        principal: principal_cents / 100,
        annual_rate: rate_millionths / 1e6,
        months,
        extra_monthly: extra_cents / 100,
      })
      const same =
        rows.length === expected.length &&
        rows.every((row, index) => {
          const other = expected[index]
          return (
            other !== undefined &&
            cents(row.payment) === Number(other.payment) &&
            cents(row.interest) === Number(other.interest) &&
            cents(row.principal) === Number(other.principal) &&
            cents(row.balance) === Number(other.balance)
          )
        })
      if (!same) wrong++
    }
    expect(wrong).toBe(0)
  })

  test('[M5] with extra payments never costs more and never lasts longer', () => {
    fc.assert(
      fc.property(loan, fc.integer({ min: 0, max: 500_000 }), (terms, extra) => {
        const plain = amortize(terms)
        const faster = amortize({ ...terms, extra_monthly: extra / 100 })
        expect(faster.total_interest).toBeLessThanOrEqual(plain.total_interest)
        expect(faster.months).toBeLessThanOrEqual(plain.months)
      }),
    )
  })

  test('[M22] with an extra that covers the loan ends at once', () => {
    const { rows, months } = amortize({ principal: 300_000, annual_rate: 6.5, months: 360, extra_monthly: 1e9 })
    expect(months).toBe(1)
    expect(rows[0]?.balance).toBe(0)
  })

  test('[M6] by year adds up to the schedule by month', () => {
    const { rows, total_interest } = amortize({ principal: 300_000, annual_rate: 6.5, months: 353 })
    const years = yearlyTotals(rows)
    expect(years).toHaveLength(30)
    expect(years.reduce((sum, year) => sum + cents(year.interest), 0)).toBe(cents(total_interest))
    expect(years.at(-1)).toMatchObject({ year: 30, balance: 0 })
    expect(years[0]?.balance).toBe(rows[11]?.balance)
  })

  test('[M4] of a loan that is nearly all interest still repays it', () => {
    const { rows } = amortize({ principal: 500_000, annual_rate: 999, months: 240 })
    expect(rows[0]).toEqual({ month: 1, payment: 416_250, interest: 416_250, principal: 0, balance: 500_000 })
    expect(rows.at(-1)?.payment).toBe(416_250)
    expect(rows.at(-1)?.balance).toBe(0)
  })
})

describe('what is owed', () => {
  test('[M6] after so many months is what the schedule shows', () => {
    fc.assert(
      fc.property(loan, fc.nat(480), (terms, months_paid) => {
        const row = amortize(terms).rows[months_paid - 1]
        const owed = balanceAfter({ ...terms, months_paid })
        if (row && terms.principal > 1000) expect(Math.abs(owed - row.balance)).toBeLessThan(0.0101)
        if (months_paid === 0) expect(owed).toBe(terms.principal)
        if (months_paid >= terms.months) expect(owed).toBe(0)
      }),
    )
  })

  test('[M6] falls by the principal part of each payment', () => {
    fc.assert(
      fc.property(loan, fc.integer({ min: 1, max: 480 }), (terms, month) => {
        fc.pre(month <= terms.months)
        const { payment, interest, principal } = paymentSplit({ ...terms, month })
        expect(interest + principal).toBeCloseTo(payment, 6)
        const fall = balanceAfter({ ...terms, months_paid: month - 1 }) - balanceAfter({ ...terms, months_paid: month })
        expect(Math.abs(fall - principal)).toBeLessThan(1e-5)
      }),
    )
  })
})

test('[M7] no input, however absurd, gives NaN or hangs', () => {
  fc.assert(
    fc.property(anything, fc.double(), (terms, month) => {
      const { rows, ...totals } = amortize(terms)
      const figures = [
        monthlyPayment(terms),
        ...Object.values(loanTotals(terms)),
        ...Object.values(totals),
        balanceAfter({ ...terms, months_paid: month }),
        ...Object.values(paymentSplit({ ...terms, month })),
        ...rows.flatMap(row => Object.values(row)),
      ]
      expect(figures.filter(figure => !Number.isFinite(figure) || figure < 0)).toEqual([])
    }),
  )
})
