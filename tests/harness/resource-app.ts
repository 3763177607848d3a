import { Hono } from 'hono'
import { users } from '#server/auth/tables.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import { mountEndpoints } from '#server/http/endpoint.ts'
import { answerError } from '#server/http/error-answer.ts'
import { readBody } from '#server/http/request-body.ts'
import { importGuest } from '#server/import-guest.ts'
import { createLimits } from '#server/limits/limits.ts'
import { createLog } from '#server/log.ts'
import { resourceEndpoints, type StoredResource } from '#server/resources.ts'
import { HOME_ZONE } from './accounts.ts'
import { namedPerson } from './named-person.ts'

export interface ResourceAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects.
  body: any
}

export interface ResourcePerson {
  id: string
  get(path: string): Promise<ResourceAnswer>
  post(path: string, body: object): Promise<ResourceAnswer>
}

/** The real routes of some resources over a real database. Only the way of knowing who asks is replaced. */
export function resourceApp(database: Database, resources: StoredResource[]) {
  const app = new Hono<AppEnv>()
  app.use(readBody)
  app.onError(
    answerError(createLog({ level: 'error', forPeople: true, write: line => void process.stderr.write(line) })),
  )
  mountEndpoints(
    app,
    [
      ...resources.flatMap(each => resourceEndpoints(database, each)),
      importGuest(database, resources, createLimits(database, 'only-for-tests')),
    ],
    namedPerson(database, HOME_ZONE),
  )

  /** Somebody new, who can ask and act. */
  return async function newPerson(): Promise<ResourcePerson> {
    const row = {
      email: `${crypto.randomUUID()}@example.com`,
      name: 'Ada Buyer',
      first_name: 'Ada',
      last_name: 'Buyer',
    }
    const [user] = await database.orm.insert(users).values(row).returning({ id: users.id })
    const id = user?.id ?? ''
    const headers = { 'x-person': id, 'content-type': 'application/json' }
    async function request(path: string, request: RequestInit): Promise<ResourceAnswer> {
      const answer = await app.request(path, { headers, ...request })
      return { status: answer.status, body: await answer.json() }
    }
    return {
      id,
      get: path => request(path, {}),
      post: (path, body) => request(path, { method: 'POST', body: JSON.stringify(body) }),
    }
  }
}
