import { expect, test } from 'vitest'
import { emptyInputs, payoffAddress } from '../payoff-scenarios.ts'
import { readAddress, writeAddress } from './address.ts'

test('[K6] what is written into an address is read from it again', () => {
  const figures = { loan_amount: 350_000, interest_rate: 6.875, loan_term: 15, extra_payment: 0 }
  const search = writeAddress(payoffAddress, figures, '?utm_source=friend')
  expect(search).toBe('?utm_source=friend&amount=350000&rate=6.875&term=15&extra=0')
  expect(readAddress(payoffAddress, search)).toEqual(figures)
  expect(writeAddress(payoffAddress, { ...emptyInputs, loan_term: null }, search)).toBe('?utm_source=friend')
})

test('[K6] what is not a figure within its limits is as if it were not there', () => {
  const bad = [
    'amount=-5',
    'amount=1e9',
    'amount=NaN',
    'amount=%3Cscript%3E',
    'amount=99999999999',
    'rate=31',
    'term=0',
  ]
  for (const part of [...bad, 'term=51', 'extra=Infinity', 'rate=6,5', 'rate=', 'amount=1.2345678']) {
    expect(readAddress(payoffAddress, `?${part}`), part).toEqual({})
  }
  expect(readAddress(payoffAddress, '?amount=250000&rate=abc')).toEqual({ loan_amount: 250_000 })
})
