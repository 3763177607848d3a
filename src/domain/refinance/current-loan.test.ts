import { expect, test } from 'vitest'
import { currentLoan, expectedPayment, monthsToRepay } from './current-loan.ts'

const given = { balance: 300_000, annual_rate: 6.5, months_left: 288, payment: 2_059.63 }

test('[RF10] the months that are left count; without them the payment tells them', () => {
  const loan = { balance: 300_000, annual_rate: 6.5, months_left: 288 }
  expect(currentLoan(given)).toEqual(loan)
  expect(currentLoan({ ...given, payment: null })).toEqual(loan)
  expect(currentLoan({ ...given, months_left: null })).toEqual(loan)
  expect(currentLoan({ ...given, payment: 9_000 })).toEqual(loan)
})

test('[RF10] there is nothing to compare with until balance, rate and one of the two are known', () => {
  for (const missing of [
    { balance: null },
    { balance: 0 },
    { annual_rate: null },
    { months_left: null, payment: null },
  ])
    expect(currentLoan({ ...given, ...missing })).toBeNull()
  expect(currentLoan({ ...given, annual_rate: 0 })).not.toBeNull()
})

test('[RF10] a payment below the interest never repays a loan', () => {
  expect(monthsToRepay(300_000, 6.5, 1_625)).toBeNull()
  expect(monthsToRepay(300_000, 6.5, 1_625.01)).toBeNull()
  expect(monthsToRepay(300_000, 0, 1_000)).toBe(300)
  expect(monthsToRepay(100, 6.5, 5_000)).toBe(1)
})

test('[RF11] a payment that does not fit the other three is told with the one that would', () => {
  expect(expectedPayment(given)).toBeNull()
  expect(expectedPayment({ ...given, payment: 2_079 })).toBeNull()
  expect(expectedPayment({ ...given, payment: 2_620 })).toBe(2_059.63)
  expect(expectedPayment({ ...given, payment: 1_900 })).toBe(2_059.63)
  expect(expectedPayment({ ...given, payment: null })).toBeNull()
})
