import { boolean, date, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'
import { INDEX_SERIES, SURVEY_SERIES } from '../series.ts'

/** Rates as their publishers gave them. Samples are never stored. */
export const rate_observations = pgTable(
  'rate_observations',
  {
    series: text('series', { enum: [...SURVEY_SERIES, ...INDEX_SERIES] }).notNull(),
    observed_on: date('observed_on', { mode: 'string' }).notNull(),
    rate: doublePrecision('rate').notNull(),
  },
  table => [primaryKey({ columns: [table.series, table.observed_on] })],
)

export const FEED_NAMES = ['survey', 'indices', 'fed-calendar'] as const
export type FeedName = (typeof FEED_NAMES)[number]

/** How it last went with each feed. */
export const feed_fetches = pgTable('feed_fetches', {
  feed: text('feed', { enum: FEED_NAMES }).primaryKey(),
  tried_at: instant('tried_at').notNull(),
  /** The last time that its answer was taken. */
  fetched_at: instant('fetched_at'),
  /** What was wrong at the last try. */
  problem: text('problem'),
})

export const fed_meetings = pgTable('fed_meetings', {
  starts_on: date('starts_on', { mode: 'string' }).primaryKey(),
  ends_on: date('ends_on', { mode: 'string' }).notNull(),
  has_projections: boolean('has_projections').notNull(),
})
