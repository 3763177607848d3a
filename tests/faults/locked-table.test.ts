import { tmpdir } from 'node:os'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPostgresUrl } from '../harness/databases.ts'
import { isProof } from '../harness/proof.ts'
import { type RunningServer, startServer } from '../harness/server.ts'
import { AUTH_SECRET, insertWriters, type Writer } from './writers.ts'

const ROUNDS = isProof ? 10 : 1
/** Few enough to be over before those who wait are turned away, after ten seconds. */
const READS = isProof ? 150 : 40
/** Far more than there are connections. */
const WAITING = 40
const AT_ONCE = 8

let server: RunningServer
let writers: Writer[]
let url: string
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createPostgresUrl()
  url = made.url
  drop = made.drop
  server = await startServer({
    DATABASE_URL: url,
    DATA_DIR: tmpdir(),
    AUTH_SECRET,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  writers = await insertWriters(url, 4)
})
afterAll(async () => {
  await server.stop()
  await drop()
})

test('[X82] one table is locked, and everything that does not need it answers as usual', async () => {
  await readOthers()
  for (let round = 0; round < ROUNDS; round += 1) {
    const unlock = await lockNotifications()
    const waiting = Array.from({ length: WAITING }, (_, at) => get('/api/notifications', writers[at % writers.length]))
    let answered = 0
    for (const each of waiting) each.then(() => (answered += 1))
    await readOthers()
    expect(answered, 'those who need the table still wait').toBe(0)
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
    await unlock()
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]))
  }
})

async function lockNotifications(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query('lock table notifications in access exclusive mode')
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

/** Session checks and readings of tables that are not locked. None may fail. */
async function readOthers(): Promise<void> {
  const paths = ['/api/profile', '/api/documents', '/api/timeline', '/api/application']
  let left = READS
  const reader = async (at: number) => {
    while (left > 0) {
      left -= 1
      expect(await get(paths[left % paths.length] ?? '', writers[at % writers.length])).toBe(200)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => reader(at)))
}

async function get(path: string, writer: Writer | undefined): Promise<number> {
  const answer = await fetch(`${server.origin}${path}`, { headers: { cookie: writer?.cookie ?? '' } })
  await answer.text()
  return answer.status
}
