import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { newerSurvey, SHIPPED_SURVEY, type SurveyRate } from '#domain/survey-rate.ts'
import type { Orm } from '#server/db/database.ts'
import type { Observation, Series } from '../series.ts'
import type { Meeting } from '../snapshot.ts'
import { type FeedName, fed_meetings, feed_fetches, rate_observations } from './tables.ts'

/** The newest value of each series with the two weeks before it, however long ago that was. */
export function readLatest(db: Orm): Promise<Observation[]> {
  const { series, observed_on } = rate_observations
  const newest = sql`(select max(o.observed_on) from ${rate_observations} o where o.series = ${series})`
  return db.select().from(rate_observations).where(sql`${observed_on} >= ${newest} - 14`)
}

export function readObservations(db: Orm, since: string, series: readonly Series[]): Promise<Observation[]> {
  return db
    .select()
    .from(rate_observations)
    .where(and(gte(rate_observations.observed_on, since), inArray(rate_observations.series, [...series])))
    .orderBy(rate_observations.observed_on)
}

export async function newestOf(db: Orm, series: Series): Promise<Observation | undefined> {
  const [newest] = await db
    .select()
    .from(rate_observations)
    .where(eq(rate_observations.series, series))
    .orderBy(desc(rate_observations.observed_on))
    .limit(1)
  return newest
}

/** What lenders averaged in the newest week that is stored, or that ships with the product. */
export async function readSurvey(db: Orm): Promise<SurveyRate> {
  const stored = await newestOf(db, 'MORTGAGE30US')
  return newerSurvey(SHIPPED_SURVEY, stored && { date: stored.observed_on, thirty_year: stored.rate })
}

const ROWS_AT_ONCE = 500

/** Publishers correct themselves: what is there already takes the new value. */
export async function saveObservations(tx: Orm, observations: readonly Observation[]): Promise<void> {
  for (let from = 0; from < observations.length; from += ROWS_AT_ONCE) {
    await tx
      .insert(rate_observations)
      .values(observations.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [rate_observations.series, rate_observations.observed_on],
        set: { rate: sql`excluded.rate` },
        setWhere: sql`${rate_observations.rate} <> excluded.rate`,
      })
  }
}

export function readFeeds(db: Orm) {
  return db.select().from(feed_fetches)
}

/** What became of a try. A failure leaves the time of the last good one as it was. */
export async function saveFetch(tx: Orm, feed: FeedName, tried_at: Date, problem: string | null): Promise<void> {
  const fetched = problem === null ? { fetched_at: tried_at } : {}
  const row = { tried_at, problem, ...fetched }
  await tx
    .insert(feed_fetches)
    .values({ feed, ...row })
    .onConflictDoUpdate({ target: feed_fetches.feed, set: row })
}

export function readMeetings(db: Orm): Promise<Meeting[]> {
  return db.select().from(fed_meetings).orderBy(fed_meetings.starts_on)
}

/** Years come whole: a meeting that was moved leaves no trace of its old day. */
export async function saveMeetings(tx: Orm, years: Map<number, Meeting[]>): Promise<void> {
  for (const [year, meetings] of years) {
    await tx.delete(fed_meetings).where(sql`extract(year from ${fed_meetings.starts_on}) = ${year}`)
    await tx.insert(fed_meetings).values(meetings)
  }
}
