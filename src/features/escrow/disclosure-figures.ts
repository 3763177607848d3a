import { type CalendarDay, calendarDay, daysBetween, isCalendarDay } from '#domain/calendar-day.ts'
import { type Disclosure, linesOf } from '#domain/disclosures/disclosure.ts'
import { type SellerTaxMatch, sellerTaxMatch } from '#domain/escrow/seller-tax.ts'
import { toDollars } from '#domain/money.ts'
import { feeMeaning } from '#domain/tolerance/fee-meaning.ts'
import { US_STATES } from '#domain/us-states.ts'
import type { YearTwoPlan } from './model.ts'

/** What a read Loan Estimate or Closing Disclosure tells of year one. */
export function planOnDisclosure(disclosure: Disclosure): Partial<YearTwoPlan> {
  const first = disclosure.payments[0]
  const principal_and_interest = first?.principal_and_interest ?? disclosure.values.principal_and_interest
  const [tax, insurance] = [escrowed(disclosure, 'property-tax'), escrowed(disclosure, 'homeowners-insurance')]
  return known({
    property_state: stateIn(disclosure.values.property),
    closing_on: disclosure.values.closing_date,
    price: toDollars(disclosure.values.sale_price),
    loan_part:
      principal_and_interest === null ? null : toDollars(principal_and_interest + (first?.mortgage_insurance ?? 0)),
    yearly_tax: tax === null ? null : toDollars(tax * 12),
    yearly_insurance: insurance === null ? prepaidInsurance(disclosure) : toDollars(insurance * 12),
  })
}

/** The seller's tax by days on page 3, beside what section G escrows. */
export interface DisclosureTells extends SellerTaxMatch {
  label: string
  prorated: number
  days: number
  monthly: number
  deposit: number | null
}

export function disclosureTells(disclosure: Disclosure): DisclosureTells | null {
  const monthly = escrowed(disclosure, 'property-tax')
  if (disclosure.kind !== 'closing-disclosure' || monthly === null) return null
  const prorations = (['K', 'L'] as const).flatMap(section =>
    linesOf(disclosure, section).flatMap(({ label, amount }) => {
      const days = /tax/i.test(label) ? daysIn(label) : null
      return days === null || !amount ? [] : [{ label, cents: Math.abs(amount), days }]
    }),
  )
  const first = prorations[0]
  if (!first) return null
  // County and town may each have a line for the same days.
  const together = prorations.filter(({ days }) => days === first.days)
  const cents = together.reduce((sum, each) => sum + each.cents, 0)
  const match = sellerTaxMatch({ cents, days: first.days }, monthly)
  const deposit = taxLines(disclosure).reduce<number | null>(
    (sum, { amount }) => (amount === null ? sum : (sum ?? 0) + amount),
    null,
  )
  return (
    match && {
      ...match,
      label: together.map(({ label }) => label).join(', '),
      prorated: cents,
      days: first.days,
      monthly,
      deposit,
    }
  )
}

const taxLines = (disclosure: Disclosure) =>
  linesOf(disclosure, 'G').filter(({ label }) => feeMeaning(label).key === 'property-tax')

/** A month's part of what section G escrows for a kind of bill; `null` where it names none. */
function escrowed(disclosure: Disclosure, key: 'property-tax' | 'homeowners-insurance'): number | null {
  const each = linesOf(disclosure, 'G').flatMap(line =>
    feeMeaning(line.label).key === key && line.each ? [line.each] : [],
  )
  return each.length === 0 ? null : each.reduce((sum, cents) => sum + cents, 0)
}

/** A year's premium is prepaid at closing. */
function prepaidInsurance(disclosure: Disclosure): number | null {
  const line = linesOf(disclosure, 'F').find(({ label }) => feeMeaning(label).key === 'homeowners-insurance')
  return toDollars(line?.amount ?? line?.paid_before ?? null)
}

/** `1/1/13 to 4/14/13`: both days count. */
function daysIn(label: string): number | null {
  const [from, to] = [...label.matchAll(/(\d{1,2})\/(\d{1,2})\/(\d{2,4})/g)].map(dayOf)
  if (!from || !to || to < from) return null
  return daysBetween(from, to) + 1
}

function dayOf([, month, day, year = '']: RegExpMatchArray | RegExpExecArray): CalendarDay | null {
  const whole = calendarDay(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(day))
  return isCalendarDay(whole) ? whole : null
}

/** `456 Somewhere Ave, Anytown, ST 12345`. */
function stateIn(property: string | null): YearTwoPlan['property_state'] {
  const code = /\b([A-Z]{2})\s+\d{5}(?:-\d{4})?\b/.exec(property ?? '')?.[1]
  return US_STATES.find(state => state.code === code)?.name ?? null
}

/** Without what the disclosure does not say. */
function known(plan: Partial<YearTwoPlan>): Partial<YearTwoPlan> {
  return Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== null))
}
