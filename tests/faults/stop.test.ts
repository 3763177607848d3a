import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createPostgresUrl } from '../harness/databases.ts'
import { eventually } from '../harness/eventually.ts'
import { startServer } from '../harness/server.ts'
import { AUTH_SECRET, insertWriters, type Writer } from './writers.ts'

test('[X18] a server that is asked to stop under load fails no request, read or write, and lets go of open pages', async () => {
  const { url, drop } = await createPostgresUrl()
  const server = await startServer({
    DATABASE_URL: url,
    DATA_DIR: tmpdir(),
    AUTH_SECRET,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const { origin } = server
  const writers = await insertWriters(url, 6)
  const [slow, waiting, ...quick] = writers as [Writer, Writer, ...Writer[]]
  const page = await fetch(`${origin}/api/notifications/stream`, { headers: { cookie: slow.cookie } })
  expect(page.status).toBe(200)
  const pageEnded = page.text()

  const failures: unknown[] = []
  let answered = 0
  const busy = quick.flatMap(({ cookie }) => [
    untilRefused(origin, '/api/profile', { cookie }),
    untilRefused(origin, '/api/profile', { cookie }),
    untilRefused(origin, '/api/timeline/update', { cookie }, { event_key: 'closing_day', completed: true }),
  ])
  await eventually(() => answered > 16)
  // Two writes that are far from done when the signal comes: one is still being sent, one waits for a lock.
  const upload = startUpload(origin, slow.cookie)
  const lock = await lockEverybody(url)
  const saving = waiting.save(origin)
  // Those who save all the time, and this one.
  await eventually(async () => (await lock.waiting()) > quick.length)
  const stopped = server.stop()
  await pause(1_500)
  upload.finish()
  await lock.release()
  expect(await upload.status).toBe(200)
  expect(await saving).toBe(200)
  await stopped
  await Promise.all(busy)
  await pageEnded
  await drop()
  expect(failures).toEqual([])

  async function untilRefused(origin: string, path: string, headers: Record<string, string>, body?: object) {
    for (;;) {
      const answer = await statusOf(`${origin}${path}`, { ...headers, origin }, body)
      if (answer === 'refused') return
      if (answer !== 200) failures.push(answer)
      if (answer instanceof Error) return
      answered += 1
    }
  }
})

const agent = new Agent({ keepAlive: true })

/** The status of the answer. `refused` where nobody took the new connection: a proxy would have gone to the next server. */
function statusOf(url: string, headers: Record<string, string>, body?: object): Promise<number | 'refused' | Error> {
  return new Promise(resolve => {
    const outgoing = request(url, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    })
    outgoing.on('response', answer => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', resolve)
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // What the system still held for a door that closed is reset, not refused.
      const wasNotTaken = error.code === 'ECONNREFUSED' || (error.code === 'ECONNRESET' && !outgoing.reusedSocket)
      resolve(wasNotTaken ? 'refused' : error)
    })
    outgoing.end(body && JSON.stringify(body))
  })
}

/** A phone in a tunnel: half of the request is there, the rest comes when `finish` is called. */
function startUpload(origin: string, cookie: string) {
  const body = JSON.stringify({ first_name: 'Ada', last_name: 'Byron', phone: '555 0100' })
  const outgoing = request(`${origin}/api/profile/save`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json', 'content-length': body.length },
  })
  const status = new Promise((resolve, reject) => {
    outgoing.on('error', reject)
    outgoing.on('response', answer => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode))
    })
  })
  outgoing.write(body.slice(0, 10))
  return { status, finish: () => outgoing.end(body.slice(10)) }
}

/** Whoever saves something waits. */
async function lockEverybody(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query('select from users for update')
  return {
    async waiting() {
      const { rows } = await client.query('select count(*)::int as count from pg_locks where not granted')
      return rows[0].count as number
    },
    async release() {
      await client.query('rollback')
      await client.end()
    },
  }
}
