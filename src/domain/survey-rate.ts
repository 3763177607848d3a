import type { CalendarDay } from './calendar-day.ts'

/** What lenders averaged in a week: Freddie Mac's survey of 30-year fixed loans, for excellent credit and 20% down. */
export interface SurveyRate {
  date: CalendarDay
  /** Percent a year. */
  thirty_year: number
}

/** The newest survey that ships with the product, for whoever cannot ask for a newer one. */
export const SHIPPED_SURVEY: SurveyRate = { date: '2026-10-01', thirty_year: 7.28 }

/** More points than this between our estimate and the survey are warned of. */
const WIDE_GAP = 0.25

export interface RateGap {
  survey: SurveyRate
  estimate: number
  /** How much higher our estimate is, in percentage points; negative when it is lower. */
  points: number
  is_wide: boolean
}

export function rateGap(survey: SurveyRate, estimate: number): RateGap {
  // Thousandths of a point: 7.28 less 7.03 is not above a quarter because of how floats are stored.
  const points = Math.round((estimate - survey.thirty_year) * 1000) / 1000
  return { survey, estimate, points, is_wide: Math.abs(points) > WIDE_GAP }
}

/** The survey of the later day; the first of two of the same day. */
export function newerSurvey(one: SurveyRate, other: SurveyRate | null | undefined): SurveyRate {
  return other && other.date > one.date ? other : one
}
