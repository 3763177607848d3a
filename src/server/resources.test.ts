import type { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { applicationResource } from '#features/application/actions.ts'
import { noAnswers } from '#features/application/model.ts'
import { applicationStore } from '#features/application/server/store.ts'
import { checklistResource } from '#features/checklist/actions.ts'
import { checklistStore } from '#features/checklist/server/store.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { timelineStore } from '#features/timeline/server/store.ts'
import { wireSafetyResource } from '#features/wire-safety/actions.ts'
import { NO_NOTES } from '#features/wire-safety/model.ts'
import { wireSafetyStore } from '#features/wire-safety/server/store.ts'
import { createLimits } from '#server/limits/limits.ts'
import { suiteDatabase } from '../../tests/harness/databases.ts'
import { namedPerson } from '../../tests/harness/named-person.ts'
import { testApp } from '../../tests/harness/test-app.ts'
import { users } from './auth/tables.ts'
import type { Orm } from './db/database.ts'
import type { AppEnv } from './http/context.ts'
import { importGuest } from './import-guest.ts'
import { resourceEndpoints, type StoredResource } from './resources.ts'

const origin = 'http://localhost:3000'
const resources: StoredResource[] = [
  { resource: applicationResource, store: applicationStore },
  { resource: checklistResource, store: checklistStore },
]

const database = suiteDatabase()
let user_id: string
beforeEach(async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const row = { email, name: 'Ada Lovelace', first_name: 'Ada', last_name: 'Lovelace' }
  const [user] = await database.orm.insert(users).values(row).returning({ id: users.id })
  user_id = user?.id ?? ''
})

/** The real app; only the way of knowing who asks is replaced. */
function appOf(stored: StoredResource[] = resources): Hono<AppEnv> {
  return testApp({
    database,
    endpoints: [
      ...stored.flatMap(each => resourceEndpoints(database, each)),
      importGuest(database, stored, createLimits(database, 'only-for-tests')),
    ],
    requireUser: namedPerson(database, 'America/New_York', () => user_id),
  })
}

async function call(app: Hono<AppEnv>, path: string, body?: unknown) {
  const headers = { origin, 'content-type': 'application/json' }
  const answer = await app.request(path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {})
  return { status: answer.status, body: await answer.json() }
}

const answers = { loan_purpose: 'purchase', property_state: 'Texas' }

test('[X30] what a person does is there when they come back', async () => {
  const app = appOf()
  expect(await call(app, '/api/documents')).toEqual({ status: 200, body: { gathered: [] } })
  const done = await call(app, '/api/documents/mark', { document: 'government_id', gathered: true })
  expect(done.body).toEqual(await call(app, '/api/documents').then(answer => answer.body))
  expect(done.body.gathered).toHaveLength(1)
})

test('[X30] a problem changes nothing and keeps its words', async () => {
  const problem = await call(appOf(), '/api/application/complete', { loan_purpose: 'purchase' })
  expect(problem).toMatchObject({ status: 400, body: { code: 'state-required' } })
  expect((await call(appOf(), '/api/application')).body).toMatchObject({ completed: null, draft: null })
})

test('[X30] wrong input names its fields', async () => {
  const { status, body } = await call(appOf(), '/api/documents/mark', { document: 'passport of the cat' })
  expect(status).toBe(400)
  expect(body.errors.map((error: { path: string }) => error.path)).toEqual(['document', 'gathered'])
})

test('[X30] twenty clicks at once make one application with one tracking id', async () => {
  const app = appOf()
  const clicks = await Promise.all(Array.from({ length: 20 }, () => call(app, '/api/application/complete', answers)))
  expect(new Set(clicks.map(click => click.status))).toEqual(new Set([200]))
  expect(new Set(clicks.map(click => click.body.completed.tracking_id)).size).toBe(1)
})

test('[X30] an account that is gone can do nothing more', async () => {
  // Opening a timeline writes what is missing from it, which cannot be done for nobody.
  const app = appOf([...resources, { resource: timelineResource, store: timelineStore }])
  expect((await call(app, '/api/documents')).status).toBe(200)
  await database.orm.delete(users)
  for (const [path, input] of [
    ['/api/application/complete', answers],
    ['/api/timeline/update', { event_key: 'home_inspection', completed: true }],
  ] as const) {
    expect(await call(app, path, input)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  }
})

describe('bringing a guest along', () => {
  const now = '2026-11-15T10:00:00.000Z'
  const guestApplication = (property_state: string) => ({
    ...noAnswers,
    property_state,
    id: '7d444840-9dc0-11d1-b245-5ffdce74fad2',
    tracking_id: 'MA-ABCDEFGH',
    status: 'completed',
    completed_at: now,
    created_at: now,
    updated_at: now,
  })

  test('[X31] everything moves in, and sending it again does no harm', async () => {
    const app = appOf()
    const data = { application: guestApplication('Texas'), documents: { gathered: ['government_id'] } }
    const first = await call(app, '/api/account/import-guest', data)
    expect(first.status).toBe(200)
    expect(first.body.application.completed.property_state).toBe('Texas')
    expect(first.body.documents.gathered).toEqual(['government_id'])
    expect(await call(app, '/api/account/import-guest', data)).toEqual(first)
    expect((await call(app, '/api/application')).body).toEqual(first.body.application)
  })

  test('[X31] a choice that only the person can make stops all of it, until they make it', async () => {
    const app = appOf()
    await call(app, '/api/application/complete', answers)
    const data = { documents: { gathered: ['government_id'] }, application: guestApplication('California') }
    expect(await call(app, '/api/account/import-guest', data)).toMatchObject({
      status: 409,
      body: { code: 'choice-needed' },
    })
    expect((await call(app, '/api/documents')).body.gathered).toEqual([])
    const chosen = await call(app, '/api/account/import-guest', { ...data, keep: 'guest' })
    expect(chosen.body.application.completed.property_state).toBe('California')
    expect(chosen.body.documents.gathered).toEqual(['government_id'])
  })

  test('[G15] a wire safety card is taken only with the person’s yes, and without it nothing is moved', async () => {
    const app = appOf([...resources, { resource: wireSafetyResource, store: wireSafetyStore }])
    const agent = { agent_name: 'Evil Title', agent_phone: '(900) 555-6666', learnt_from: 'contract' }
    const card = { ...NO_NOTES, ...agent, locked_on: '2026-11-01', changes: [] }
    const data = { documents: { gathered: ['government_id'] }, 'wire-safety': { card } }
    for (const confirmed of [undefined, [], ['documents']]) {
      expect(await call(app, '/api/account/import-guest', { ...data, confirmed })).toMatchObject({
        status: 409,
        body: { code: 'confirmation-needed' },
      })
    }
    expect((await call(app, '/api/wire-safety')).body).toEqual({ card: null })
    expect((await call(app, '/api/documents')).body.gathered).toEqual([])
    const taken = await call(app, '/api/account/import-guest', { ...data, confirmed: ['wire-safety'] })
    expect(taken).toMatchObject({ status: 200, body: { 'wire-safety': { card: agent } } })
  })

  test('[X31] what breaks half-way moves nothing', async () => {
    const breaking: StoredResource = {
      resource: checklistResource,
      store: {
        load: checklistStore.load,
        save: async (tx: Orm) => {
          await tx.execute('select 1/0')
        },
      },
    }
    const app = appOf([resources[0] as StoredResource, breaking])
    const data = { application: guestApplication('Texas'), documents: { gathered: ['government_id'] } }
    expect((await call(app, '/api/account/import-guest', data)).status).toBeGreaterThanOrEqual(400)
    expect((await call(appOf(), '/api/application')).body).toMatchObject({ completed: null, draft: null })
  })
})
