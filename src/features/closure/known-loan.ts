import { monthlyPayment } from '#domain/amortization.ts'
import { type CalendarDay, monthsApart } from '#domain/calendar-day.ts'
import { firstPaymentAfter } from '#domain/first-payment.ts'
import { roundToCent } from '#domain/money.ts'
import { mortgageShape } from '#domain/mortgage-type.ts'
import type { KnownLoan } from '#features/application/current-loan.ts'
import type { LoanClosure } from '#features/application/loan-closure.ts'
import type { ApplicationFields } from '#features/application/model.ts'
import type { Scenario } from '#features/comparison/model.ts'

/**
 * A loan that was closed here, as a refinance of it begins. What it comes to today follows from its schedule, which needs the day of
 * closing and the term: the term of the chosen lender's offer, where the rate is fixed. What is not known is left to be asked.
 */
export function knownLoan(
  closure: LoanClosure,
  answers: ApplicationFields,
  offers: readonly Pick<Scenario, 'name' | 'mortgage_type'>[],
  today: CalendarDay,
): KnownLoan {
  const { loan_amount, interest_rate, closed_on, chosen_lender_name } = closure
  const { property_type, property_value, property_state, property_zip_code } = answers
  const known = {
    rate: interest_rate,
    servicer: chosen_lender_name || null,
    home: { property_type, property_value, property_state, property_zip_code },
  }
  const chosen = offers.find(({ name }) => name.trim().toLowerCase() === chosen_lender_name.trim().toLowerCase())
  const shape = chosen && mortgageShape(chosen.mortgage_type)
  const isFixed = shape !== undefined && shape.fixed_months === undefined
  if (!loan_amount || interest_rate === null || !closed_on || !isFixed) {
    return { ...known, balance: null, payment: null, months_left: null }
  }
  const { months } = shape
  // One each month from the first on.
  const months_due = Math.max(0, monthsApart(firstPaymentAfter(closed_on), today) + 1)
  const months_paid = Math.min(months - 1, months_due)
  const terms = { principal: loan_amount, annual_rate: interest_rate, months }
  const payment = roundToCent(monthlyPayment(terms))
  return {
    ...known,
    balance: owedAfter(terms, payment, months_paid),
    payment,
    months_left: months - months_paid,
  }
}

/** As a servicer counts it: each month's interest in whole cents. */
function owedAfter(
  { principal, annual_rate }: { principal: number; annual_rate: number },
  payment: number,
  months: number,
) {
  let owed = principal
  for (let month = 0; month < months; month += 1) {
    owed = roundToCent(owed + roundToCent((owed * annual_rate) / 1200) - payment)
  }
  return owed
}
