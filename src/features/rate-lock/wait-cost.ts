import { monthlyPayment } from '#domain/amortization.ts'
import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import type { HistoryWeek } from '#features/news/model.ts'
import type { LockedLoan } from './sources.ts'

export interface WaitCost {
  survey_rate: number
  survey_on: CalendarDay
  locked_payment: number
  survey_payment: number
  /** Positive: the survey's rate costs more. */
  difference: number
}

/** An average that old says nothing about today. */
const OLDEST_DAYS = 60

/**
 * The payment at the newest survey against the locked one. The survey knows 30 and 15 years and nothing else; without a
 * survey of these weeks there is no figure.
 */
export function waitCost(
  { principal, months }: LockedLoan,
  interest_rate: number,
  weeks: readonly HistoryWeek[],
  today: CalendarDay,
): WaitCost | null {
  const newest = weeks.findLast(week => rateFor(week, months) !== null)
  const survey_rate = newest ? rateFor(newest, months) : null
  if (!newest || survey_rate === null || daysBetween(newest.date, today) > OLDEST_DAYS) return null
  const locked_payment = monthlyPayment({ principal, annual_rate: interest_rate, months })
  const survey_payment = monthlyPayment({ principal, annual_rate: survey_rate, months })
  return {
    survey_rate,
    survey_on: newest.date,
    locked_payment,
    survey_payment,
    difference: survey_payment - locked_payment,
  }
}

function rateFor({ thirty_year, fifteen_year }: HistoryWeek, months: number): number | null {
  if (months === 360) return thirty_year
  return months === 180 ? fifteen_year : null
}
