import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays, dayParts } from '#domain/calendar-day.ts'
import { dayIn } from '#server/action-context.ts'
import type { AppEnv } from '#server/http/context.ts'
import { mountEndpoints } from '#server/http/endpoint.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { type FeedMood, type FeedServer, startFeeds } from '../../../../tests/harness/feed-server.ts'
import { CalendarAnswer, HistoryAnswer, RatesAnswer } from '../model.ts'
import { newsEndpoints } from './endpoints.ts'
import { EASTERN, type FetchingParts, fetchAllRates, fetchMeetings, type RateMove } from './fetching.ts'
import { createNews } from './news.ts'
import { fed_meetings, feed_fetches, rate_observations } from './tables.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }
const today = dayIn(EASTERN, new Date())

const database = suiteDatabase()
let feeds: FeedServer
let moves: RateMove[]
let problems: unknown[]
let parts: FetchingParts

beforeEach(async () => {
  for (const table of [rate_observations, feed_fetches, fed_meetings]) await database.orm.delete(table)
  feeds = await startFeeds(today)
  moves = []
  problems = []
  parts = {
    database,
    jobs: createJobs({ database, works: false, onError() {} }),
    log: { ...silent, warn: (_event, fields) => void problems.push(fields?.problem) },
    ratesUrl: feeds.ratesUrl,
    fedCalendarUrl: feeds.fedUrl,
    onNewWeek: async () => {},
    onRateMove: async (_tx, move) => void moves.push(move),
    timeoutMs: 20_000,
  }
})
afterEach(() => feeds.close())

function app() {
  const hono = new Hono<AppEnv>()
  mountEndpoints(hono, newsEndpoints(database), (_c, next) => next())
  return hono
}
const request = async (path: string, method = 'POST') => app().request(path, { method })
const rates = async () => RatesAnswer.parse(await (await request('/api/functions/get-mortgage-rates')).json())
const calendar = async () => CalendarAnswer.parse(await (await request('/api/functions/get-fed-calendar')).json())

test('[R3] [R12] [R14] before anything is fetched the shipped survey and samples are served, dated, not live, and may be cached', async () => {
  const response = await request('/api/functions/get-mortgage-rates')
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const answer = RatesAnswer.parse(await response.json())
  expect(answer).toMatchObject({ success: false, lastFetch: '2026-10-01' })
  expect(answer.source).toContain('Freddie Mac survey of Thu, Oct 1, 2026, shipped with Keyturn')
  expect(answer.rates.map(({ kind }) => kind)).toEqual(['survey', 'sample', 'estimate', 'sample', 'sample', 'sample'])
  expect(answer.rates[0]).toMatchObject({ term: '30-Year Fixed', rate: '7.28%', change: '—' })
  expect((await calendar()).events.length).toBeGreaterThan(0)
  const history = HistoryAnswer.parse(await (await request('/api/rates/history', 'GET')).json())
  expect(history.weeks.at(-1)).toEqual({ date: '2026-10-01', thirty_year: 7.28, fifteen_year: null })
  expect(history.source).toContain('Freddie Mac’s Primary Mortgage Market Survey')
})

test('[R4] [R6] [R14] what the feeds give is stored, served as live, and makes the last year of the chart', async () => {
  feeds.thirty = 6.87
  await fetchAllRates(parts)
  const answer = await rates()
  expect(answer).toMatchObject({ success: true, source: 'Freddie Mac survey and Optimal Blue indices, through FRED' })
  expect(Date.now() - Date.parse(answer.lastFetch)).toBeLessThan(60_000)
  expect(answer.rates.map(({ kind }) => kind)).toEqual(['survey', 'survey', 'estimate', 'index', 'index', 'index'])
  expect(answer.rates[0]).toMatchObject({ rate: '6.87%', date: today })
  const { weeks } = HistoryAnswer.parse(await (await request('/api/rates/history', 'GET')).json())
  const lastYear = weeks.slice(-53)
  expect(lastYear[0]?.date).toBe(addDays(today, -364))
  expect(lastYear.every(({ fifteen_year }) => fifteen_year !== null)).toBe(true)
  expect(lastYear.at(-1)).toMatchObject({ date: today, thirty_year: 6.87 })
  expect(feeds.asked.map(path => new URL(path, 'http://x').searchParams.get('id'))).toEqual([
    'MORTGAGE30US,MORTGAGE15US',
    'OBMMIFHA30YF,OBMMIVA30YF,OBMMIJUMBO30YF',
  ])
})

test('[R4] [R8] the Fed’s page replaces the shipped dates of its years', async () => {
  await fetchMeetings(parts)
  await fetchMeetings(parts)
  const { events } = await calendar()
  expect(events).toHaveLength(8)
  const next = `${dayParts(today).year + 1}`
  // Not among the eight to come all year round.
  const saved = await database.orm.select().from(fed_meetings)
  expect(saved.find(each => each.starts_on.startsWith(`${next}-10`))).toMatchObject({ ends_on: `${next}-11-01` })
})

const broken: [FeedMood, string][] = [
  ['hang', 'timed-out'],
  ['trickle', 'timed-out'],
  ['500', 'bad-status'],
  ['html', 'not-the-file'],
  ['huge', 'too-large'],
  ['half', 'half-a-file'],
  ['cut-off', 'half-a-file'],
  ['link-local', 'private-address'],
  ['loop', 'private-address'],
]
test.each(broken)('[R5] [R9] a feed that answers with %s changes nothing but is not live (%s)', async (mood, code) => {
  await fetchAllRates(parts)
  await fetchMeetings(parts)
  const before = await rates()
  const meetings = await calendar()
  feeds.mood = mood
  const impatient = { ...parts, timeoutMs: code === 'timed-out' ? 300 : 20_000 }
  await fetchAllRates(impatient)
  await fetchMeetings(impatient)
  expect(await rates()).toEqual({ ...before, success: false })
  expect(await calendar()).toEqual(meetings)
  expect(problems).toEqual([code, code, code])
  feeds.mood = 'good'
  await fetchAllRates(parts)
  expect(await rates()).toMatchObject({ success: true })
})

test('[R5] a file that ends before what is stored is half a file, however whole it looks', async () => {
  await fetchAllRates(parts)
  const before = await rates()
  feeds.until = addDays(today, -7)
  await fetchAllRates(parts)
  expect(problems).toEqual(['older-than-ours', 'older-than-ours'])
  expect((await rates()).rates).toEqual(before.rates)
})

test('[R5] a feed that is away from the start leaves the sample in place', async () => {
  feeds.mood = '500'
  await fetchAllRates(parts)
  expect(await rates()).toMatchObject({ success: false, lastFetch: '2026-10-01' })
})

test('[R11] a new week with another rate is told, once; the first fill, the same rate and a correction are not', async () => {
  feeds.until = addDays(today, -7)
  feeds.thirty = 6.5
  await fetchAllRates(parts)
  expect(moves).toEqual([])
  feeds.until = today
  feeds.thirty = 6.72
  await fetchAllRates(parts)
  expect(moves).toEqual([{ week: today, rate: 6.72, previous: expect.any(Number) }])
  await fetchAllRates(parts)
  feeds.thirty = 6.73
  await fetchAllRates(parts)
  expect(moves).toHaveLength(1)
  expect((await rates()).rates[0]?.rate).toBe('6.73%')
})

test('[R11] a week that could not be told is not stored either', async () => {
  feeds.until = addDays(today, -7)
  await fetchAllRates(parts)
  feeds.until = today
  feeds.thirty = 7.1
  const failing = { ...parts, onRateMove: () => Promise.reject(new Error('no')) }
  await expect(fetchAllRates(failing)).rejects.toThrow('no')
  expect((await rates()).rates[0]?.date).toBe(addDays(today, -7))
  await fetchAllRates(parts)
  expect(moves).toHaveLength(1)
})

test('[R4] [R10] starting fetches at once by a job, and with off never', async () => {
  const start = async (urls: Partial<FetchingParts>) => {
    const jobs = createJobs({ database, works: true, onError: error => problems.push(error) })
    const news = createNews({ ...parts, ...urls, jobs })
    await jobs.start()
    await news.started()
    return jobs
  }
  const off = await start({ ratesUrl: undefined, fedCalendarUrl: undefined })
  await new Promise(resolve => setTimeout(resolve, 300))
  await off.stop()
  expect(feeds.asked).toEqual([])
  const { rows } = await database.run("select name from jobs.schedule where name like 'news.%'")
  expect(rows).toEqual([])
  const on = await start({})
  await expect.poll(async () => (await rates()).success).toBe(true)
  await expect.poll(async () => (await database.orm.select().from(fed_meetings)).length).toBe(16)
  await on.stop()
  expect(problems).toEqual([])
})
