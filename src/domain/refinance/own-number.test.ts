import { expect, test } from 'vitest'
import { ownNumber, refinanceZone } from './own-number.ts'

/** $357,006.77 at 6.5% with 351 months left, $4,400 of costs, seven more years. */
const loan = { balance: 357_006.77, annual_rate: 6.5, months_left: 351, costs: 4_400, stay_years: 7 }

test('[RF2] one rate at which a refinance pays, and one at which it only gains', () => {
  expect(ownNumber(loan)).toEqual({ pays_at: 5.61, gains_at: 6.22 })
})

test('[RF2] costs, stay and how rates swing move the number', () => {
  expect(ownNumber({ ...loan, costs: 2_400 }).pays_at).toBe(5.86)
  expect(ownNumber({ ...loan, costs: 300 }).pays_at).toBe(6.29)
  expect(ownNumber({ ...loan, stay_years: 4 }).pays_at).toBe(5.47)
  expect(ownNumber({ ...loan, swing: 1.09 }).pays_at).toBe(5.44)
})

test('[RF2] without costs, or with more credit than costs, any lower rate pays', () => {
  expect(ownNumber({ ...loan, costs: 0 })).toEqual({ pays_at: 6.5, gains_at: 6.5 })
  expect(ownNumber({ ...loan, costs: -500 }).pays_at).toBe(6.5)
})

test('[RF2] a loan without interest has a number too', () => {
  expect(ownNumber({ ...loan, annual_rate: 0 }).pays_at).toBeLessThan(0)
})

test('[RF2] a rate pays, gains while waiting is worth more, or costs more than it saves', () => {
  const number = ownNumber(loan)
  expect([5.61, 5.62, 6.22, 6.23].map(rate => refinanceZone(rate, number))).toEqual(['pays', 'gains', 'gains', 'costs'])
})
