import { expect, test } from 'vitest'
import { debtToIncome, loanToValue } from './ratios.ts'

test('[M32] the loan is a percent of the value, debts a percent of a month of income', () => {
  expect(loanToValue(320_000, 400_000)).toBe(80)
  expect(debtToIncome(2200, 120_000)).toBe(22)
  expect(debtToIncome(0, 120_000)).toBe(0)
})

test('[M32] what cannot be told is not guessed', () => {
  expect([loanToValue(null, 1), loanToValue(1, 0), loanToValue(0, 1), loanToValue(1e308, 1e-308)]).toEqual(
    Array(4).fill(null),
  )
  expect([debtToIncome(null, 1), debtToIncome(5, 0), debtToIncome(5, null), debtToIncome(-5, 10)]).toEqual(
    Array(4).fill(null),
  )
})
