import { addMonths, type CalendarDay, calendarDay, dayParts } from '#domain/calendar-day.ts'
import { yearlyTax } from '#domain/escrow/reassessed-tax.ts'
import { type SupplementalTax, supplementalDueDays, supplementalTax } from '#domain/escrow/supplemental-tax.ts'
import { homesteadDeadline, newBillsFrom, type TaxReset, taxReset } from '#domain/escrow/tax-reset.ts'
import { type OwnBill, type YearTwo, type YearTwoInputs, yearTwo } from '#domain/escrow/year-two.ts'
import { firstPaymentAfter } from '#domain/first-payment.ts'
import { roundToCent } from '#domain/money.ts'
import type { YearTwoPlan } from './model.ts'

export interface Forecast {
  closing_on: CalendarDay
  first_payment_on: CalendarDay
  stands: YearTwo
  /** If the lender counts the coming tax from the start; `null` where no other tax is expected. */
  ahead: YearTwo | null
  /** With the county's value at both ends of our guess; `null` where nothing is guessed. */
  low: YearTwo | null
  high: YearTwo | null
  value_range: readonly [low: number, high: number] | null
  reset: TaxReset | null
  /** A year's tax to come and why; `null` where the county's numbers are missing. */
  next_tax: number | null
  next_tax_without_exemption: number | null
  taxed_value: number | null
  value_from: 'county' | 'price' | null
  new_bills_from: CalendarDay
  /** The month of the first bill with the new value. */
  first_new_bill: CalendarDay
  next_insurance: number
  supplemental: SupplementalTax | null
  /** Our guess of the month in which they are mailed. */
  supplemental_mailed_on: CalendarDay | null
  /** In the halves in which they are due. */
  own_bills: OwnBill[]
  homestead_by: CalendarDay | null
}

/** Days until a closing that nobody has set yet. */
export const USUAL_DAYS_TO_CLOSING = 45

const cents = (dollars: number) => Math.round(dollars * 100)

/** `null` until the three numbers that everything rests on are there. `closing_on` is the day to count with where none was said. */
export function forecast(plan: YearTwoPlan, closing_on: CalendarDay): Forecast | null {
  const { loan_part, yearly_tax, yearly_insurance, price } = plan
  if (loan_part === null || yearly_tax === null || yearly_insurance === null) return null
  const bought_on = plan.closing_on ?? closing_on
  const reset = taxReset(plan.property_state)
  const value_from = plan.county_value !== null ? 'county' : startsFromPrice(plan) ? 'price' : null
  const taxed_value = plan.county_value ?? (value_from === 'price' && price !== null ? price * PRICE_RISE : null)
  const taxOf = (value: number | null, exemption = plan.exemption ?? 0) =>
    value === null || plan.county_rate === null
      ? null
      : yearlyTax({
          taxable_value: value,
          rate_percent: plan.county_rate,
          flat_charges: plan.flat_charges ?? 0,
          exemption,
        })
  const next_tax = taxOf(taxed_value)
  const next_insurance = roundToCent(yearly_insurance * (1 + plan.insurance_rise / 100))
  const new_bills_from = plan.new_bill_on ?? newBillsFrom(bought_on, reset)
  const supplemental = supplementalOf(plan, bought_on)
  const supplemental_mailed_on = supplemental && addMonths(supplemental.effective_on, USUAL_MONTHS)
  const own_bills = supplemental && supplemental_mailed_on ? ownBills(supplemental, supplemental_mailed_on) : []
  const first_payment_on = firstPaymentAfter(bought_on)
  const inputs = (tax: number | null, plans_ahead = false): YearTwoInputs => ({
    loan_part: cents(loan_part),
    first_payment_on,
    tax: {
      months: plan.tax_months,
      planned: cents(yearly_tax),
      next: cents(tax ?? yearly_tax),
      next_from: new_bills_from,
    },
    insurance: { month: renewalMonth(bought_on), planned: cents(yearly_insurance), next: cents(next_insurance) },
    own_bills,
    plans_ahead,
  })
  const value_range = value_from === 'county' && plan.county_rate !== null ? rangeOf(plan) : null
  const at = (value: number | undefined) => (value === undefined ? null : yearTwo(inputs(taxOf(value))))
  return {
    closing_on: bought_on,
    first_payment_on,
    stands: yearTwo(inputs(next_tax)),
    ahead: next_tax === null || next_tax === yearly_tax ? null : yearTwo(inputs(next_tax, true)),
    low: at(value_range?.[0]),
    high: at(value_range?.[1]),
    value_range,
    reset,
    next_tax,
    next_tax_without_exemption: plan.exemption ? taxOf(taxed_value, 0) : null,
    taxed_value,
    value_from,
    new_bills_from,
    first_new_bill: firstBillFrom(new_bills_from, plan.tax_months),
    next_insurance,
    supplemental,
    supplemental_mailed_on,
    own_bills,
    homestead_by: plan.homestead_by ?? homesteadDeadline(bought_on, reset),
  }
}

/** Prop 13: the value may rise by so much before the first regular bill. */
const PRICE_RISE = 1.02

/** California taxes a new owner on the price; elsewhere the county's own value is asked for. */
function startsFromPrice({ property_state, price }: YearTwoPlan): boolean {
  return property_state === 'California' && price !== null
}

/** Our guess of how far a county's value may be off: a twentieth down; up to the price, where that is near, or a twentieth. */
function rangeOf({ county_value, price }: YearTwoPlan): readonly [number, number] | null {
  if (!county_value) return null
  const isNear = price !== null && price > county_value && price <= county_value * 1.25
  return [toThousands(county_value * 0.95), toThousands(isNear ? price : county_value * 1.05)]
}

function toThousands(value: number): number {
  return value < 20_000 ? value : Math.round(value / 1000) * 1000
}

/** A policy begins with the closing, and so do its years. */
function renewalMonth(bought_on: CalendarDay): number {
  return Number(bought_on.slice(5, 7))
}

function firstBillFrom(from: CalendarDay, months: readonly number[]): CalendarDay {
  const { year, month } = dayParts(from)
  const waits = months.map(due => (due - month + 12) % 12)
  return addMonths(calendarDay(year, month, 1), Math.min(...waits))
}

/** Prop 13 lets the roll rise by 2% a year; the next roll is counted so where the purchase needs it. */
function supplementalOf(plan: YearTwoPlan, bought_on: CalendarDay): SupplementalTax | null {
  const { property_state, price, seller_value, county_rate } = plan
  if (property_state !== 'California' || price === null || seller_value === null || county_rate === null) return null
  const year = Number(bought_on.slice(0, 4))
  const isFirstHalf = Number(bought_on.slice(5, 7)) < 6
  return supplementalTax({
    price,
    rate_percent: county_rate,
    flat_charges: plan.flat_charges ?? 0,
    bought_on,
    roll: first_year => (first_year === year && isFirstHalf ? seller_value * 1.02 : seller_value),
  })
}

/** They come weeks to nine months after the purchase; half a year is our guess for the picture. */
const USUAL_MONTHS = 6

function ownBills({ bills }: SupplementalTax, mailed_on: CalendarDay): OwnBill[] {
  const [first, second] = supplementalDueDays(mailed_on)
  return bills.flatMap(({ amount }) => {
    const whole = cents(amount)
    const half = Math.floor(whole / 2)
    return whole > 0
      ? [
          { on: first, cents: half },
          { on: second, cents: whole - half },
        ]
      : []
  })
}
