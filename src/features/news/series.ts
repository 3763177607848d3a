import type { RateTerm } from './model.ts'

/** FRED's names for what we follow. */
export const SURVEY_SERIES = ['MORTGAGE30US', 'MORTGAGE15US'] as const
export const INDEX_SERIES = ['OBMMIFHA30YF', 'OBMMIVA30YF', 'OBMMIJUMBO30YF'] as const

export type Series = (typeof SURVEY_SERIES)[number] | (typeof INDEX_SERIES)[number]

/** The two files we ask for: one weekly, one daily. Mixed, FRED would average the daily ones. */
export const FEEDS = { survey: SURVEY_SERIES, indices: INDEX_SERIES } as const
export type RateFeed = keyof typeof FEEDS

export interface Observation {
  series: Series
  observed_on: string
  rate: number
}

/** Freddie Mac stopped asking for it in November 2022, so it is reckoned from the 30-year rate. */
export const ARM_BELOW_30_YEAR = 0.5

export const SERIES_OF: Record<RateTerm, Series> = {
  '30-Year Fixed': 'MORTGAGE30US',
  '15-Year Fixed': 'MORTGAGE15US',
  '5/1 ARM': 'MORTGAGE30US',
  'FHA 30-Year': 'OBMMIFHA30YF',
  'VA 30-Year': 'OBMMIVA30YF',
  'Jumbo 30-Year': 'OBMMIJUMBO30YF',
}
