import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { guestResources } from '#app/resources.ts'
import type { ResourceClient } from '#resources/client.ts'
import { serverActionContext } from '#server/action-context.ts'
import { sessions, users } from '#server/auth/tables.ts'
import type { Database } from '#server/db/database.ts'
import { importGuest } from '#server/import-guest.ts'
import { createLimits } from '#server/limits/limits.ts'
import { createLog } from '#server/log.ts'
import { resourceEndpoints, type StoredResource } from '#server/resources.ts'
import { guestClient } from '#web/guest/guest-client.ts'
import { remoteClient } from '#web/remote/remote-client.ts'
import { memoryStorage } from '../harness/memory-storage.ts'
import { ORIGIN, testApp } from '../harness/test-app.ts'

const ZONE = 'America/New_York'

export interface World {
  client: ResourceClient
  /** What the guest's browser holds; empty for an account. */
  storage: ReturnType<typeof memoryStorage>
}

export function guestWorld(): World {
  const storage = memoryStorage()
  return {
    storage,
    client: guestClient(
      storage,
      () => serverActionContext(ZONE),
      async () => guestResources,
    ),
  }
}

/** A new account whose client goes through the browser's own code, HTTP, and the real tables. */
export async function accountWorld(database: Database, resources: StoredResource[]): Promise<World> {
  const { fetchHere } = await newAccount(database, resources)
  return { storage: memoryStorage(), client: withFetch(remoteClient, fetchHere) }
}

export interface Account {
  id: string
  fetchHere(path: string, init?: RequestInit): Promise<Response>
  /** Posts, and gives the status with the parsed answer. */
  post(path: string, body: unknown): Promise<{ status: number; answer: unknown }>
  /** Another server over the same database. */
  restart(): void
}

export async function newAccount(database: Database, resources: StoredResource[]): Promise<Account> {
  const id = randomUUID()
  const email = `${id}@example.com`
  await database.orm.insert(users).values({ id, email, name: 'Ada Buyer', first_name: 'Ada', last_name: 'Buyer' })
  const expires_at = new Date(Date.now() + 24 * 3_600_000)
  await database.orm.insert(sessions).values({ id, user_id: id, token: id, expires_at })
  const start = () =>
    testApp({
      database,
      log: createLog({ level: 'error', forPeople: true, write: line => void process.stderr.write(line) }),
      endpoints: [
        ...resources.flatMap(each => resourceEndpoints(database, each)),
        importGuest(database, resources, createLimits(database, 'only-for-tests')),
      ],
      // Who is signed in is proved elsewhere; here it only has to be somebody.
      requireUser: async (context, next) => {
        context.set('user', {
          id,
          email,
          time_zone: ZONE,
          is_member: false,
          session_id: id,
          signed_in_at: new Date(),
          client_address: '192.0.2.1',
        })
        await next()
      },
    })
  let app = start()
  const fetchHere = async (path: string, init: RequestInit = {}): Promise<Response> =>
    app.request(`${ORIGIN}${path}`, { ...init, headers: { ...init.headers, origin: ORIGIN } }, {})
  return {
    id,
    fetchHere,
    async post(path, body) {
      const headers = { 'content-type': 'application/json' }
      const response = await fetchHere(path, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: response.status, answer: await response.json() }
    },
    restart() {
      app = start()
    },
  }
}

type Fetch = typeof fetch

/** The `fetch` of the client that is under way; each of several at once has its own. */
const fetchOfClient = new AsyncLocalStorage<Fetch>()
const outside = globalThis.fetch
globalThis.fetch = (...request) => (fetchOfClient.getStore() ?? outside)(...request)

/** Has the browser's own code reach this account's app. */
export function asBrowserOf<Value>({ fetchHere }: Account, work: () => Promise<Value>): Promise<Value> {
  return fetchOfClient.run(fetchHere as Fetch, work)
}

/** The browser's client calls `fetch`; in this world it reaches the app without a socket. */
function withFetch(client: ResourceClient, fetchHere: Account['fetchHere']): ResourceClient {
  return {
    read: resource => fetchOfClient.run(fetchHere as Fetch, () => client.read(resource)),
    execute: (resource, action, input, base) =>
      fetchOfClient.run(fetchHere as Fetch, () => client.execute(resource, action, input, base)),
    can: client.can,
  }
}

/** What differs between two worlds by nature: identifiers and instants. Whether there is one must still agree. */
export function comparable(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value ?? null, (key, part) => {
      const byNature = /^id$|^tracking_id$|_at$/.test(key)
      return byNature && part !== null ? 'some' : part
    }),
  )
}
