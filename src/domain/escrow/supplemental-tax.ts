import { addDays, addMonths, type CalendarDay, calendarDay, dayParts } from '../calendar-day.ts'
import { roundToCent } from '../money.ts'

/**
 * California taxes the rest of a fiscal year (July to June) on the new value at once, by supplemental bills that go to the owner
 * and that escrow usually does not pay. Factors by the first of the month after the purchase, as counties print them.
 */
const FACTORS = [0.5, 0.42, 0.33, 0.25, 0.17, 0.08, 1, 0.92, 0.83, 0.75, 0.67, 0.58] as const
/** Prop 13 lets a value rise by so much a year. */
const YEARLY_RISE = 1.02
const LAST_MONTH_OF_TWO_BILLS = 5

export interface SupplementalInputs {
  price: number
  rate_percent: number
  flat_charges: number
  bought_on: CalendarDay
  /** The roll's value by the fiscal year's first calendar year; the one that ends in the year of purchase only for two bills. */
  roll: (first_year: number) => number | undefined
}

export interface SupplementalBill {
  /** The calendar year in which its fiscal year begins. */
  first_year: number
  factor: number
  /** Dollars; negative is a refund. */
  amount: number
}

export interface SupplementalTax {
  effective_on: CalendarDay
  factor: number
  bills: SupplementalBill[]
  sum: number
  /** The regular bills: the last by the seller's value, and the first by the buyer's. */
  regular: { first_year: number; amount: number }[]
}

/** The fiscal years whose roll must be known for a purchase. */
export function rollYears(bought_on: CalendarDay): number[] {
  const { year, month } = dayParts(bought_on)
  return month <= LAST_MONTH_OF_TWO_BILLS ? [year - 1, year] : [year]
}

/** `null` when a roll value is missing. */
export function supplementalTax(inputs: SupplementalInputs): SupplementalTax | null {
  const { price, rate_percent, flat_charges, bought_on, roll } = inputs
  const { year, month } = dayParts(bought_on)
  const effective_on = addMonths(calendarDay(year, month, 1), 1)
  const factor = FACTORS[dayParts(effective_on).month - 1] ?? 1
  const bills: SupplementalBill[] = []
  for (const [index, first_year] of rollYears(bought_on).entries()) {
    const value = roll(first_year)
    if (value === undefined) return null
    // The second bill is for the whole fiscal year that begins in July.
    const share = index === 0 ? factor : 1
    bills.push({ first_year, factor: share, amount: roundToCent(((price - value) * rate_percent * share) / 100) })
  }
  const regularOf = (value: number) => roundToCent((value * rate_percent) / 100 + flat_charges)
  return {
    effective_on,
    factor,
    bills,
    sum: roundToCent(bills.reduce((sum, { amount }) => sum + amount, 0)),
    regular: [
      { first_year: year, amount: regularOf(roll(year) ?? 0) },
      { first_year: year + 1, amount: regularOf(price * YEARLY_RISE) },
    ],
  }
}

/** The last days on which the two halves of a bill can be paid, by the month in which it is mailed, as counties print them. */
export function supplementalDueDays(mailed_on: CalendarDay): readonly [CalendarDay, CalendarDay] {
  const { year, month } = dayParts(mailed_on)
  if (month >= 7 && month <= 10) return [calendarDay(year, 12, 10), calendarDay(year + 1, 4, 10)]
  const lastOf = (months: number) => addDays(addMonths(calendarDay(year, month, 1), months + 1), -1)
  return [lastOf(1), lastOf(5)]
}

/** `2026_27`, as tax offices name a fiscal year. */
export function fiscalYear(first_year: number, between = '-'): string {
  return `${first_year}${between}${String((first_year + 1) % 100).padStart(2, '0')}`
}
