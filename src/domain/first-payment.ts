import { addMonths, type CalendarDay, calendarDay, dayParts } from './calendar-day.ts'

/** Interest runs from the first of the month after closing, so the first payment comes a month later. */
export function firstPaymentAfter(closing_on: CalendarDay): CalendarDay {
  const { year, month } = dayParts(closing_on)
  return addMonths(calendarDay(year, month, 1), 2)
}
