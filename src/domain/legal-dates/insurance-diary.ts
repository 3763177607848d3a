import { amortize } from '../amortization.ts'
import { addMonths, type CalendarDay, calendarDay, dayParts } from '../calendar-day.ts'
import type { LoanTerms } from '../loan-terms.ts'
import { pmiEnd } from '../pmi.ts'

/** The days of private mortgage insurance, Homeowners Protection Act, 12 U.S.C. 4901–4910. */
export interface InsuranceDiary {
  /** The balance is scheduled to reach 80% of the original value, or reaches it by extra payments: the owner may ask. */
  may_ask: CalendarDay
  /** It is scheduled to reach 78%: it must end, and extra payments do not move that day. */
  must_end: CalendarDay
  /** The first day of the month after the midpoint of the term. */
  ends_at_latest: CalendarDay
  /** The earlier of the two that need no request. */
  ends: CalendarDay
  /** By today's value asking is worth it from these days on: at 75% after two years, at 80% after five. */
  by_value: { after_two_years: CalendarDay; after_five_years: CalendarDay }
}

export interface InsuredLoan extends LoanTerms {
  extra_monthly?: number
  original_value: number
  first_payment_on: CalendarDay
}

/** `null` when at most 80% of the value is borrowed, or too little is known. */
export function insuranceDiary({ original_value, first_payment_on, ...loan }: InsuredLoan): InsuranceDiary | null {
  const { principal, annual_rate, months } = loan
  const end = pmiEnd({ principal, annual_rate, months, original_value })
  if (!end) return null
  // Interest runs from the month before the first payment.
  const begins_on = addMonths(first_payment_on, -1)
  const paid = amortize(loan).rows.find(({ balance }) => balance <= original_value * 0.8)?.month ?? end.on_request
  const must_end = dueDay(first_payment_on, end.automatic)
  const ends_at_latest = firstOfNextMonth(addMonths(begins_on, Math.ceil(months / 2)))
  return {
    may_ask: dueDay(first_payment_on, Math.min(paid, end.on_request)),
    must_end,
    ends_at_latest,
    ends: [must_end, ends_at_latest].sort()[0] ?? must_end,
    by_value: { after_two_years: addMonths(begins_on, 24), after_five_years: addMonths(begins_on, 60) },
  }
}

/** Payment k is due k − 1 months after the first. */
function dueDay(first_payment_on: CalendarDay, payment: number): CalendarDay {
  return addMonths(first_payment_on, payment - 1)
}

/** The first of the month after a day. */
function firstOfNextMonth(day: CalendarDay): CalendarDay {
  const { year, month } = dayParts(day)
  return addMonths(calendarDay(year, month, 1), 1)
}
