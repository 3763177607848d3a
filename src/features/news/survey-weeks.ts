import { addDays } from '#domain/calendar-day.ts'
import type { Observation } from './series.ts'

/**
 * Freddie Mac's weekly average of the 30-year fixed rate (Primary Mortgage Market Survey, FRED's MORTGAGE30US) for three
 * years, so that the chart has something true to show before live rates arrive. Other copies of the survey confirm the
 * figures to 2026-05-14; those after it come from one copy.
 */
const FIRST_THURSDAY = '2023-10-05'
const RATES = [
  7.49, 7.57, 7.63, 7.79, 7.76, 7.5, 7.44, 7.29, 7.22, 7.03, 6.95, 6.67, 6.61, 6.62, 6.66, 6.6, 6.69, 6.63, 6.64, 6.77,
  6.9, 6.94, 6.88, 6.74, 6.87, 6.79, 6.82, 6.88, 7.1, 7.17, 7.22, 7.09, 7.02, 6.94, 7.03, 6.99, 6.95, 6.87, 6.86, 6.95,
  6.89, 6.77, 6.78, 6.73, 6.47, 6.49, 6.46, 6.35, 6.35, 6.2, 6.09, 6.08, 6.12, 6.32, 6.44, 6.54, 6.72, 6.79, 6.78, 6.84,
  6.81, 6.69, 6.6, 6.72, 6.85, 6.91, 6.93, 7.04, 6.96, 6.95, 6.89, 6.87, 6.85, 6.76, 6.63, 6.65, 6.67, 6.65, 6.64, 6.62,
  6.83, 6.81, 6.76, 6.76, 6.81, 6.86, 6.89, 6.85, 6.84, 6.81, 6.77, 6.67, 6.72, 6.75, 6.74, 6.72, 6.63, 6.58, 6.58,
  6.56, 6.5, 6.35, 6.26, 6.3, 6.34, 6.3, 6.27, 6.19, 6.17, 6.22, 6.24, 6.26, 6.23, 6.19, 6.22, 6.21, 6.18, 6.15, 6.16,
  6.06, 6.09, 6.1, 6.11, 6.09, 6.01, 5.98, 6, 6.11, 6.22, 6.38, 6.46, 6.37, 6.3, 6.23, 6.3, 6.37, 6.36, 6.51, 6.53,
  6.48, 6.52, 6.47, 6.49, 6.43, 6.49, 6.55, 6.58, 6.66, 6.69, 6.67, 6.65, 6.66, 6.71, 6.76, 6.95, 7.03, 7.28,
]

/** Before holidays the survey comes on Wednesday. */
const WEDNESDAYS = ['2023-11-22', '2024-07-03', '2024-11-27', '2025-06-18', '2025-11-26', '2025-12-24', '2025-12-31']

export const SURVEY_WEEKS: readonly Observation[] = RATES.map((rate, week) => {
  const thursday = addDays(FIRST_THURSDAY, week * 7)
  const wednesday = addDays(thursday, -1)
  return { series: 'MORTGAGE30US', observed_on: WEDNESDAYS.includes(wednesday) ? wednesday : thursday, rate }
})

/** The last week of them. Its day stands beside it wherever it is shown. */
export const NEWEST_SURVEY: Observation = newest()

function newest(): Observation {
  const last = SURVEY_WEEKS.at(-1)
  if (!last) throw new Error('No survey ships with the product')
  return last
}
