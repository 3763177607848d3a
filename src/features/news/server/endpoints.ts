import type { Context } from 'hono'
import { addDays } from '#domain/calendar-day.ts'
import { accepted } from '#resources/problem.ts'
import { dayIn } from '#server/action-context.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import { rateHistory } from '../history.ts'
import { upcomingMeetings } from '../meetings.ts'
import { CalendarAnswer, HistoryAnswer, RatesAnswer, SurveyAnswer } from '../model.ts'
import { isLive, rateCards } from '../rate-cards.ts'
import { FEEDS, type Observation, SURVEY_SERIES } from '../series.ts'
import { NEWEST_SURVEY } from '../survey-weeks.ts'
import { sourceWords } from '../words.ts'
import { EASTERN } from './fetching.ts'
import { readFeeds, readLatest, readMeetings, readObservations, readSurvey } from './store.ts'

const HISTORY_DAYS = 3 * 366 + 7
const PUBLIC = 'public, max-age=300'

/** All answers come from our own tables: nobody waits for a feed. */
export function newsEndpoints(database: Database): Endpoint[] {
  return [
    forAnyone({
      method: 'POST',
      path: '/api/functions/get-mortgage-rates',
      summary: 'The latest mortgage rates and how they moved in a week. `success` is false when they are not live.',
      answer: RatesAnswer,
      async handle({ context }) {
        const now = new Date()
        return cached(context, ratesAnswer(await readLatest(database.orm), await readFeeds(database.orm), now))
      },
    }),
    forAnyone({
      method: 'POST',
      path: '/api/functions/get-fed-calendar',
      summary: 'The next eight meetings of the Federal Open Market Committee.',
      answer: CalendarAnswer,
      async handle({ context }) {
        const fetched = await readMeetings(database.orm)
        return cached(context, { events: upcomingMeetings(fetched, dayIn(EASTERN, new Date())) })
      },
    }),
    forAnyone({
      method: 'GET',
      path: '/api/rates/history',
      summary: 'Three years of the weekly 30-year rate, with the 15-year rate where it is stored.',
      answer: HistoryAnswer,
      async handle({ context }) {
        const since = addDays(dayIn(EASTERN, new Date()), -HISTORY_DAYS)
        return cached(context, rateHistory(await readObservations(database.orm, since, SURVEY_SERIES)))
      },
    }),
    forAnyone({
      method: 'GET',
      path: '/api/rates/survey',
      summary:
        'What lenders averaged for a 30-year fixed loan in the newest week of Freddie Mac’s survey that is known.',
      answer: SurveyAnswer,
      async handle({ context }) {
        return cached(context, await readSurvey(database.orm))
      },
    }),
  ]
}

function cached<Value>(context: Context<AppEnv>, value: Value) {
  context.header('cache-control', PUBLIC)
  return accepted(value)
}

type Feeds = Awaited<ReturnType<typeof readFeeds>>

function ratesAnswer(stored: Observation[], feeds: Feeds, now: Date): RatesAnswer {
  const rates = rateCards(stored)
  const hasSamples = rates.some(({ kind }) => kind === 'sample')
  const names = Object.keys(FEEDS)
  const fetched = feeds.filter(({ feed }) => names.includes(feed)).flatMap(({ fetched_at }) => fetched_at ?? [])
  const source = stored.length === 0 ? 'snapshot' : hasSamples ? 'mixed' : 'live'
  return {
    rates,
    // The older of the two: no card is older than this says.
    lastFetch: source === 'live' ? new Date(Math.min(...fetched.map(Number))).toISOString() : newestFetch(fetched),
    source: sourceWords[source],
    success: source === 'live' && isLive(feeds, names, now),
  }
}

function newestFetch(fetched: Date[]): string {
  return fetched.length === 0 ? NEWEST_SURVEY.observed_on : new Date(Math.max(...fetched.map(Number))).toISOString()
}
