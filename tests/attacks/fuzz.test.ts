import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { createPostgresUrl } from '../harness/databases.ts'
import { isProof } from '../harness/proof.ts'
import { type RunningServer, startServer } from '../harness/server.ts'
import { SECRET } from '../harness/test-app.ts'
import { addressEnd, type Body, bodiesFor, headerText } from './bodies.ts'
import {
  type Account,
  asSentBy,
  type Got,
  knownGood,
  newAccount,
  type Sent,
  send,
  WEBHOOK_SECRET,
} from './fuzz-target.ts'
import { toText } from './odd-values.ts'
import { lostOnTheWay } from './read-back.ts'
import { everyEndpoint } from './whole-app.ts'

/** For each route. */
const CASES = isProof ? { numRuns: 500, seed: Date.now() } : { numRuns: 3, seed: 8 }
/** One request waits for another only where people would, too: on two cores more would measure the queue. */
const AT_ONCE = 3

let database: Database
let server: RunningServer
let drop: () => Promise<void>
const counts = { bodies: 0, addresses: 0, accepted: 0 }
const found: string[] = []

beforeAll(async () => {
  const { url, drop: dropIt } = await createPostgresUrl()
  drop = dropIt
  server = await startServer({
    DATABASE_URL: url,
    AUTH_SECRET: SECRET,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    OPERATOR_EMAIL: 'operator@example.com',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: 'warn',
  })
  database = await openPostgres(url)
})
afterAll(async () => {
  await server.stop()
  await database.close()
  await drop()
})

/** One after the other in each lane; every lane is a person of its own. */
async function inLanes<Item>(items: Item[], work: (item: Item, lane: Lane) => Promise<void>): Promise<void> {
  const queue = items.values()
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    const lane: Lane = { account: await newAccount(database) }
    for (const item of queue) await work(item, lane)
  })
  await Promise.all(lanes)
}

interface Lane {
  account: Account
}

/** Sends it; what the limits stop is sent again once they are lifted. */
async function attempt(endpoint: Endpoint, request: Sent, shown: string): Promise<Got | undefined> {
  const what = `${endpoint.method} ${endpoint.path}`
  try {
    let got = await send(server.origin, request)
    if (got.status === 429) {
      await database.run('delete from limits; delete from reminder_confirmations')
      got = await send(server.origin, request)
    }
    if (got.status >= 500) found.push(`${what}: ${got.status} for ${shown}`)
    return got
  } catch (error) {
    found.push(`${what}: no answer (${(error as Error).cause ?? error}) for ${shown}`)
    return undefined
  }
}

/** Fresh where the last request ended the session, so that the next one is not refused for that. */
async function renewed(lane: Lane): Promise<void> {
  lane.account = await newAccount(database)
}

async function fuzzBodies(endpoint: Endpoint): Promise<void> {
  const known = knownGood(endpoint)
  const bodies = [...known.map(toText), ...fc.sample(bodiesFor(endpoint, known), CASES)]
  const isAccount = endpoint.path.startsWith('/api/auth/')
  await inLanes(bodies, async (body, lane) => {
    counts.bodies += 1
    const text = asSentBy(lane.account, body)
    const headers = { cookie: lane.account.cookie }
    const got = await attempt(endpoint, { method: 'POST', path: endpoint.path, body: text, headers }, shownBody(text))
    if (!got) return
    if (got.status === 401 || (isAccount && endpoint.access === 'user' && got.status === 200)) await renewed(lane)
    if (got.status !== 200) return
    counts.accepted += 1
    const request = async (method: string, path: string) =>
      JSON.parse((await send(server.origin, { method, path, headers })).text)
    if (endpoint.anyOrigin || isAccount) return
    const lost = await lostOnTheWay(endpoint, text, JSON.parse(got.text), request)
    for (const problem of lost) found.push(`${endpoint.path}: ${problem}, for ${shownBody(text)}`)
    // Full resources refuse what is to be tried.
    if (counts.accepted % 8 === 0 || /close|gifts|add$|import/.test(endpoint.path)) await renewed(lane)
  })
}

async function fuzzAddresses(endpoint: Endpoint): Promise<void> {
  const ends = fc.sample(fc.tuple(addressEnd, headerText, fc.boolean()), CASES)
  await inLanes(ends, async ([end, header, asQuery], lane) => {
    counts.addresses += 1
    const filled = endpoint.path.replace(/:\w+/, () => end)
    const path = asQuery ? `${filled}?token=${end}&callbackURL=${end}&user_id=${end}` : filled
    const cookie = counts.addresses % 3 === 0 ? `keyturn.session=${header}` : lane.account.cookie
    await attempt(endpoint, { method: 'GET', path, headers: { cookie, 'last-event-id': header } }, `${path} ${header}`)
  })
}

function shownBody(body: Body): string {
  return typeof body === 'string'
    ? `${body.slice(0, 300)} (${body.length})`
    : `bytes ${Buffer.from(body).toString('hex').slice(0, 80)}`
}

test('[X7] whatever is sent to any route, the server neither fails nor falls, and what it accepts reads back the same', async () => {
  const { endpoints } = everyEndpoint(database)
  for (const endpoint of endpoints) {
    if (endpoint.method === 'POST') await fuzzBodies(endpoint)
    else await fuzzAddresses(endpoint)
  }
  // What a schema let through and a column did not take, or worse.
  const errors = server
    .output()
    .split('\n')
    .filter(line => line.includes('"level":"error"'))
  expect([...new Set(found)].slice(0, 40)).toEqual([])
  expect(errors.slice(0, 10)).toEqual([])
  // Enough of them to read back; most routes take nothing that they do not know.
  expect(counts.accepted).toBeGreaterThan(counts.bodies / 10)
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
})
