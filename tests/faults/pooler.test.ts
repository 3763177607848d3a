import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { type Pgbouncer, startPgbouncer } from '../harness/pgbouncer.ts'
import { type PostgresCluster, startPostgresCluster } from '../harness/postgres-cluster.ts'
import { isProof } from '../harness/proof.ts'
import { startServer } from '../harness/server.ts'
import { keepsWorking } from './keeps-working.ts'
import { AUTH_SECRET, insertWriters, type Writer } from './writers.ts'

const PEOPLE = isProof ? 20 : 6
const SAVES = isProof ? 100 : 15

let cluster: PostgresCluster
let bouncer: Pgbouncer
beforeAll(async () => {
  cluster = await startPostgresCluster()
  bouncer = await startPgbouncer(cluster.port, 'postgres')
})
afterAll(async () => {
  await bouncer.stop()
  await cluster.stop()
})

test('[X86] a wrong set-up is refused with one line', async () => {
  const direct = cluster.url('postgres')
  const problems: [string, string | undefined, RegExp][] = [
    [bouncer.url, undefined, /^DATABASE_URL leads to a pooler .* Set DATABASE_DIRECT_URL [^\n]*$/],
    [bouncer.url, bouncer.url, /^DATABASE_DIRECT_URL leads to a pooler as well[^\n]*$/],
    [bouncer.url, cluster.url('template1'), /^DATABASE_URL and DATABASE_DIRECT_URL lead to different databases\.$/],
    [
      bouncer.url,
      'postgresql://127.0.0.1:1/keyturn',
      /^Cannot use PostgreSQL at 127.0.0.1:1\/keyturn: [^\n]*DATABASE_DIRECT_URL\.$/,
    ],
    [bouncer.url, direct, /^Through a pooler the role must bring its settings: alter role keyturn set timezone[^\n]*$/],
  ]
  for (const [url, directUrl, sentence] of problems)
    await expect(openPostgres(url, directUrl)).rejects.toThrow(sentence)
})

test('[X86] behind PgBouncer everything works, with PostgreSQL’s own address for what needs a session', async () => {
  await bouncer.stop()
  await cluster.admin(`alter role keyturn set timezone = 'UTC'`)
  await cluster.admin(`alter role keyturn set statement_timeout = '10s'`)
  bouncer = await startPgbouncer(cluster.port, 'postgres')
  const server = await startServer({
    DATABASE_URL: bouncer.url,
    DATABASE_DIRECT_URL: cluster.url('postgres'),
    DATA_DIR: tmpdir(),
    AUTH_SECRET,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  try {
    const writers = await insertWriters(cluster.url('postgres'), PEOPLE)
    await Promise.all(
      writers.map(async writer => {
        for (let time = 0; time < SAVES; time += 1) expect(await writer.save(server.origin)).toBe(200)
        await writer.check(server.origin)
      }),
    )
    await keepsWorking(server.origin, writers[0] as Writer, sql => cluster.admin(sql))
    expect(server.output()).not.toMatch(/"level":"(error|warn)"/)
  } finally {
    await server.stop()
  }
})
