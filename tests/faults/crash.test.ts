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
import { createPostgresUrl, putEmbedded } from '../harness/databases.ts'
import { freePort } from '../harness/free-port.ts'
import { isProof } from '../harness/proof.ts'
import { type RunningServer, startServer } from '../harness/server.ts'
import { signIn, signUp } from './account-calls.ts'
import { AUTH_SECRET, insertWriters, newWriters, type Writer } from './writers.ts'

const KILLS = isProof ? 100 : 1
/** One in ten signs up, again and again; the others save. */
const WRITERS = isProof ? 20 : 6
const NEWCOMERS = Math.ceil(WRITERS / 10)

const databases = [
  {
    kind: 'embedded',
    async prepare() {
      const dataDir = mkdtempSync(join(tmpdir(), 'keyturn-crash-'))
      putEmbedded(dataDir)
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
  `[X33] nothing acknowledged is lost when the server is killed ${KILLS} times under ${WRITERS} writers, on $kind`,
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
    let server = await startServer(env)
    const count = WRITERS - NEWCOMERS
    const writers = databaseUrl ? await insertWriters(databaseUrl, count) : await newWriters(server.origin, count)
    const newcomers: string[] = []
    let saves = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      saves += await writeUntilKilled(server, writers, newcomers)
      server = await startServer(env)
      // After every kill: a lost save that is saved over by the next one would never be missed.
      await Promise.all(writers.map(writer => writer.check(server.origin)))
    }
    expect(saves).toBeGreaterThan(KILLS * writers.length)
    const newest = newcomers.at(-1)
    if (newest) expect((await signIn(server.origin, newest)).status).toBe(200)
    expect(server.output()).not.toMatch(/"level":"error"/)
    await server.stop()

    const found = await everybody({ databaseUrl, dataDir }, newcomers)
    await remove()
    expect(found.newcomers).toBe(newcomers.length)
    // Nobody exists by halves, acknowledged or not.
    expect(found.withPassword).toBe(found.people)
    expect(found.withProfile).toBe(found.people)
  },
  1_800_000,
)

/** Everybody writes at once; when each has had an answer or so, the server dies under them. */
async function writeUntilKilled(server: RunningServer, writers: Writer[], newcomers: string[]): Promise<number> {
  let killed = false
  let saves = 0
  const enough = Promise.withResolvers<void>()
  const onStatus = (status: number | undefined) => {
    if (status !== 200 && !killed) enough.reject(new Error(`A write was answered with ${status}`))
  }
  const saving = writers.map(async writer => {
    while (!killed) {
      const status = await writer.save(server.origin)
      onStatus(status)
      if (status === 200) saves += 1
      if (saves > writers.length) enough.resolve()
    }
  })
  const signingUp = Array.from({ length: NEWCOMERS }, async () => {
    while (!killed) {
      const email = `${crypto.randomUUID()}@example.com`
      const answer = await signUp(server.origin, email).catch(() => undefined)
      onStatus(answer?.status)
      if (answer?.status === 200) newcomers.push(email)
    }
  })
  await enough.promise
  await pause(randomInt(300))
  killed = true
  await server.kill()
  await Promise.all([...saving, ...signingUp])
  return saves
}

async function everybody(config: { databaseUrl: string | undefined; dataDir: string }, emails: string[]) {
  const { orm, close } = await openDatabase(config)
  const counts = {
    newcomers: (await orm.select().from(users).where(inArray(users.email, emails))).length,
    people: await orm.$count(users),
    withPassword: await orm.$count(credentials),
    withProfile: await orm.$count(profiles),
  }
  await close()
  return counts
}
