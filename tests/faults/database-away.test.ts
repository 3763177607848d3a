import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/auth/tables.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { eventually } from '../harness/eventually.ts'
import { type PostgresCluster, startPostgresCluster } from '../harness/postgres-cluster.ts'
import { type RunningServer, startServer } from '../harness/server.ts'
import { signUp } from './account-calls.ts'
import { AUTH_SECRET, insertWriters, type Writer } from './writers.ts'

let cluster: PostgresCluster
let server: RunningServer
let writers: Writer[]
beforeAll(async () => {
  // With its own settings: what it acknowledged must be durable.
  cluster = await startPostgresCluster([])
  server = await startServer({
    DATABASE_URL: cluster.url('postgres'),
    DATA_DIR: tmpdir(),
    AUTH_SECRET,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  writers = await insertWriters(cluster.url('postgres'), 6)
})
afterAll(async () => {
  await server.stop()
  await cluster.stop()
})

test('[X34] PostgreSQL is killed and comes back under load: 503 meanwhile, nothing acknowledged is lost', async () => {
  const load = startLoad()
  await eventually(() => load.answers.has(200))
  await cluster.kill()
  await eventually(async () => (await fetch(`${server.origin}/readyz`)).status === 503)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  await eventually(() => load.retryAfter !== '' && load.answers.has(503))

  await cluster.restart()
  await recovered(load)
  await load.stop()
  expect([...load.answers.keys()].sort()).toEqual([200, 503])
  expect(load.retryAfter).toMatch(/^\d+$/)
  await expectAllThere(load.newcomers)
})

test('[X34] connections that are cut are replaced', async () => {
  const load = startLoad()
  await eventually(() => load.answers.has(200))
  for (let round = 0; round < 5; round += 1) {
    await cluster.admin('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    await pause(200)
  }
  await recovered(load)
  await load.stop()
  expect([...load.answers.keys()].filter(status => status !== 200 && status !== 503)).toEqual([])
  await expectAllThere(load.newcomers)
  expect(server.output()).not.toMatch(/uncaught-exception|unhandled-rejection|"event":"unexpected"/)
})

async function recovered(load: Load): Promise<void> {
  const back = Date.now()
  await eventually(() => load.lastSuccess() > back)
}

async function expectAllThere(emails: string[]): Promise<void> {
  for (const writer of writers) await writer.check(server.origin)
  const database = await openPostgres(cluster.url('postgres'))
  const found = await database.orm.select().from(users).where(inArray(users.email, emails))
  await database.close()
  expect(found).toHaveLength(emails.length)
}

type Load = ReturnType<typeof startLoad>

/** People save and one signs up, one after the other, until stopped. */
function startLoad() {
  const load = {
    answers: new Map<number, number>(),
    newcomers: [] as string[],
    retryAfter: '',
    lastSuccess: () => last,
    async stop() {
      stopped = true
      await Promise.all(people)
    },
  }
  let last = 0
  let stopped = false
  const onStatus = (status: number | undefined) => {
    // A request without an answer counts as 0, which no test allows: the process is there all the time.
    load.answers.set(status ?? 0, (load.answers.get(status ?? 0) ?? 0) + 1)
    if (status === 200) last = Date.now()
  }
  const people = writers.map(async writer => {
    while (!stopped) onStatus(await writer.save(server.origin))
  })
  people.push(
    (async () => {
      while (!stopped) {
        const email = `${crypto.randomUUID()}@example.com`
        const answer = await signUp(server.origin, email)
        onStatus(answer.status)
        if (answer.status === 200) load.newcomers.push(email)
        else load.retryAfter = answer.headers.get('retry-after') ?? ''
      }
    })(),
  )
  return load
}
