import { addBusinessDays, type BusinessDaySense, isBusinessDay } from './business-days.ts'
import { type CalendarDay, daysBetween } from './calendar-day.ts'

/** The lender sends the Loan Estimate at the latest on this day: 3 days its offices are open after the application. */
export function loanEstimateDue(applied_on: CalendarDay): CalendarDay {
  return addBusinessDays(applied_on, 3, 'open')
}

/** The buyer says by then that they intend to proceed, or the figures of the Loan Estimate lapse. */
export function intentToProceedDue(estimate_issued_on: CalendarDay): CalendarDay {
  return addBusinessDays(estimate_issued_on, 10, 'open')
}

/** What is mailed counts as received three days later. */
export function receivedWhenMailed(mailed_on: CalendarDay): CalendarDay {
  return addBusinessDays(mailed_on, 3, 'specific')
}

/** First day on which the loan may close: 7 days after the Loan Estimate went out and 3 after the Closing Disclosure came. */
export function earliestClosing({
  estimate_sent_on,
  disclosure_received_on,
}: {
  estimate_sent_on: CalendarDay
  disclosure_received_on: CalendarDay
}): CalendarDay {
  const afterEstimate = addBusinessDays(estimate_sent_on, 7, 'specific')
  const afterDisclosure = addBusinessDays(disclosure_received_on, 3, 'specific')
  return daysBetween(afterEstimate, afterDisclosure) > 0 ? afterDisclosure : afterEstimate
}

/**
 * Last day from which this many business days lie between it and the closing, which may be on the last of them. A closing on a
 * day that does not count has to find them over.
 */
export function daysBeforeClosing(closing_on: CalendarDay, count: number, sense: BusinessDaySense): CalendarDay {
  const last = isBusinessDay(closing_on, sense) ? closing_on : addBusinessDays(closing_on, -1, sense)
  return addBusinessDays(last, -count, sense)
}

/** Last day on which the buyer may receive the Closing Disclosure for a closing on this day. */
export function closingDisclosureDue(closing_on: CalendarDay): CalendarDay {
  return daysBeforeClosing(closing_on, 3, 'specific')
}
