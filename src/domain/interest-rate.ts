import { add, type DoubleDouble, divide, multiply } from './double-double.ts'

/** Percent a year (6.5) to the fraction charged each month. 6.3 is the decimal that was typed, not the float next to it. */
export function exactMonthlyRate(annual_rate: number): DoubleDouble {
  if (!(annual_rate > 0)) return [0, 0]
  const millionths = Math.round(annual_rate * 1e6)
  if (millionths / 1e6 === annual_rate && millionths <= Number.MAX_SAFE_INTEGER) {
    return divide([millionths, 0], [1.2e9, 0])
  }
  return divide([annual_rate, 0], [1200, 0])
}

/**
 * What one dollar put aside each month has grown to after `months`: ((1 + r)^months − 1) / r, to 32 digits.
 * Doubling adds only positive numbers, so that zero and tiny rates need no case of their own and lose no digits.
 */
export function exactSavingsFactor(rate: DoubleDouble, months: number): DoubleDouble {
  let factor: DoubleDouble = [0, 0]
  for (let bit = 2 ** Math.floor(Math.log2(months)); bit >= 1; bit /= 2) {
    factor = multiply(factor, add([2, 0], multiply(rate, factor)))
    if (Math.floor(months / bit) % 2 === 1) factor = add(add(factor, multiply(factor, rate)), [1, 0])
  }
  return factor
}

/** What one dollar at the end of each of `count` periods is worth today. */
export function annuityFactor(rate: number, count: number): number {
  // Below this the rate changes no digit of the answer.
  return rate < 1e-19 ? count : -discountFactorMinusOne(rate, count) / rate
}

/** (1 + rate)^−count − 1 to the last digits. */
export function discountFactorMinusOne(rate: number, count: number): number {
  if (rate * count < 0.05) return Math.expm1(-count * Math.log1p(rate))
  // One power is faster than logarithm and exponential, if what 1 + rate loses to rounding is put back.
  const growth = 1 + rate
  const lost = rate - (growth - 1)
  return growth ** -count * (1 - count * lost) - 1
}
