import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { sessions } from '#server/auth/tables.ts'
import type { AppEnv } from '#server/http/context.ts'
import { mountEndpoints } from '#server/http/endpoint.ts'
import { listen as listenOn } from '#server/http/listen.ts'
import { createAccountFixture, PASSWORD, type Person } from '../../../tests/harness/account-fixture.ts'
import { suiteDatabase } from '../../../tests/harness/databases.ts'
import { eventually } from '../../../tests/harness/eventually.ts'
import { freePort } from '../../../tests/harness/free-port.ts'
import { suiteFixture } from '../../../tests/harness/suite-fixture.ts'
import { liveEndpoint } from './endpoint.ts'
import { createHub, type Hub } from './hub.ts'
import { type LiveEvent, publish } from './publish.ts'

/** Reads a stream as a page would. */
function listen(body: ReadableStream<Uint8Array> | null) {
  const heard = { text: '', ended: false }
  const reading = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of body ?? []) heard.text += decoder.decode(chunk)
    heard.ended = true
  }
  reading()
  return heard
}

const database = suiteDatabase()
const fixture = suiteFixture(() => createAccountFixture(database))
let ada: Person
let me: { id: string; session_id: string }
let count = 0
beforeEach(async () => {
  const email = `ada${++count}@example.com`
  ada = await fixture.member(email)
  me = await (await ada.get('/api/me')).json()
})

const open = async (person = ada) => {
  const answer = await person.get('/api/notifications/stream')
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  return listen(answer.body)
}
const tell = (event: LiveEvent, user_id = me.id) => database.transaction(tx => publish(tx, user_id, event))

test('[X24] an open page hears at once what happened to its owner, and nothing of others', async () => {
  const page = await open()
  await tell({ type: 'notification', id: '8', data: 'theirs' }, crypto.randomUUID())
  await tell({ type: 'notification', id: '7', data: { title: 'Hi' } })
  await eventually(() => page.text.includes('id: 7\nevent: notification\ndata: {"title":"Hi"}\n\n'))
  expect(page.text).not.toContain('theirs')
})

test('[X24] what was rolled back is never heard', async () => {
  const page = await open()
  const failing = database.transaction(async tx => {
    await publish(tx, me.id, { type: 'notification', data: 'ghost' })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow()
  await tell({ type: 'notification', data: 'real' })
  await eventually(() => page.text.includes('real'))
  expect(page.text).not.toContain('ghost')
})

test('[X25] a page is told and its stream ends when its session ends, and only that one', async () => {
  const phone = fixture.person()
  await phone.signIn(`ada${count}@example.com`)
  const [here, there] = [await open(), await open(phone)]
  await ada.post('/api/auth/sign-out')
  // Sooner than the hub's own check once a minute: the event ended it.
  await eventually(() => here.ended)
  expect(here.text).toContain('event: session-ended')
  expect(there.ended).toBe(false)
  expect((await ada.get('/api/notifications/stream')).status).toBe(401)
})

test('[X25] a revoked device hears of it as well', async () => {
  const page = await open()
  const phone = fixture.person()
  await phone.signIn(`ada${count}@example.com`)
  await phone.post('/api/auth/revoke-session', { id: me.session_id })
  await eventually(() => page.ended)
})

test('[X25] deleting the account ends its pages on every device', async () => {
  const phone = fixture.person()
  await phone.signIn(`ada${count}@example.com`)
  const pages = [await open(), await open(phone)]
  expect((await ada.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(200)
  await eventually(() => pages.every(page => page.ended))
})

test('[X25] choosing a new password by mail ends the pages of every device', async () => {
  const page = await open()
  const email = `ada${count}@example.com`
  await fixture.person().post('/api/auth/request-password-reset', { email })
  const sent = await eventually(async () =>
    (await fixture.emails(email)).find(({ subject }) => subject === 'Choose a new password'),
  )
  const token = /reset-password\/([^?]+)/.exec(sent?.text ?? '')?.[1]
  const answer = await fixture.person().post('/api/auth/reset-password', { token, newPassword: 'another-green-door' })
  expect(answer.status).toBe(200)
  await eventually(() => page.ended)
})

test('[X25] a session that ended unheard does not get a stream', async () => {
  const hub = createHub({ database, onError: () => {} })
  await database.orm.delete(sessions).where(eq(sessions.id, me.session_id))
  const page = listen(await hub.open({ ...me, network: '192.0.2.1' }))
  await eventually(() => page.ended)
})

test('[X27] a page that was away gets what it missed, once and in order', async () => {
  const missed = [4, 5].map(id => ({ type: 'notification', id: String(id), data: id }))
  const hub: Hub = createHub({
    database,
    onError: () => {},
    async replay(user_id, last_event_id) {
      expect([user_id, last_event_id]).toEqual([me.id, '3'])
      // Published while it is being read: must not come twice.
      await tell({ type: 'notification', id: '5', data: 5 })
      await tell({ type: 'notification', id: '6', data: 6 })
      await new Promise(resolve => setTimeout(resolve, 200))
      return missed
    },
  })
  await hub.start()
  const page = listen(await hub.open({ ...me, network: '192.0.2.1' }, '3'))
  await eventually(() => page.text.includes('id: 6'))
  expect(page.text.match(/id: \d/g)).toEqual(['id: 4', 'id: 5', 'id: 6'])
  await hub.stop()
  await eventually(() => page.ended)
})

test('[X28] one person can keep only so many streams open; closing one makes room', async () => {
  const answers = []
  for (let streams = 0; streams < 10; streams++) answers.push(await ada.get('/api/notifications/stream'))
  const refused = await ada.get('/api/notifications/stream')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  await answers[0]?.body?.cancel()
  const again = await ada.get('/api/notifications/stream')
  expect(again.status).toBe(200)
  await again.body?.cancel()
  for (const answer of answers.slice(1)) await answer.body?.cancel()
})

test('[X28] a client that left before its stream began holds no place', async () => {
  let replays = 0
  let left = 0
  const slow = Promise.withResolvers<LiveEvent[]>()
  const replay = async () => (++replays > 10 ? [] : slow.promise)
  const hub = createHub({ database, replay, onError: () => {} })
  const app = new Hono<AppEnv>()
  mountEndpoints(app, [liveEndpoint(hub)], async (c, next) => {
    c.env.outgoing?.on('close', () => left++)
    const client_address = '192.0.2.1'
    c.set('client_address', client_address)
    c.set('user', { ...me, email: '', time_zone: 'UTC', is_member: false, signed_in_at: new Date(), client_address })
    await next()
  })
  const port = await freePort()
  const server = await listenOn(app, { host: '127.0.0.1', port })
  const stream = `http://127.0.0.1:${port}/api/notifications/stream`
  const leaving = new AbortController()
  const leavers = Array.from({ length: 10 }, () => fetch(stream, { signal: leaving.signal }))
  await expect.poll(() => replays).toBe(10)
  leaving.abort()
  await Promise.allSettled(leavers)
  await expect.poll(() => left).toBe(10)
  slow.resolve([])
  const answer = await fetch(stream)
  expect(answer.status).toBe(200)
  await answer.body?.cancel()
  await hub.stop()
  await server.drain(() => {})
})

test('[X28] looking at the head of a stream, or having left before it was asked for, takes no place', async () => {
  for (let looks = 0; looks < 11; looks++) {
    const answer = await ada.head('/api/notifications/stream')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  }
  for (let streams = 0; streams < 11; streams++) {
    expect((await ada.get('/api/notifications/stream', AbortSignal.abort())).status).toBe(200)
  }
})

test('[X28] one network can keep only so many streams open, whoever they belong to', async () => {
  const hub = createHub({ database, onError: () => {} })
  const open = (network: string) => hub.open({ id: crypto.randomUUID(), session_id: me.session_id, network })
  const bodies = []
  for (let at = 0; at < 50; at++) bodies.push(await open('192.0.2.7'))
  expect(await open('192.0.2.7')).toBeNull()
  const other = await open('192.0.2.8')
  expect(other).not.toBeNull()
  await bodies[0]?.cancel()
  expect(await open('192.0.2.7')).not.toBeNull()
  await hub.stop()
})
