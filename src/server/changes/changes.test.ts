import { beforeEach, expect, test } from 'vitest'
import { checklistResource } from '#features/checklist/actions.ts'
import { checklistStore } from '#features/checklist/server/store.ts'
import { rateLockResource } from '#features/rate-lock/actions.ts'
import { FLOATING } from '#features/rate-lock/model.ts'
import { rateLockStore } from '#features/rate-lock/server/store.ts'
import { users } from '#server/auth/tables.ts'
import { resourceEndpoints } from '#server/resources.ts'
import { suiteDatabase } from '../../../tests/harness/databases.ts'
import { namedPerson } from '../../../tests/harness/named-person.ts'
import { testApp } from '../../../tests/harness/test-app.ts'

const origin = 'http://localhost:3000'

const database = suiteDatabase()
let person: string
const app = testApp({
  database,
  endpoints: [
    ...resourceEndpoints(database, { resource: checklistResource, store: checklistStore }),
    ...resourceEndpoints(database, { resource: rateLockResource, store: rateLockStore }),
  ],
  requireUser: namedPerson(database, 'America/New_York', () => person),
})
beforeEach(async () => {
  person = await somebody()
})

async function somebody(): Promise<string> {
  const row = { email: `${crypto.randomUUID()}@example.com`, name: 'Ada L', first_name: 'Ada', last_name: 'L' }
  const [user] = await database.orm.insert(users).values(row).returning({ id: users.id })
  return user?.id ?? ''
}

async function call(path: string, body?: unknown, more: Record<string, string> = {}) {
  const headers = { origin, 'content-type': 'application/json', ...more }
  const answer = await app.request(path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
  return { status: answer.status, etag: answer.headers.get('etag'), body: await answer.json() }
}
const mark = (document: string, more?: Record<string, string>) =>
  call('/api/documents/mark', { document, gathered: true }, more)
const lock = (reminder_enabled: boolean, more?: Record<string, string>) =>
  call('/api/rate-lock/save', { ...FLOATING, reminder_enabled }, more)

test('[ED1] a change that arrives again with its id is not done again and gets the same answer', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await mark('pay_stubs', key)
  expect(first).toMatchObject({ status: 200, etag: '"1"', body: { gathered: ['pay_stubs'] } })
  await mark('w2_forms')
  expect(await mark('pay_stubs', key)).toEqual(first)
  expect(await call('/api/documents')).toMatchObject({ etag: '"2"', body: { gathered: ['pay_stubs', 'w2_forms'] } })
})

test('[ED1] twenty copies of one change at once are done once', async () => {
  const key = { 'idempotency-key': 'one' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => mark('pay_stubs', key)))
  expect(new Set(answers.map(({ status, etag }) => `${status} ${etag}`))).toEqual(new Set(['200 "1"']))
})

test('[ED2] an id is of one person and one change: of another person it is a new one, with another body it is refused', async () => {
  const key = { 'idempotency-key': 'the-same' }
  await mark('pay_stubs', key)
  expect(await mark('w2_forms', key)).toMatchObject({ status: 422, body: { code: 'key-used' } })
  expect((await call('/api/documents')).body.gathered).toEqual(['pay_stubs'])
  person = await somebody()
  expect(await mark('w2_forms', key)).toMatchObject({ status: 200, body: { gathered: ['w2_forms'] } })
})

test('[ED2] what was refused was not done, so its id is still free', async () => {
  const key = { 'idempotency-key': 'k', 'if-match': '"7"' }
  expect((await lock(true, key)).status).toBe(412)
  expect((await lock(true, { 'idempotency-key': 'k', 'if-match': '"0"' })).status).toBe(200)
})

test('[ED3] a change over another revision than it was made on is answered with 412, and nothing is done', async () => {
  expect((await call('/api/rate-lock')).etag).toBe('"0"')
  expect(await lock(true, { 'if-match': '"0"' })).toMatchObject({ status: 200, etag: '"1"' })
  expect(await lock(false, { 'if-match': '"0"' })).toMatchObject({ status: 412, body: { code: 'changed-elsewhere' } })
  expect((await call('/api/rate-lock')).body.lock.reminder_enabled).toBe(true)
  // As a proxy that compresses hands it on, one of several, any, and without a word.
  expect((await lock(false, { 'if-match': 'W/"1"' })).etag).toBe('"2"')
  expect((await lock(false, { 'if-match': '"9", "2"' })).etag).toBe('"3"')
  expect((await lock(false, { 'if-match': '*' })).etag).toBe('"4"')
  expect((await lock(false)).etag).toBe('"5"')
})

test('[ED3] each loan counts for itself', async () => {
  await mark('pay_stubs')
  const { rows } = await database.run('select id from loans where user_id = $1', [person])
  expect((await call(`/api/documents?loan=${rows[0]?.id}`)).etag).toBe('"1"')
  await database.run('insert into loans (user_id, id) values ($1, $2)', [person, crypto.randomUUID()])
  const other = await database.run('select id from loans where user_id = $1 and id <> $2', [person, rows[0]?.id])
  expect((await call(`/api/documents?loan=${other.rows[0]?.id}`)).etag).toBe('"0"')
})

test('[ED4] a header that cannot be read is answered with 400, and nothing is done', async () => {
  for (const header of [
    { 'if-match': '1' },
    { 'if-match': '"one"' },
    { 'if-match': '"1", 2' },
    { 'if-match': '"99999999999"' },
    { 'idempotency-key': 'x'.repeat(101) },
    { 'idempotency-key': 'two words' },
  ]) {
    expect(await lock(true, header as never), JSON.stringify(header)).toMatchObject({ status: 400 })
  }
  expect((await call('/api/rate-lock')).etag).toBe('"0"')
})
