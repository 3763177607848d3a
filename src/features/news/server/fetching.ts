import { addDays, dayParts } from '#domain/calendar-day.ts'
import { dayIn } from '#server/action-context.ts'
import type { Database, Orm } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { defineQueue } from '#server/jobs/queue.ts'
import type { Log } from '#server/log.ts'
import { parseFedPage } from '../fed-page.ts'
import { FeedProblem } from '../feed-problem.ts'
import { weekBefore } from '../rate-cards.ts'
import { parseRatesCsv } from '../rates-csv.ts'
import { FEEDS, type Observation, type RateFeed } from '../series.ts'
import { download } from './download.ts'
import { newestOf, readFeeds, saveFetch, saveMeetings, saveObservations } from './store.ts'
import type { FeedName } from './tables.ts'

/** The 30-year rate of a new week, and the one of the week before. */
export interface RateMove {
  week: string
  rate: number
  previous: number
}

export interface FetchingParts {
  database: Database
  jobs: Jobs
  log: Log
  /** Without an address nothing is fetched. */
  ratesUrl: string | undefined
  fedCalendarUrl: string | undefined
  /** Both in the transaction that stores the new week: the one always, the other when it differs from the week before. */
  onNewWeek(tx: Orm, week: Observation): Promise<void>
  onRateMove(tx: Orm, move: RateMove): Promise<void>
  timeoutMs?: number
}

const queue = { retries: 2, pauseSeconds: 60, patienceSeconds: 120 }
const fetchRates = defineQueue<object>({ ...queue, name: 'news.rates', cron: '20 * * * *' })
const fetchFedCalendar = defineQueue<object>({ ...queue, name: 'news.fed-calendar', cron: '40 5 * * *' })

/** Where both publishers live, and by whose calendar their days are. */
export const EASTERN = 'America/New_York'
const HISTORY_DAYS = 400
const LARGEST_BYTES = 2_000_000
// Below the ten seconds that stopping waits for a job.
const TIMEOUT_MS = 8_000

export function registerFetching(parts: FetchingParts): void {
  if (parts.ratesUrl) parts.jobs.handle(fetchRates, () => fetchAllRates(parts))
  if (parts.fedCalendarUrl) parts.jobs.handle(fetchFedCalendar, () => fetchMeetings(parts))
}

const JUST_NOW_MS = 10 * 60_000

/** Asks for everything now: a new installation need not wait for the hour. Servers that start again and again ask once. */
export async function enqueueDueFeeds({ database, jobs, ratesUrl, fedCalendarUrl }: FetchingParts): Promise<void> {
  const tried = await readFeeds(database.orm)
  const isDue = (feed: FeedName) =>
    !tried.some(each => each.feed === feed && Date.now() - each.tried_at.getTime() < JUST_NOW_MS)
  await database.transaction(async tx => {
    if (ratesUrl && isDue('survey')) await jobs.enqueue(tx, fetchRates, {})
    if (fedCalendarUrl && isDue('fed-calendar')) await jobs.enqueue(tx, fetchFedCalendar, {})
  })
}

export async function fetchAllRates(parts: FetchingParts): Promise<void> {
  for (const feed of Object.keys(FEEDS) as RateFeed[]) {
    await attempt(parts, feed, async today => {
      const url = new URL(parts.ratesUrl ?? '')
      url.searchParams.set('id', FEEDS[feed].join(','))
      url.searchParams.set('cosd', addDays(today, -HISTORY_DAYS))
      const found = parseRatesCsv(await fetchText(parts, url.href), FEEDS[feed], today)
      return tx => saveRates(tx, parts, found)
    })
  }
}

export async function fetchMeetings(parts: FetchingParts): Promise<void> {
  await attempt(parts, 'fed-calendar', async today => {
    const page = await fetchText(parts, parts.fedCalendarUrl ?? '')
    const years = parseFedPage(page, dayParts(today).year)
    return tx => saveMeetings(tx, years)
  })
}

type Save = (tx: Orm) => Promise<void>

/** A feed that fails is logged, and its last items stay. Our own faults are thrown, and the job is tried again. */
async function attempt({ database, log }: FetchingParts, feed: FeedName, work: (today: string) => Promise<Save>) {
  const now = new Date()
  try {
    const save = await work(dayIn(EASTERN, now))
    await database.transaction(async tx => {
      await save(tx)
      await saveFetch(tx, feed, now, null)
    })
    log.info('feed-fetched', { feed })
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error
    log.warn('feed-failed', { feed, problem: error.code, detail: error.message })
    await database.transaction(tx => saveFetch(tx, feed, now, error.code))
  }
}

function fetchText(parts: FetchingParts, address: string): Promise<string> {
  return download(address, { timeoutMs: parts.timeoutMs ?? TIMEOUT_MS, largestBytes: LARGEST_BYTES })
}

async function saveRates(tx: Orm, parts: FetchingParts, found: Observation[]): Promise<void> {
  for (const series of new Set(found.map(each => each.series))) {
    const own = found.filter(each => each.series === series)
    const newest = own.at(-1)
    const stored = await newestOf(tx, series)
    // A file that was cut at the end of a line looks whole; only its last day tells.
    if (newest && stored && newest.observed_on < stored.observed_on) {
      throw new FeedProblem('older-than-ours', `${series} ends before what is stored`)
    }
    const isNewWeek = newest && stored && newest.observed_on > stored.observed_on
    if (series !== 'MORTGAGE30US' || !isNewWeek) continue
    await parts.onNewWeek(tx, newest)
    const before = weekBefore(newest, own)
    if (before && before.rate !== newest.rate) {
      await parts.onRateMove(tx, { week: newest.observed_on, rate: newest.rate, previous: before.rate })
    }
  }
  await saveObservations(tx, found)
}
