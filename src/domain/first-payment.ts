import { addMonths, type CalendarDay, calendarDay, dayParts, daysBetween } from './calendar-day.ts'
import { roundToCent } from './money.ts'

/** Interest runs from the first of the month after closing, so the first payment comes a month later. */
export function firstPaymentAfter(closing_on: CalendarDay): CalendarDay {
  const { year, month } = dayParts(closing_on)
  return addMonths(calendarDay(year, month, 1), 2)
}

/** The earliest that the first payment can be due when all that is known is that the loan had closed by a day. */
export function earliestFirstPayment(closed_by: CalendarDay): CalendarDay {
  return firstPaymentAfter(addMonths(closed_by, -1))
}

/** Interest from the day the loan pays out to the end of that month, which is paid at closing. */
export function prepaidInterest(loan: { principal: number; annual_rate: number; from: CalendarDay }): number {
  const { year, month } = dayParts(loan.from)
  const days = daysBetween(loan.from, addMonths(calendarDay(year, month, 1), 1))
  return roundToCent((loan.principal * (loan.annual_rate / 100) * days) / 365)
}
