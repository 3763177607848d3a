import { monthlyPayment } from '#domain/amortization.ts'
import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { monthsUntilChange } from '#domain/disclosures/product.ts'
import { firstPaymentAfter } from '#domain/first-payment.ts'
import { roundToCent, toDollars } from '#domain/money.ts'
import { mortgageShape } from '#domain/mortgage-type.ts'
import type { LoanClosure } from '#features/application/loan-closure.ts'
import type { ApplicationFields } from '#features/application/model.ts'
import type { Scenario } from '#features/comparison/model.ts'
import type { SavedDisclosure } from '#features/disclosures/model.ts'
import { newestClosingDisclosure } from '#features/disclosures/rules.ts'
import type { YearTwoPlan } from '#features/escrow/model.ts'
import { BLANK_LOAN, type LoanDraft } from './loan-draft.ts'
import type { HomeLoan } from './model.ts'

/** What is known of a loan that was closed here. */
export interface ClosedHere {
  closure: LoanClosure | null
  answers: Pick<ApplicationFields, 'property_value'> | null
  offers: readonly Pick<Scenario, 'name' | 'mortgage_type' | 'mortgage_insurance_monthly'>[]
  disclosures: readonly SavedDisclosure[]
  plan: Pick<YearTwoPlan, 'yearly_tax' | 'yearly_insurance'> | null
  /** The day on which it closed, where somebody said so. */
  closed_on: CalendarDay | null
}

/**
 * The loan as its disclosures and its closing tell it: nothing is typed twice. `null` where the day, the rate, the term or
 * when the rate changes is not known; then its owner is asked for four figures.
 */
export function closedHomeLoan(closed: ClosedHere): HomeLoan | null {
  const known = closedLoanDraft(closed)
  const isWhole = known?.balance && known.due_on && known.rate !== null && known.payment
  return isWhole ? (known as HomeLoan) : null
}

/**
 * What is known of it, as the form begins. A Closing Disclosure stands before the record, a disclosure's figure before an
 * offer's.
 */
export function closedLoanDraft({
  closure,
  answers,
  offers,
  disclosures,
  plan,
  closed_on,
}: ClosedHere): LoanDraft | null {
  if (!closure?.loan_closed) return null
  const disclosure = newestClosingDisclosure(disclosures)
  const offer = offers.find(({ name }) => sameName(name, closure.chosen_lender_name))
  const day = disclosure?.values.disbursement_date ?? disclosure?.values.closing_date ?? closed_on
  const principal = toDollars(disclosure?.values.loan_amount) ?? closure.loan_amount
  const shape = offer && mortgageShape(offer.mortgage_type)
  const months = disclosure?.values.loan_term_months ?? shape?.months ?? null
  const fixed = disclosure?.values.product ? fixedMonths(disclosure.values.product) : shape?.fixed_months
  // One that changes, nobody knows when, is not the rate of today.
  const rate = fixed === 'unknown' ? null : (disclosure?.values.interest_rate ?? closure.interest_rate)
  const scheduled = principal && rate !== null && months ? { principal, annual_rate: rate, months } : null
  // Without the day nobody knows how much of it is paid.
  const first = day && rate !== null ? firstPaymentAfter(day) : null
  return {
    ...BLANK_LOAN,
    servicer: closure.chosen_lender_name,
    balance: first ? principal : null,
    due_on: first,
    rate,
    payment:
      rate === null
        ? null
        : ((disclosure && firstPayment(disclosure)) ?? (scheduled && roundToCent(monthlyPayment(scheduled)))),
    escrow: toDollars(disclosure?.payments[0]?.escrow) ?? planned(plan),
    mortgage_insurance:
      toDollars(disclosure?.payments[0]?.mortgage_insurance) ?? (offer?.mortgage_insurance_monthly || null),
    home_value: toDollars(disclosure?.values.sale_price) ?? answers?.property_value ?? null,
    first_payment_on: first,
    // Interest is paid for the month before: a rate that holds for 60 months is that of 60 payments.
    rate_changes_on: first && typeof fixed === 'number' ? addMonths(first, fixed) : null,
  }
}

/** Months before the first change of rate; `unknown` where it changes and the product does not say when. */
function fixedMonths(product: string): number | 'unknown' | undefined {
  if (!/adjust|step|\barm\b/i.test(product)) return undefined
  const months = monthsUntilChange(product)
  return months !== null && Number.isInteger(months) ? months : 'unknown'
}

function firstPayment(disclosure: Disclosure): number | null {
  return toDollars(disclosure.payments[0]?.principal_and_interest ?? disclosure.values.principal_and_interest)
}

/** A twelfth of the year's bills, where the owner has entered both. */
function planned(plan: ClosedHere['plan']): number | null {
  if (!plan || plan.yearly_tax === null || plan.yearly_insurance === null) return null
  return roundToCent((plan.yearly_tax + plan.yearly_insurance) / 12)
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
