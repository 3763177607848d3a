import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doubtfulMoney, parseMoney, parsePercent, roundToCent, toCents } from './money.ts'

describe('an amount as people type it', () => {
  test.each([
    ['450000', 450_000],
    ['$450,000', 450_000],
    ['450k', 450_000],
    ['$450 K', 450_000],
    ['1.2 million', 1_200_000],
    ['1.1m', 1_100_000],
    ['450 000.50', 450_000.5],
    ['$ 1,234.56', 1234.56],
    ['-$500', -500],
    ['$-500', -500],
    ['5 dollars', 5],
    ['USD 300,000', 300_000],
    ['450,000.', 450_000],
    ['.5', 0.5],
    ['４５０', 450],
    ['0', 0],
  ])('[M17] %s is %d', (text, amount) => {
    expect(parseMoney(text)).toBe(amount)
  })

  test.each(['', ' ', '$', '.', 'abc', '12abc', '1.2.3', '--5', '1e5', '0x10', 'NaN', 'Infinity', '9'.repeat(400)])(
    '[M17] "%s" is not a number',
    text => {
      expect(parseMoney(text)).toBeNull()
    },
  )

  test('[M17] never becomes NaN, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'$0123456789.,kKmM% -/½') })), text => {
        for (const parsed of [parseMoney(text), parsePercent(text)]) {
          expect(parsed === null || Number.isFinite(parsed)).toBe(true)
        }
      }),
    )
  })
})

test.each([
  ['6.5 %', 6.5],
  ['6.5', 6.5],
  ['6.875percent', 6.875],
  ['6 7/8', 6.875],
  ['6-1/8%', 6.125],
  ['6½%', 6.5],
  ['6,5', 6.5],
  ['-0.25%', -0.25],
  ['20%', 20],
])('[M18] a rate typed as %s is %d', (text, rate) => {
  expect(parsePercent(text)).toBe(rate)
})

test.each(['', '%', 'abc', '1/0', '6.5.5', '6 7', '%6'])('[M18] "%s" is not a rate', text => {
  expect(parsePercent(text)).toBeNull()
})

test('[X230] a comma before one or two digits is a question, and a point before a word', () => {
  for (const text of ['1,5', '$1,50', '450,0 ']) expect(doubtfulMoney(text), text).not.toBeNull()
  expect(doubtfulMoney('1,5')).toEqual([15, 1.5])
  for (const text of ['450,000', '1,234.5', '4,50,000', '15', '1,5m']) expect(doubtfulMoney(text), text).toBeNull()
  expect([parseMoney('1,5 million'), parseMoney('1,25m'), parseMoney('1,500k')]).toEqual([
    1_500_000, 1_250_000, 1_500_000,
  ])
})

test('half a cent goes up, as typed and not as stored', () => {
  expect([roundToCent(1.005), roundToCent(2.675), roundToCent(-1.005), roundToCent(1.00499)]).toEqual([
    1.01, 2.68, -1.01, 1,
  ])
  expect([toCents(1.005), toCents(-3), toCents(Number.NaN)]).toEqual([101, 0, 0])
  // A trillion is nonsense, but whole cents of it are whole.
  expect(roundToCent(40_000_000_000_000)).toBe(40_000_000_000_000)
  fc.assert(
    fc.property(fc.maxSafeInteger(), cents => {
      fc.pre(Math.abs(cents) < 1e13)
      expect(roundToCent(cents / 100)).toBe(cents / 100 + 0)
    }),
  )
})
