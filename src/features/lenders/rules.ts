import { addDays, daysBetween } from '#domain/calendar-day.ts'
import type { LoanType } from '#domain/loan-type.ts'
import type { InquiryWindow, Lender, LenderApplication } from './model.ts'

/** Mortgage inquiries within so many days count as one: with every credit score, and with newer ones. */
const SURE_DAYS = 14
const LONGEST_DAYS = 45

/** The window that the first look at one's credit opened. One made after it has closed opens the next. */
export function inquiryWindow(
  applications: readonly Pick<LenderApplication, 'credit_pulled_on'>[],
  today: string,
): InquiryWindow | null {
  const days = applications.flatMap(({ credit_pulled_on }) => credit_pulled_on ?? []).sort()
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

/** Whether somebody gave the amounts that the lender lends. */
export function hasLimits({ min_loan_amount, max_loan_amount }: Lender): boolean {
  return min_loan_amount !== null || max_loan_amount !== null
}

/** Does the lender lend this amount? Without its limits nobody can tell. */
export function fitOf(lender: Lender, loan_amount: number | null): Fit {
  const { min_loan_amount, max_loan_amount } = lender
  if (loan_amount === null || !(loan_amount > 0) || !hasLimits(lender)) return 'unknown'
  if (min_loan_amount !== null && loan_amount < min_loan_amount) return 'below'
  return max_loan_amount !== null && loan_amount > max_loan_amount ? 'above' : 'fits'
}

/** How far a lender on the list is: only what was really mailed, or what the person says themselves, is an application. */
export type ListState = 'listed' | 'sent' | 'applied'

export function listStateOf({ mailed_on, self_applied_on }: LenderApplication): ListState {
  if (self_applied_on !== null) return 'applied'
  return mailed_on === null ? 'listed' : 'sent'
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

/** Cheapest first, those without a rate last; of two alike, by name. */
export function byRate(one: Lender, other: Lender): number {
  const rate = ({ interest_rate }: Lender) => interest_rate ?? Number.MAX_VALUE
  return rate(one) - rate(other) || one.name.localeCompare(other.name)
}

/**
 * Active ones that exist. A real name shows no rate without its APR and day, however it came into the table.
 */
export function offeredLenders(lenders: readonly Lender[]): Lender[] {
  return lenders
    .filter(({ is_active, is_sample }) => is_active && !is_sample)
    .map(lender => (isQuoted(lender) ? lender : { ...lender, ...noQuote }))
    .sort(byRate)
}

const noQuote = { interest_rate: null, apr: null, rate_day: null }

function isQuoted({ interest_rate, apr, rate_day }: Lender): boolean {
  return interest_rate !== null && apr !== null && rate_day !== null
}
