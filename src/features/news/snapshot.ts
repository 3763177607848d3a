import type { Observation, Series } from './series.ts'
import { NEWEST_SURVEY } from './survey-weeks.ts'

/**
 * Samples, shown and called so until live rates arrive: nobody surveyed them. They have no day and no week before. The 30-year
 * rate is no sample: it is the newest survey that ships with the product (survey-weeks.ts).
 */
const SAMPLE_RATES: Partial<Record<Series, number>> = {
  MORTGAGE15US: 6.65,
  OBMMIFHA30YF: 7.05,
  OBMMIVA30YF: 7.0,
  OBMMIJUMBO30YF: 7.35,
}

/** What ships with the product of a series, on the day of the newest survey. */
export function shippedRate(series: Series): Observation & { is_sample: boolean } {
  const sample = SAMPLE_RATES[series]
  const survey = NEWEST_SURVEY
  return sample === undefined
    ? { ...survey, is_sample: false }
    : { series, observed_on: survey.observed_on, rate: sample, is_sample: true }
}

export interface Meeting {
  starts_on: string
  ends_on: string
  /** The committee also publishes its projections. */
  has_projections: boolean
}

/** The FOMC's schedule as announced on 2024-08-09 and 2025-09-05. Projections come with every second meeting. */
export const SHIPPED_MEETINGS: readonly Meeting[] = [
  meeting('2026-01-27', '2026-01-28', false),
  meeting('2026-03-17', '2026-03-18', true),
  meeting('2026-04-28', '2026-04-29', false),
  meeting('2026-06-16', '2026-06-17', true),
  meeting('2026-07-28', '2026-07-29', false),
  meeting('2026-09-15', '2026-09-16', true),
  meeting('2026-10-27', '2026-10-28', false),
  meeting('2026-12-08', '2026-12-09', true),
  meeting('2027-01-26', '2027-01-27', false),
  meeting('2027-03-16', '2027-03-17', true),
  meeting('2027-04-27', '2027-04-28', false),
  meeting('2027-06-08', '2027-06-09', true),
  meeting('2027-07-27', '2027-07-28', false),
  meeting('2027-09-14', '2027-09-15', true),
  meeting('2027-10-26', '2027-10-27', false),
  meeting('2027-12-07', '2027-12-08', true),
  meeting('2028-01-25', '2028-01-26', false),
]

function meeting(starts_on: string, ends_on: string, has_projections: boolean): Meeting {
  return { starts_on, ends_on, has_projections }
}
