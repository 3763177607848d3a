import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import tls from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPostgresUrl } from '../harness/databases.ts'
import { eventually } from '../harness/eventually.ts'
import { freePort } from '../harness/free-port.ts'
import { type Nginx, startNginx } from '../harness/nginx.ts'
import { isProof } from '../harness/proof.ts'
import { type RunningServer, startServer } from '../harness/server.ts'
import { type FailingMailServer, startFailingMailServer } from './failing-mail-server.ts'
import { call, openStream, serverOf } from './proxy-calls.ts'
import { AUTH_SECRET, newWriters, pauseBetweenSaves } from './writers.ts'

const ROLLING_RESTARTS = isProof ? 10 : 1
const WRITERS = isProof ? 8 : 4
const METRICS_TOKEN = 'only-for-tests-only-for-tests'

let nginx: Nginx
let mail: FailingMailServer
let drop: () => Promise<void>
let environments: [Record<string, string>, Record<string, string>]
let servers: [RunningServer, RunningServer]

beforeAll(async () => {
  const { url, drop: dropDatabase } = await createPostgresUrl()
  drop = dropDatabase
  mail = await startFailingMailServer(0)
  const ports: [number, number] = [await freePort(), await freePort()]
  nginx = await startNginx(await freePort(), ports, 10_000)
  tls.setDefaultCACertificates([nginx.certificate])
  const common = {
    DATABASE_URL: url,
    DATA_DIR: tmpdir(),
    AUTH_SECRET,
    BASE_URL: nginx.origin,
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: mail.url,
    OPERATOR_EMAIL: 'operator@example.com',
    METRICS_TOKEN,
  }
  environments = [
    { ...common, PORT: String(ports[0]) },
    { ...common, PORT: String(ports[1]) },
  ]
  servers = [await startServer(environments[0]), await startServer(environments[1])]
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await nginx.stop()
  await mail.stop()
  await drop()
})

test('[X42] somebody who signed in on one server saves on one and reads on the other', async () => {
  const writers = await newWriters(nginx.origin, 3)
  for (let times = 0; times < 8; times += 1) {
    for (const writer of writers) expect(await writer.save(nginx.origin)).toBe(200)
  }
  for (const writer of writers) await writer.check(nginx.origin)
  const cookie = writers[0]?.cookie ?? ''
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(nginx, 'GET', '/api/profile', { cookie })))
  expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(serverOf)).size).toBe(2)
})

test('[X42] a notification that one server writes arrives on pages that are open at the other', async () => {
  const [ada] = await newWriters(nginx.origin, 1)
  const cookie = ada?.cookie ?? ''
  // They take turns, so that each server has a page.
  const pages = [await openStream(nginx, cookie), await openStream(nginx, cookie)]
  while (new Set(pages.map(page => page.server)).size < 2) pages.push(await openStream(nginx, cookie))
  const scheduled_date = new Date(Date.now() + 24 * 3600_000).toISOString().slice(0, 10)
  const event = { event_key: 'home_inspection', scheduled_date }
  expect((await call(nginx, 'POST', '/api/timeline/update', { cookie, body: event })).status).toBe(200)
  const reminded = await call(nginx, 'POST', '/api/functions/process-reminders', { cookie, body: {} })
  expect(reminded.json()).toMatchObject({ notificationsCreated: 1 })
  await eventually(() => pages.every(page => page.heard().includes('event: notification')))
  for (const page of pages) page.close()
})

test('[X42] limits are counted for both servers together, by the address that nginx saw', async () => {
  const feedback = { type: 'praise', priority: 'low', title: 'Good', description: 'It works behind a proxy.' }
  const send = (from: string) =>
    // Whoever says that they are somebody else is not believed.
    call(nginx, 'POST', '/api/functions/send-feedback', { body: feedback, from, forwarded: `10.0.0.${Math.random()}` })
  const answers = []
  for (let times = 0; times < 8; times += 1) answers.push(await send('127.0.0.2'))
  expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  expect(new Set(answers.map(serverOf)).size).toBe(2)
  expect((await send('127.0.0.3')).status).toBe(200)

  const guess = { email: 'victim@example.com', password: 'not-the-password' }
  const guesses = []
  for (let times = 0; times < 14; times += 1) {
    guesses.push(await call(nginx, 'POST', '/api/auth/sign-in/email', { body: guess, from: `127.0.1.${times + 1}` }))
  }
  expect(guesses.map(answer => answer.status)).toEqual([...Array(10).fill(401), ...Array(4).fill(429)])
  expect(new Set(guesses.slice(10).map(serverOf)).size).toBe(2)
})

test('[X42] a job that both servers could do is done once', async () => {
  const before = mail.taken.size
  const feedback = { type: 'praise', priority: 'low', title: 'Thanks', description: 'For everything.' }
  const sent = await Promise.all(
    Array.from({ length: 15 }, (_, at) =>
      call(nginx, 'POST', '/api/functions/send-feedback', { body: feedback, from: `127.0.2.${at + 1}` }),
    ),
  )
  expect(sent.map(answer => answer.status)).toEqual(sent.map(() => 200))
  await eventually(() => mail.taken.size >= before + sent.length)
  await pause(1_000)
  expect(mail.taken.size).toBe(before + sent.length)
  expect([...mail.taken.values()].every(times => times === 1)).toBe(true)
})

test(`[X42] rolling restarts under load (${ROLLING_RESTARTS}) drop no request, read or write`, async () => {
  const writers = await newWriters(nginx.origin, WRITERS)
  const failures: unknown[] = []
  let answered = 0
  let over = false
  const note = (status: number | undefined) => {
    if (status === 200) answered += 1
    else failures.push(status)
  }
  const writing = writers.map(async writer => {
    while (!over) note(await writer.save(nginx.origin))
  })
  const reading = writers.map(async ({ cookie }) => {
    while (!over) {
      note((await call(nginx, 'GET', '/api/profile', { cookie })).status)
      await pauseBetweenSaves()
    }
  })
  for (let round = 0; round < ROLLING_RESTARTS; round += 1) {
    for (const at of [0, 1] as const) {
      await servers[at].stop()
      servers[at] = await startServer(environments[at])
    }
  }
  over = true
  await Promise.all([...writing, ...reading])
  for (const writer of writers) await writer.check(nginx.origin)
  // That a server which restarts refuses is meant.
  const complaints = nginx
    .errors()
    .split('\n')
    .filter(line => !line.includes('Connection refused'))
  expect(failures, complaints.join('\n')).toEqual([])
  expect(answered).toBeGreaterThan(100)
})

test('[X10] behind nginx the answers carry their headers once, and figures stay inside', async () => {
  const page = await call(nginx, 'GET', '/healthz', {})
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(page.headers['x-frame-options']).toBe('DENY')
  expect(page.headers.server).toBe('nginx')
  expect((await call(nginx, 'GET', '/metrics', {})).status).toBe(404)
  const large = await call(nginx, 'POST', '/api/functions/send-feedback', { body: { title: 'x'.repeat(300_000) } })
  expect(large.status).toBe(413)
  expect(large.json()).toMatchObject({ code: 'too-large' })
})

test('the guide names only figures that exist', async () => {
  const guide = readFileSync('deploy/README.md', 'utf8')
  const named = [...guide.matchAll(/`((?:http|process|nodejs)_\w+)`/g)].map(match => match[1] ?? '')
  expect(named.length).toBeGreaterThan(4)
  const answer = await fetch(`http://127.0.0.1:${environments[0].PORT}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  const text = await answer.text()
  for (const name of named) expect(text).toContain(`# TYPE ${name} `)
  expect(text).toContain('# TYPE process_cpu_seconds_total counter')
})
