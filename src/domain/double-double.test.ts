import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, type DoubleDouble, divide, multiply, RunningTotal, roundHalfUp } from './double-double.ts'
import { exactMonthlyRate, exactSavingsFactor } from './interest-rate.ts'

const DIGITS = 60n
const ONE = 10n ** DIGITS

/** A pair of floats as a whole number of 10^-60, without rounding: a float is a whole number over a power of two. */
function exactly([hi, lo]: DoubleDouble): bigint {
  return exactFloat(hi) + exactFloat(lo)
}

function exactFloat(value: number): bigint {
  let scaled = value
  let halvings = 0n
  while (!Number.isInteger(scaled)) {
    scaled *= 2
    halvings++
  }
  return (BigInt(scaled) * ONE) >> halvings
}

function digitsRight(found: bigint, expected: bigint): number {
  const off = found > expected ? found - expected : expected - found
  return off === 0n ? 99 : String(expected).length - String(off).length
}

const amount = fc.double({ min: 1e-3, max: 1e9, noNaN: true })

test('sums, products and quotients are right to 30 digits', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      expect(digitsRight(exactly(add([a, 0], [b, 0])), exactFloat(a) + exactFloat(b))).toBeGreaterThanOrEqual(30)
      const product = exactly(multiply([a, 0], [b, 0]))
      expect(digitsRight(product, (exactFloat(a) * exactFloat(b)) / ONE)).toBeGreaterThanOrEqual(30)
      const quotient = exactly(divide([a, 0], [b, 0]))
      expect(digitsRight(quotient, (exactFloat(a) * ONE) / exactFloat(b))).toBeGreaterThanOrEqual(30)
    }),
  )
})

test('a rate is the decimal that was typed', () => {
  for (const rate of [6.3, 6.5, 7.375, 0.1, 2.999999, 13.37]) {
    const typed = (BigInt(Math.round(rate * 1e6)) * ONE) / 1_200_000_000n
    expect(digitsRight(exactly(exactMonthlyRate(rate)), typed)).toBeGreaterThanOrEqual(30)
  }
})

test('a debt that grows for 30 years is right to 28 digits', () => {
  const rate = exactMonthlyRate(6.3)
  const exactRate = (6_300_000n * ONE) / 1_200_000_000n
  const total = new RunningTotal()
  total.add(27_120.41, 0)
  let expected = exactFloat(27_120.41)
  let saved = 0n
  for (let month = 0; month < 360; month++) {
    total.grow(rate[0], rate[1])
    expected += (expected * exactRate) / ONE
    saved += (saved * exactRate) / ONE + ONE
  }
  expect(digitsRight(exactly([total.hi, total.lo]), expected)).toBeGreaterThanOrEqual(28)
  expect(digitsRight(exactly(exactSavingsFactor(rate, 360)), saved)).toBeGreaterThanOrEqual(28)
})

test('a half goes up even where 32 digits fall just short of it', () => {
  expect([roundHalfUp(2.5, 0), roundHalfUp(2.5, -1e-29), roundHalfUp(2.5, 1e-29)]).toEqual([3, 3, 3])
  expect([roundHalfUp(2.5, -1e-9), roundHalfUp(2.5 - 1e-9, 0), roundHalfUp(2, 0.4), roundHalfUp(3, -0.6)]).toEqual([
    2, 2, 2, 2,
  ])
  // Parts that are not normalised, as a difference of totals leaves them.
  expect([roundHalfUp(2.25, 0.25), roundHalfUp(2.25, 0.25 - 5e-17), roundHalfUp(2.25, 0.249)]).toEqual([3, 3, 2])
  expect([roundHalfUp(-2.5, 0), roundHalfUp(-2.5, -1e-9)]).toEqual([-2, -3])
})
