import { addMonths, type CalendarDay, daysBetween } from '../calendar-day.ts'

/** A twelfth of a year's interest, or interest by the days of the month. */
export const DAY_COUNTS = ['monthly', 'actual/365', 'actual/360'] as const
export type DayCount = (typeof DAY_COUNTS)[number]

/** Cents with their fraction, exactly: no float says 1114.195 where the note means 1114.1950. */
export interface ExactCents {
  numerator: bigint
  denominator: bigint
}

/** Rates are known to a millionth of a percent. */
const RATE_UNITS = 1_000_000

/** Interest for one month, due on a day: by its days, or a twelfth of the year's. */
export function monthsInterest(
  balance_cents: number,
  rate_percent: number,
  method: DayCount,
  due_on: CalendarDay,
): ExactCents {
  if (method === 'monthly') return exactInterest(balance_cents, rate_percent, 1, 12)
  const days = daysBetween(addMonths(due_on, -1), due_on)
  return exactInterest(balance_cents, rate_percent, days, method === 'actual/365' ? 365 : 360)
}

/** Balance × rate × parts of a year. */
export function exactInterest(balance_cents: number, rate_percent: number, parts: number, of: number): ExactCents {
  const rate = BigInt(Math.round(rate_percent * RATE_UNITS))
  return {
    numerator: BigInt(balance_cents) * rate * BigInt(parts),
    denominator: BigInt(RATE_UNITS) * 100n * BigInt(of),
  }
}

/** Whole cents; half a cent goes up. */
export function halfUp({ numerator, denominator }: ExactCents): number {
  return Number((numerator * 2n + denominator) / (denominator * 2n))
}

/** Whole cents; what is less than one is cut off. */
export function cutOff({ numerator, denominator }: ExactCents): number {
  return Number(numerator / denominator)
}

/** Rounded up, down or cut off: whichever way a servicer makes cents, each month may hide less than one. */
export function isWithinCents(printed_cents: number, { numerator, denominator }: ExactCents, months = 1): boolean {
  const off = BigInt(printed_cents) * denominator - numerator
  return (off < 0n ? -off : off) < denominator * BigInt(months)
}

/** What is not a round decimal is written with so many digits. */
const DIGITS = 28

/** Dollars with every digit, or 28 of them where they never end. */
export function exactDollars({ numerator, denominator }: ExactCents): string {
  const whole = numerator / (denominator * 100n)
  let rest = numerator % (denominator * 100n)
  const places = DIGITS - (whole === 0n ? 0 : String(whole).length)
  let decimals = ''
  for (let place = 0; place < places && rest > 0n; place++) {
    rest *= 10n
    decimals += rest / (denominator * 100n)
    rest %= denominator * 100n
  }
  return decimals === '' ? String(whole) : `${whole}.${decimals}`
}
