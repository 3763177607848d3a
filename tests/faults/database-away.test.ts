import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/auth/tables.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { type PostgresCluster, startPostgresCluster } from '../harness/postgres-cluster.ts'
import { type RunningServer, startServer } from '../harness/server.ts'
import { signUp } from './account-calls.ts'

const RECOVERY_MS = 10_000

let cluster: PostgresCluster
let server: RunningServer
beforeAll(async () => {
  // With its own settings: it must keep what it acknowledged.
  cluster = await startPostgresCluster([])
  server = await startServer({
    DATABASE_URL: cluster.url('postgres'),
    DATA_DIR: tmpdir(),
    AUTH_SECRET: 'only-for-tests-only-for-tests-only',
    TRUSTED_PROXIES: '127.0.0.1',
  })
})
afterAll(async () => {
  await server.stop()
  await cluster.stop()
})

test('[X34] PostgreSQL is killed and comes back under sign-ups: 503 meanwhile, nothing acknowledged is lost', async () => {
  const load = signUps()
  await pause(1_000)
  await cluster.kill()
  await pause(2_000)
  const meanwhile = await fetch(`${server.origin}/readyz`)
  expect(meanwhile.status).toBe(503)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  expect(load.statuses.has(503)).toBe(true)

  await cluster.restart()
  const back = Date.now()
  await expect.poll(load.lastSuccess, { timeout: RECOVERY_MS, interval: 50 }).toBeGreaterThan(back)
  const acknowledged = await load.stop()
  expect([...load.statuses].sort()).toEqual([200, 503])
  expect(load.retryAfter).toMatch(/^\d+$/)
  await expectAllThere(acknowledged)
})

test('[X34] connections that are cut are replaced', async () => {
  const load = signUps()
  await pause(500)
  for (let round = 0; round < 5; round += 1) {
    await cluster.admin('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    await pause(200)
  }
  const cut = Date.now()
  await expect.poll(load.lastSuccess, { timeout: RECOVERY_MS, interval: 50 }).toBeGreaterThan(cut)
  const acknowledged = await load.stop()
  expect([...load.statuses].filter(status => status !== 200 && status !== 503)).toEqual([])
  await expectAllThere(acknowledged)
  expect(server.output()).not.toMatch(/uncaught-exception|unhandled-rejection|"event":"unexpected"/)
})

async function expectAllThere(emails: string[]): Promise<void> {
  expect(emails.length).toBeGreaterThan(0)
  const database = await openPostgres(cluster.url('postgres'))
  const found = await database.orm.select().from(users).where(inArray(users.email, emails))
  await database.close()
  expect(found).toHaveLength(emails.length)
}

/** A few people sign up, one after the other, until told to stop. */
function signUps() {
  const acknowledged: string[] = []
  const load = {
    statuses: new Set<number>(),
    retryAfter: '',
    lastSuccess: () => last,
    async stop() {
      stopped = true
      await Promise.all(people)
      return acknowledged
    },
  }
  let last = 0
  let stopped = false
  const people = Array.from({ length: 4 }, async () => {
    while (!stopped) {
      const email = `${crypto.randomUUID()}@example.com`
      const answer = await signUp(server.origin, email)
      load.statuses.add(answer.status)
      if (answer.status === 200) {
        acknowledged.push(email)
        last = Date.now()
      } else load.retryAfter = answer.headers.get('retry-after') ?? ''
    }
  })
  return load
}
