import { addDays, daysBetween } from '#domain/calendar-day.ts'
import type { LoanType } from '#domain/loan-type.ts'
import type { InquiryWindow, Lender, LenderApplication } from './model.ts'

/** Mortgage inquiries within so many days count as one: with every credit score, and with newer ones. */
const SURE_DAYS = 14
const LONGEST_DAYS = 45

/** The window that the first application opened. One made after it has closed opens the next. */
export function inquiryWindow(
  applications: readonly Pick<LenderApplication, 'applied_on'>[],
  today: string,
): InquiryWindow | null {
  const days = applications.map(({ applied_on }) => applied_on).sort()
  let started_on = days[0]
  if (started_on === undefined) return null
  for (const day of days) if (daysBetween(started_on, day) >= LONGEST_DAYS) started_on = day
  const passed = Math.max(0, daysBetween(started_on, today))
  return {
    started_on,
    ends_on: addDays(started_on, SURE_DAYS - 1),
    days_left: Math.max(0, SURE_DAYS - passed),
    longest_ends_on: addDays(started_on, LONGEST_DAYS - 1),
    longest_days_left: Math.max(0, LONGEST_DAYS - passed),
  }
}

export type Fit = 'fits' | 'below' | 'above' | 'unknown'

/** Does the lender lend this amount? */
export function fitOf({ min_loan_amount, max_loan_amount }: Lender, loan_amount: number | null): Fit {
  if (loan_amount === null || !(loan_amount > 0)) return 'unknown'
  if (min_loan_amount !== null && loan_amount < min_loan_amount) return 'below'
  return max_loan_amount !== null && loan_amount > max_loan_amount ? 'above' : 'fits'
}

export interface LenderFilter {
  loan_amount: number | null
  loan_type: LoanType | null
  /** Leaves out lenders that do not lend this amount. */
  only_fitting: boolean
}

export function filterLenders(lenders: readonly Lender[], filter: LenderFilter): Lender[] {
  return lenders.filter(lender => {
    if (filter.loan_type && !lender.loan_types.includes(filter.loan_type)) return false
    const fit = fitOf(lender, filter.loan_amount)
    return !filter.only_fitting || fit === 'fits' || fit === 'unknown'
  })
}

/** Cheapest first; of two with the same rate, by name. */
export function byRate(one: Lender, other: Lender): number {
  return one.interest_rate - other.interest_rate || one.name.localeCompare(other.name)
}
