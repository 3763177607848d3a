import { referenceSchedule } from '../tests/harness/exact-reference.ts'

/** Figures to 50 digits in whole numbers, to hold every contender against. */
const ONE = 10n ** 50n

interface Loan {
  principal: number
  annual_rate: number
  months: number
}

export function exactPayment({ principal, annual_rate, months }: Loan): number {
  const rate = fixed(annual_rate) / 1200n
  const growth = power(ONE + rate, months)
  const payment = (((fixed(principal) * rate) / ONE) * growth) / (growth - ONE)
  return toNumber(payment)
}

export function exactScheduleInterest({ principal, annual_rate, months }: Loan): number {
  const rows = referenceSchedule({
    principal_cents: Math.round(principal * 100),
    rate_millionths: Math.round(annual_rate * 1e6),
    months,
  })
  return Number(rows.reduce((sum, { interest }) => sum + interest, 0n)) / 100
}

/** The yearly percent at which monthly payments are worth the amount. */
export function exactApr(amount: number, streams: [payment: number, count: number][]): number {
  const payments = streams.flatMap(([payment, count]) => Array<bigint>(count).fill(fixed(payment)))
  const target = fixed(amount)
  let low = 0n
  let high = ONE
  for (let step = 0; step < 130; step++) {
    const rate = (low + high) / 2n
    if (worth(payments, rate) > target) low = rate
    else high = rate
  }
  return toNumber(low * 1200n)
}

function worth(payments: bigint[], rate: bigint): bigint {
  // From the last payment back: one division each.
  return payments.reduceRight((sum, payment) => ((sum + payment) * ONE) / (ONE + rate), 0n)
}

function power(base: bigint, exponent: number): bigint {
  let result = ONE
  for (let step = 0; step < exponent; step++) result = (result * base) / ONE
  return result
}

/** The decimal a float is written as. */
function fixed(value: number): bigint {
  const [whole = '0', part = ''] = String(value).split('.')
  return BigInt(whole) * ONE + BigInt(part.padEnd(50, '0'))
}

function toNumber(value: bigint): number {
  return Number(value / 10n ** 30n) / 1e20
}
