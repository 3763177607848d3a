/** An amount for each owner, in cents, in the order in which they are listed. */
export type Parts = Readonly<Record<string, number>>

/** Each owner's exact part: these numerators over one denominator. */
export interface ExactParts {
  owners: readonly string[]
  numerators: readonly bigint[]
  denominator: bigint
}

/** Shares are known to a millionth. */
const SHARE_UNITS = 1_000_000

/** A share as a whole number of units; one of whole cents or parts loses no digit. */
export function shareUnits(share: number): bigint {
  return Number.isInteger(share) ? BigInt(share) * BigInt(SHARE_UNITS) : BigInt(Math.round(share * SHARE_UNITS))
}

/** What is divided by shares of any size: 1 and 2, 70 and 30, capital in cents. */
function byShares(cents: number, shares: Parts): ExactParts {
  const weights = Object.values(shares).map(shareUnits)
  return {
    owners: Object.keys(shares),
    numerators: weights.map(weight => BigInt(cents) * weight),
    denominator: weights.reduce((sum, weight) => sum + weight, 0n),
  }
}

/**
 * Whole cents that add up to the whole: cut down, and what is left goes cent by cent to those of whom the most was cut off; to
 * the first listed where it is the same.
 */
export function wholeCents({ owners, numerators, denominator }: ExactParts): Record<string, number> {
  const total = numerators.reduce((sum, numerator) => sum + numerator, 0n)
  const cut = numerators.map(numerator => floor(numerator, denominator))
  let left = floor(total, denominator) - cut.reduce((sum, cents) => sum + cents, 0n)
  const order = numerators
    .map((numerator, at) => ({ at, rest: numerator - (cut[at] ?? 0n) * denominator }))
    .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
  for (const { at } of order) {
    if (left <= 0n) break
    cut[at] = (cut[at] ?? 0n) + 1n
    left -= 1n
  }
  return Object.fromEntries(owners.map((owner, at) => [owner, Number(cut[at])]))
}

export function divide(cents: number, shares: Parts): Record<string, number> {
  return wholeCents(byShares(cents, shares))
}

export function sumOf(parts: Parts): number {
  return Object.values(parts).reduce((sum, part) => sum + part, 0)
}

/** Percent with four decimals. */
export function percentages(shares: Parts): Record<string, number> {
  const whole = sumOf(shares)
  return Object.fromEntries(
    Object.entries(shares).map(([owner, share]) => [owner, Math.round((share / whole) * 1_000_000) / 10_000]),
  )
}

/** Bigints are cut towards zero; losses must go down. */
function floor(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator
  return numerator % denominator < 0n ? quotient - 1n : quotient
}
