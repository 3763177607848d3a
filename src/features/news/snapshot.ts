import type { Observation } from './series.ts'

/**
 * What is shown until the first live rates arrive. None of it is from the official file: the 30-year rates are Freddie
 * Mac's of these two weeks as copied by others, the rest are samples in keeping with them. All are shown as samples.
 */
export const SNAPSHOT_DATE = '2026-10-08'
export const SNAPSHOT_INSTANT = '2026-10-08T16:00:00.000Z'

export const SNAPSHOT_RATES: readonly Observation[] = [
  { series: 'MORTGAGE30US', observed_on: '2026-10-01', rate: 7.28 },
  { series: 'MORTGAGE30US', observed_on: '2026-10-08', rate: 7.4 },
  { series: 'MORTGAGE15US', observed_on: '2026-10-01', rate: 6.55 },
  { series: 'MORTGAGE15US', observed_on: '2026-10-08', rate: 6.65 },
  { series: 'OBMMIFHA30YF', observed_on: '2026-10-01', rate: 6.96 },
  { series: 'OBMMIFHA30YF', observed_on: '2026-10-08', rate: 7.05 },
  { series: 'OBMMIVA30YF', observed_on: '2026-10-01', rate: 6.9 },
  { series: 'OBMMIVA30YF', observed_on: '2026-10-08', rate: 7.0 },
  { series: 'OBMMIJUMBO30YF', observed_on: '2026-10-01', rate: 7.38 },
  { series: 'OBMMIJUMBO30YF', observed_on: '2026-10-08', rate: 7.35 },
]

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
