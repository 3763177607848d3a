import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { Registry } from 'prom-client'
import type { Features } from '#app/server/features.ts'
import { seedLenders } from '#features/lenders/server/seed.ts'
import { users } from '#server/auth/tables.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv, RequireUser } from '#server/http/context.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { policyReports } from '#server/http/policy-reports.ts'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import { liveEndpoint } from '#server/realtime/endpoint.ts'
import { createHub, type Hub } from '#server/realtime/hub.ts'
import { fastHashing } from '../harness/fast-hashing.ts'
import { ORIGIN, silent, testApp, testFeatures } from '../harness/test-app.ts'

export const PASSWORD = 'seven-blue-doors'

export interface WholeApp {
  app: Hono<AppEnv>
  endpoints: Endpoint[]
  stop(): Promise<void>
}

/** Every endpoint of the product over a database, as the server puts them together. */
export function everyEndpoint(database: Database): { endpoints: Endpoint[]; features: Features; jobs: Jobs; hub: Hub } {
  const jobs = createJobs({ database, works: false, onError: () => {} })
  const features = testFeatures({
    database,
    jobs,
    operatorEmail: 'operator@example.com',
    lenderMail: true,
    stripe: { secretKey: undefined, webhookSecret: 'whsec_only_for_tests', apiBase: undefined },
    hashing: fastHashing,
  })
  const hub = createHub({ database, replay: features.replay, onError: () => {} })
  const reports = policyReports({ metrics: new Registry(), log: silent })
  return { endpoints: [...features.endpoints, liveEndpoint(hub), reports], features, jobs, hub }
}

/** The whole server but its socket. `check` may come between the check of a session and what follows. */
export async function startWholeApp(
  database: Database,
  check = (requireUser: RequireUser) => requireUser,
): Promise<WholeApp> {
  const { endpoints, features, jobs, hub } = everyEndpoint(database)
  await database.exclusive(seedLenders)
  await jobs.start()
  await hub.start()
  const app = testApp({ database, requireUser: check(features.requireUser), endpoints })
  return {
    app,
    endpoints,
    async stop() {
      await hub.stop()
      await jobs.stop()
    },
  }
}

export interface Call {
  method: string
  path: string
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  text: string
  cookies: string[]
}

/** One request; of an endless answer only what comes at once. */
export async function call(app: Hono<AppEnv>, { method, path, body, headers = {} }: Call): Promise<Answer> {
  const carries = body !== undefined && method !== 'GET' && method !== 'HEAD'
  const answer = await app.request(
    `${ORIGIN}${path}`,
    {
      method,
      headers: { origin: ORIGIN, ...(carries && { 'content-type': 'application/json' }), ...headers },
      ...(carries && { body: JSON.stringify(body) }),
    },
    {},
  )
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  const text = isStream ? await beginningOf(answer) : await answer.text()
  return { status: answer.status, text, cookies: answer.headers.getSetCookie() }
}

async function beginningOf(answer: Response): Promise<string> {
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const silence = new Promise<undefined>(resolve => setTimeout(resolve, 100))
  const first = await Promise.race([reader.read(), silence])
  await reader.cancel()
  return new TextDecoder().decode(first?.value)
}

/** Signs somebody up and in, through the product's own doors. */
export async function joinIn(app: Hono<AppEnv>, database: Database, name: string) {
  const email = `${crypto.randomUUID()}@example.com`
  const body = { email, password: PASSWORD, first_name: name, last_name: 'Buyer' }
  await call(app, { method: 'POST', path: '/api/auth/sign-up/email', body })
  const cookie = await signIn(app, email)
  const [row] = await database.orm.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!row) throw new Error('Nobody signed up')
  return { id: row.id, email, cookie }
}

/** The session's cookie as a browser would send it. */
export async function signIn(app: Hono<AppEnv>, email: string): Promise<string> {
  const path = '/api/auth/sign-in/email'
  const { cookies, text } = await call(app, { method: 'POST', path, body: { email, password: PASSWORD } })
  const session = cookies.find(cookie => cookie.startsWith('keyturn.session='))
  if (!session) throw new Error(`Not signed in: ${text}`)
  return session.split(';')[0] ?? ''
}
