import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amortize } from '#domain/amortization.ts'
import { formatDate, formatDay } from '#domain/day-words.ts'
import { BASE_RATE_DAY } from '#domain/rate-estimate.ts'
import { type Application, noAnswers } from '#features/application/model.ts'
import { outcomeWords } from '#features/closure/words.ts'
import { baseWords } from '#features/comparison/market-words.ts'
import { shownParts } from '#features/comparison/month.ts'
import { ownLoan } from '#features/comparison/own-loan.ts'
import { rateWords } from '#features/comparison/words.ts'
import { affordabilityFormWords } from './page-words.ts'
import {
  breakdownDefaults,
  breakdownOf,
  monthOfTurn,
  paymentBreakdown,
  shownPayment,
  splitByYear,
} from './payment-breakdown.ts'
import { breakdownWords } from './words.ts'

test('[K8] the breakdown starts with the figures of a usual home', () => {
  expect(breakdownDefaults).toEqual({
    loan_amount: 400_000,
    interest_rate: 7.5,
    loan_term: 30,
    annual_tax: 8000,
    annual_insurance: 1200,
    hoa: 150,
    pmi: 200,
    home_value: null,
    months_paid: 0,
  })
  const { total, principal_and_interest, interest, payment_number, balance } = paymentBreakdown(breakdownDefaults)
  expect(principal_and_interest).toBeCloseTo(2796.86, 2)
  expect(interest).toBeCloseTo(2500, 8)
  expect(total).toBeCloseTo(2796.86 + 8000 / 12 + 100 + 150 + 200, 2)
  expect([payment_number, balance]).toEqual([1, 400_000])
})

test('[K9] principal and interest are those of the schedule in that month, and the parts add up', () => {
  const { rows } = amortize({ principal: 400_000, annual_rate: 7.5, months: 360 })
  for (const months_paid of [0, 1, 11, 119, 250, 359]) {
    const { principal, interest, balance, parts, total } = paymentBreakdown({ ...breakdownDefaults, months_paid })
    expect(principal).toBeCloseTo(rows[months_paid]?.principal ?? 0, 1)
    expect(interest).toBeCloseTo(rows[months_paid]?.interest ?? 0, 1)
    expect(balance).toBeCloseTo(months_paid === 0 ? 400_000 : (rows[months_paid - 1]?.balance ?? 0), 1)
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total, 8)
  }
})

test('[K9] once the loan is repaid only taxes, insurance and dues are left', () => {
  const { payment_number, principal, interest, total, balance } = paymentBreakdown({
    ...breakdownDefaults,
    months_paid: 360,
  })
  expect([payment_number, principal, interest, balance]).toEqual([null, 0, 0, 0])
  expect(total).toBeCloseTo(8000 / 12 + 100 + 150, 8)
})

test('[K9] empty, negative and absurd fields never give a figure that is not a number', () => {
  const figure = fc.oneof(fc.constant(null), fc.double({ noNaN: true, noDefaultInfinity: true }))
  fc.assert(
    fc.property(fc.tuple(figure, figure, figure, figure, figure, figure, figure, figure), typed => {
      const [loan_amount, interest_rate, loan_term, annual_tax, annual_insurance, hoa, pmi, months_paid] = typed.map(
        value => (value === null ? null : Math.max(-1e9, Math.min(1e9, value))),
      ) as (number | null)[]
      const breakdown = paymentBreakdown({
        loan_amount: loan_amount ?? null,
        interest_rate: interest_rate ?? null,
        loan_term: loan_term ?? null,
        annual_tax: annual_tax ?? null,
        annual_insurance: annual_insurance ?? null,
        hoa: hoa ?? null,
        pmi: pmi ?? null,
        home_value: loan_amount ?? null,
        months_paid: months_paid ?? null,
      })
      expect(Number.isFinite(breakdown.total)).toBe(true)
      expect(breakdown.parts.every(({ amount }) => amount >= 0)).toBe(true)
    }),
  )
})

test('[K16] the parts of a payment make the sum that stands above them, and the loan costs what home says', () => {
  for (const property_value of [441_000, 452_345, 500_000, 613_777]) {
    const answers = { ...noAnswers, loan_amount: property_value * 0.8, property_value, property_state: 'Texas' }
    const loan = ownLoan({ completed: answers as Application, draft: null }, [], 7, '2026-11-18')
    const { total, principal_and_interest, parts } = shownPayment(paymentBreakdown(breakdownOf(loan)))
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    const home = loan?.month ? shownParts(loan.month) : []
    expect(Math.abs(principal_and_interest - (home[0]?.amount ?? 0))).toBeLessThanOrEqual(1)
    expect(Math.abs(total - Math.round(loan?.month?.total ?? 0))).toBeLessThanOrEqual(1)
  }
})

test('the year in which principal overtakes interest is known to the month', () => {
  const turn = monthOfTurn(breakdownDefaults)
  const before = paymentBreakdown({ ...breakdownDefaults, months_paid: (turn ?? 0) - 2 })
  const after = paymentBreakdown({ ...breakdownDefaults, months_paid: (turn ?? 0) - 1 })
  expect(before.principal).toBeLessThanOrEqual(before.interest)
  expect(after.principal).toBeGreaterThan(after.interest)
  expect(monthOfTurn({ ...breakdownDefaults, interest_rate: 2, loan_term: 10 })).toBeNull()
  expect(splitByYear(breakdownDefaults)).toHaveLength(31)
})

test('[K14] mortgage insurance ends at 78% of the price, at the latest at mid-term, and nothing of it is left after the loan', () => {
  const pmi = (typed: Partial<typeof breakdownDefaults>) =>
    paymentBreakdown({ ...breakdownDefaults, ...typed }).parts.find(part => part.name.startsWith('Mortgage'))?.amount
  const loan = { loan_amount: 360_000, interest_rate: 6.5, home_value: 400_000 }
  expect([pmi({ ...loan, months_paid: 108 }), pmi({ ...loan, months_paid: 109 })]).toEqual([200, 0])
  expect([pmi({ months_paid: 179 }), pmi({ months_paid: 180 }), pmi({ months_paid: 360 })]).toEqual([200, 0, 0])
})

test('[K15] [H60] [H154] the breakdown starts from the application: its loan, home and state at what lenders averaged, else at the estimated rate', () => {
  const answers = { ...noAnswers, loan_amount: 360_000, property_value: 400_000, property_state: 'Texas' }
  const own = breakdownOf(ownLoan({ completed: answers as Application, draft: null }, [], 7, '2026-11-18'))
  expect(own).toMatchObject({
    loan_amount: 360_000,
    annual_tax: 5600,
    annual_insurance: 2400,
    pmi: 180,
    home_value: 400_000,
  })
  expect(own.interest_rate).toBe(8.25)
  const survey = { date: '2026-10-08', thirty_year: 7.4 }
  const averaged = ownLoan({ completed: answers as Application, draft: null }, [], 7, '2026-11-18', survey)
  expect(breakdownOf(averaged).interest_rate).toBe(7.4)
  expect(breakdownOf(null)).toBe(breakdownDefaults)
})

test('[L46] whatever shows our estimated rate says from which day its base is, and that it is no market rate', () => {
  const day = formatDay(BASE_RATE_DAY)
  const sentences = [
    breakdownWords.fromApplication,
    affordabilityFormWords.blankIsEstimate('7.5%'),
    outcomeWords.description,
    baseWords,
    rateWords.base(day),
  ]
  for (const sentence of sentences) {
    expect(sentence.replaceAll('\u00a0', ' ')).toContain(formatDate(BASE_RATE_DAY))
    expect(sentence).toMatch(/(n’t a|not on the|not a|not from that week’s|not from the) market/)
  }
})
