import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#features/account/server/tables.ts'
import { credentials, users } from '#server/auth/tables.ts'
import { openDatabase } from '#server/db/open.ts'
import { createPostgresUrl } from '../harness/databases.ts'
import { freePort } from '../harness/free-port.ts'
import { type RunningServer, startServer } from '../harness/server.ts'
import { signIn, signUp } from './account-calls.ts'

const ROUNDS = 30
const WRITERS = 4
const AUTH_SECRET = 'only-for-tests-only-for-tests-only'

const databases = [
  {
    kind: 'embedded',
    async prepare() {
      const dataDir = mkdtempSync(join(tmpdir(), 'keyturn-crash-'))
      return { databaseUrl: undefined, dataDir, remove: async () => rmSync(dataDir, { recursive: true }) }
    },
  },
  {
    kind: 'postgres',
    async prepare() {
      const { url, drop } = await createPostgresUrl()
      return { databaseUrl: url, dataDir: tmpdir(), remove: drop }
    },
  },
]

test.each(databases)(
  '[X33] no acknowledged account is lost when the server is killed 30 times during sign-ups, on $kind',
  async ({ prepare }) => {
    const { databaseUrl, dataDir, remove } = await prepare()
    const env: Record<string, string> = {
      DATA_DIR: dataDir,
      AUTH_SECRET,
      PORT: String(await freePort()),
      // So that every sign-up can come from an address of its own; otherwise the limits would stop the test.
      TRUSTED_PROXIES: '127.0.0.1',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    }
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServer(env)
      await signUpUntilKilled(server, acknowledged, 1 + (round % 4))
    }
    expect(acknowledged.length).toBeGreaterThan(ROUNDS)

    const server = await startServer(env)
    for (const email of acknowledged.slice(-3)) expect((await signIn(server.origin, email)).status).toBe(200)
    expect(server.output()).not.toMatch(/"level":"error"/)
    await server.stop()

    const database = await openDatabase({ databaseUrl, dataDir })
    const found = await database.orm.select().from(users).where(inArray(users.email, acknowledged))
    const withPassword = await database.orm.select().from(credentials)
    const withProfile = await database.orm.select().from(profiles)
    const everybody = await database.orm.select().from(users)
    await database.close()
    await remove()
    expect(found).toHaveLength(acknowledged.length)
    // Nobody exists by halves, acknowledged or not.
    expect(withPassword).toHaveLength(everybody.length)
    expect(withProfile).toHaveLength(everybody.length)
  },
  1_800_000,
)

/** Several people sign up at once; when some of them have been told that it worked, the server dies under the others. */
async function signUpUntilKilled(server: RunningServer, acknowledged: string[], after: number): Promise<void> {
  let killed = false
  const enough = Promise.withResolvers<void>()
  const until = acknowledged.length + after
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!killed) {
      const email = `${crypto.randomUUID()}@example.com`
      const answer = await signUp(server.origin, email).catch(() => undefined)
      if (answer?.status === 200) acknowledged.push(email)
      else if (!killed) enough.reject(new Error(`Sign-up was answered with ${answer?.status}`))
      if (acknowledged.length >= until) enough.resolve()
    }
  })
  await enough.promise
  await pause(randomInt(100))
  killed = true
  await server.kill()
  await Promise.all(writers)
}
