import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import { earliestFirstPayment, firstPaymentAfter } from '#domain/first-payment.ts'
import { type HousingCost, housingCost } from '#domain/housing-cost.ts'
import { propertyTaxRate } from '#domain/property-tax.ts'
import { CLOSED_PROGRAMS, isUsuallyInsured } from '#domain/usual-insurance.ts'
import type { LoanClosure } from '#features/application/loan-closure.ts'
import type { ApplicationFields } from '#features/application/model.ts'
import { guessedOffer } from '#features/comparison/basis.ts'
import { absenceOf } from '#features/comparison/known-offer.ts'
import { loanCost } from '#features/comparison/loan-cost.ts'
import type { OfferFigures, Scenario } from '#features/comparison/model.ts'
import { unknownFigures } from '#features/comparison/offer-sources.ts'
import { costAfter } from '#features/comparison/rules.ts'
import { loanContext } from '#features/timeline/loan-context.ts'
import type { Dated } from './stage.ts'

/** A closed loan, as far as it is known. */
export interface Closed {
  lender: string
  loan_amount: number
  rate: number | null
  /** No keys change hands. */
  is_refinance: boolean
  month: HousingCost
  /** It usually has mortgage insurance; also where the home's value is not known, which could tell otherwise. */
  may_be_insured: boolean
  closed_on: CalendarDay
  first_payment_on: CalendarDay
  /** The earliest that it may be due, while nobody has said on which day the loan closed. */
  may_be_due_on: CalendarDay | null
  /** Days from the signed contract to the keys; `null` where either day is not known. */
  days: { from: CalendarDay; count: number } | null
  /** Offers that were compared. */
  offers: number
  years: number
  /** What the chosen offer costs less than the dearest, over the stay; `null` where it was not compared. */
  saved: { dollars: number; dearest: string } | null
}

export function closedLoan(
  closure: LoanClosure,
  answers: ApplicationFields | null,
  offers: readonly Scenario[],
  events: readonly Dated[],
  years: number,
  said_on: CalendarDay | null,
  dayOf: (instant: string) => CalendarDay,
): Closed | null {
  const { loan_amount, interest_rate, chosen_lender_name } = closure
  if (!closure.loan_closed || !loan_amount) return null
  const eventDay = (key: Dated['event_key']) =>
    events.find(({ event_key }) => event_key === key)?.scheduled_date ?? null
  const closed_on = said_on ?? closedOn(eventDay('closing_day'), dayOf(closure.updated_at))
  const { is_refinance } = loanContext(answers)
  const loan_program = closure.loan_type && CLOSED_PROGRAMS[closure.loan_type]
  const property_value = answers?.property_value || null
  const contract = is_refinance ? null : eventDay('contract_signed')
  return {
    lender: chosen_lender_name,
    loan_amount,
    rate: interest_rate,
    is_refinance,
    month: housingCost({
      property_value: property_value ?? loan_amount,
      loan_amount,
      loan_program,
      annual_rate: interest_rate ?? 0,
      tax_rate: propertyTaxRate(answers?.property_state),
    }),
    may_be_insured: isUsuallyInsured(loan_program, loan_amount, property_value ?? 0),
    closed_on,
    first_payment_on: firstPaymentAfter(closed_on),
    may_be_due_on: said_on ? null : earliestFirstPayment(closed_on),
    days: contract && contract < closed_on ? { from: contract, count: daysBetween(contract, closed_on) } : null,
    offers: offers.length,
    years,
    saved: savedAgainstDearest(
      loan_amount,
      answers?.property_value ?? null,
      chosen_lender_name,
      offers,
      answers && guessedOffer(answers, loan_amount),
      years,
      closed_on,
    ),
  }
}

/** Where nobody said it: the planned closing day, unless the loan was marked as closed before it came. */
function closedOn(planned: CalendarDay | null, marked: CalendarDay): CalendarDay {
  return planned && planned < marked ? planned : marked
}

/**
 * Against the dearest offer that a verdict would count, guesses left out: for this loan, and held as long as the chosen one, or to the
 * closing. Only where the chosen lender is among them.
 */
export function savedAgainstDearest(
  loan_amount: number,
  property_value: number | null,
  chosen: string,
  scenarios: readonly Scenario[],
  guess: OfferFigures | null,
  years: number,
  closed_on: CalendarDay,
): Closed['saved'] {
  const isOwn = ({ name }: { name: string }) => name.trim().toLowerCase() === chosen.trim().toLowerCase()
  const held_until = scenarios.find(isOwn)?.expires_on
  const today = held_until && held_until < closed_on ? held_until : closed_on
  const said = scenarios.filter(
    scenario =>
      absenceOf(scenario, { guess, loan_amount, today }) === null && unknownFigures(scenario, guess).length === 0,
  )
  const costs = said.map(scenario => ({
    name: scenario.name.trim(),
    cost: costAfter(loanCost({ loan_amount, property_value }, scenario), years * 12),
  }))
  const own = costs.find(isOwn)
  const dearest = costs.toSorted((one, other) => other.cost - one.cost)[0]
  if (!own || !dearest || dearest.cost - own.cost < 1) return null
  return { dollars: dearest.cost - own.cost, dearest: dearest.name }
}
