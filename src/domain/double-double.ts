/**
 * Numbers of about 32 digits as the sum of two floats, `hi + lo`. A schedule of 360 months carries fractions of a cent
 * from row to row; with plain floats roughly one row in a few million lands on the wrong side of half a cent.
 */
export type DoubleDouble = readonly [hi: number, lo: number]

const SPLITTER = 134217729 // 2^27 + 1 cuts a float into two halves whose products are exact
const TOO_LARGE_TO_SPLIT = 2 ** 995

/** What `a * b` loses when it is rounded to a float. */
function productError(a: number, b: number, product: number): number {
  if (!(Math.abs(a) < TOO_LARGE_TO_SPLIT && Math.abs(b) < TOO_LARGE_TO_SPLIT && Number.isFinite(product))) return 0
  const aScaled = SPLITTER * a
  const aHigh = aScaled - (aScaled - a)
  const aLow = a - aHigh
  const bScaled = SPLITTER * b
  const bHigh = bScaled - (bScaled - b)
  const bLow = b - bHigh
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow)
}

export function add(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const sum = a[0] + b[0]
  if (!Number.isFinite(sum)) return [sum, 0]
  const part = sum - a[0]
  const error = a[0] - (sum - part) + (b[0] - part) + a[1] + b[1]
  const hi = sum + error
  return [hi, error - (hi - sum)]
}

function subtract(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  return add(a, [-b[0], -b[1]])
}

export function multiply(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const product = a[0] * b[0]
  if (!Number.isFinite(product)) return [product, 0]
  const error = productError(a[0], b[0], product) + a[0] * b[1] + a[1] * b[0]
  const hi = product + error
  return [hi, error - (hi - product)]
}

export function divide(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const first = a[0] / b[0]
  if (!Number.isFinite(first) || first === 0 || !Number.isFinite(b[0])) return [first, 0]
  const rest = add(a, multiply([-first, 0], b))
  const second = rest[0] / b[0]
  const remainder = add(rest, multiply([-second, 0], b))
  return add(add([first, 0], [second, 0]), [remainder[0] / b[0], 0])
}

/** The nearest whole number; halves go up, also those that 32 digits cannot hold exactly (a third of 1.5). */
export function roundHalfUp(hi: number, lo: number): number {
  const whole = Math.round(hi)
  const beyond = hi - whole + lo
  if (beyond >= 0.5 - 1e-15) return whole + 1
  if (beyond < -0.5 - 1e-15) return whole - 1
  return whole
}

/** A sum that changes in place: hundreds of pairs a schedule would otherwise be made and thrown away. */
export class RunningTotal {
  hi = 0
  lo = 0

  add(hi: number, lo: number): void {
    const before = this.hi
    const sum = before + hi
    const part = sum - before
    const error = before - (sum - part) + (hi - part) + this.lo + lo
    this.hi = sum + error
    this.lo = error - (this.hi - sum)
  }

  /** Adds its own product with a rate. */
  grow(rateHi: number, rateLo: number): void {
    const product = this.hi * rateHi
    this.add(product, productError(this.hi, rateHi, product) + this.hi * rateLo + this.lo * rateHi)
  }

  rounded(): number {
    return roundHalfUp(this.hi, this.lo)
  }

  /** What is left of it, rounded, after two others are taken away. */
  roundedWithout(one: RunningTotal, two: RunningTotal): number {
    const away = one.hi + two.hi
    const awayPart = away - one.hi
    const awayLo = one.hi - (away - awayPart) + (two.hi - awayPart) + one.lo + two.lo
    const left = this.hi - away
    const part = left - this.hi
    return roundHalfUp(left, this.hi - (left - part) - (away + part) + this.lo - awayLo)
  }

  leftOf(whole: number): DoubleDouble {
    return subtract([whole, 0], [this.hi, this.lo])
  }
}
