import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '#server/auth/tables.ts'
import { createAccountFixture, PASSWORD, type Person } from '../../../../tests/harness/account-fixture.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import type { SecurityEvent } from '../security-events.ts'
import { newDeviceWords, securityEventText } from '../security-words.ts'
import { security_events } from './tables.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36'

const database = suiteDatabase()
const fixture = suiteFixture(() => createAccountFixture(database))
let email: string
beforeEach(() => {
  email = `${crypto.randomUUID()}@example.com`
  fixture.logged.length = 0
})

async function member(address = '203.0.113.77'): Promise<Person> {
  const ada = fixture.person(address, CHROME)
  await ada.signUp(email)
  await database.orm.update(users).set({ email_verified: true }).where(eq(users.email, email))
  expect((await ada.signIn(email)).status).toBe(200)
  return ada
}

async function eventsOf(person: Person): Promise<SecurityEvent[]> {
  const answer = await person.get('/api/auth/security-events')
  expect(answer.status).toBe(200)
  return (await answer.json()).events
}

const kindsOf = async (person: Person) => (await eventsOf(person)).map(({ kind }) => kind)
const newDeviceEmails = async () =>
  (await fixture.emails(email)).filter(({ subject }) => subject === newDeviceWords.subject)

test('[A50] what happened is seen by its owner, with device and coarse network, and by nobody else', async () => {
  const ada = await member()
  await ada.post('/api/functions/export-user-data')
  await ada.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'nine-green-gates' })
  await ada.post('/api/auth/change-email', { newEmail: `${crypto.randomUUID()}@example.com` })
  const phone = fixture.person('198.51.100.4')
  await phone.signIn(email, 'nine-green-gates')
  const { sessions } = await (await ada.get('/api/auth/list-sessions')).json()
  const other = sessions.find(({ current }: { current: boolean }) => !current)
  await ada.post('/api/auth/revoke-session', { id: other.id })
  expect(await kindsOf(ada)).toEqual([
    'device-signed-out',
    'signed-in',
    'email-change-asked',
    'password-changed',
    'data-exported',
    'signed-in',
  ])
  const events = await eventsOf(ada)
  expect(events[1]).toMatchObject({ network: '198.51.100.x', device: 'Unknown device', is_new_device: true })
  expect(events[4]).toMatchObject({ network: '203.0.113.x', device: 'Chrome on Linux', times: 1 })
  expect(Object.keys(events[0] ?? {}).sort()).toEqual(
    ['created_at', 'device', 'id', 'is_new_device', 'kind', 'network', 'times'].sort(),
  )

  const eve = fixture.person()
  expect((await eve.get('/api/auth/security-events')).status).toBe(401)
  const evesEmail = `${crypto.randomUUID()}@example.com`
  await eve.signUp(evesEmail)
  await eve.signIn(evesEmail)
  expect(await kindsOf(eve)).toEqual(['signed-in'])
})

test('[A94] the same again is one line with its number, so that nothing pushes out what came before', async () => {
  const ada = await member()
  await ada.post('/api/auth/change-email', { newEmail: `${crypto.randomUUID()}@example.com` })
  for (let times = 0; times < 5; times++) {
    expect((await ada.post('/api/functions/export-user-data')).status).toBe(200)
  }
  expect((await ada.post('/api/functions/export-user-data')).status).toBe(429)
  const events = await eventsOf(ada)
  expect(events.map(({ kind, times }) => [kind, times])).toEqual([
    ['data-exported', 5],
    ['email-change-asked', 1],
    ['signed-in', 1],
  ])
  expect(events.map(securityEventText)[0]).toBe('Data exported, 5 times')
})

test('[A50] what is older than 180 days is forgotten', async () => {
  const ada = await member()
  await database.orm
    .update(security_events)
    .set({ created_at: sql`now() - interval '181 days'` })
    .where(and(eq(security_events.kind, 'signed-in'), eq(security_events.network, '203.0.113.x')))
  await fixture.record.tidy()
  expect(await kindsOf(ada)).toEqual([])
})

test('[A51] failed tries are one line with their sum; an address without an account gets the same answer', async () => {
  const ada = await member()
  const eve = fixture.person('198.51.100.4', CHROME)
  for (let times = 0; times < 3; times += 1) expect((await eve.signIn(email, 'not-it')).status).toBe(401)
  const unknown = await eve.signIn(`${crypto.randomUUID()}@example.com`, 'not-it')
  expect(unknown.status).toBe(401)
  await expect
    .poll(async () => (await eventsOf(ada))[0])
    .toMatchObject({
      kind: 'sign-in-failed',
      times: 3,
      device: 'Chrome on Linux',
      network: '198.51.100.x',
    })
  expect(await kindsOf(ada)).toEqual(['sign-in-failed', 'signed-in'])
})

test('[A52] a device that was not known causes one email, a known one none, the first none', async () => {
  const ada = await member()
  expect(await newDeviceEmails()).toHaveLength(0)
  const phone = fixture.person('198.51.100.4', CHROME)
  await phone.signIn(email)
  const [sent, ...more] = await newDeviceEmails()
  expect(more).toEqual([])
  expect(sent?.text).toContain('Chrome on Linux')
  expect(sent?.text).toContain('198.51.100.x')
  expect(sent?.text).toContain('http://localhost:3000/dashboard/settings')
  await phone.signIn(email)
  await ada.signIn(email)
  expect(await newDeviceEmails()).toHaveLength(1)
})

test('[A52] a browser that forgets its cookies causes at most three emails an hour', async () => {
  await member()
  for (let times = 0; times < 6; times += 1) await fixture.person('198.51.100.4').signIn(email)
  expect((await newDeviceEmails()).length).toBeLessThanOrEqual(3)
})

test('[A52] an account that nobody used for half a year is written to when somebody signs in', async () => {
  await member()
  await database.orm.update(users).set({ created_at: sql`now() - interval '1 year'` }).where(eq(users.email, email))
  await database.orm
    .update(security_events)
    .set({ created_at: sql`now() - interval '181 days'` })
    .where(eq(security_events.network, '203.0.113.x'))
  await fixture.record.tidy()
  await fixture.person('198.51.100.4', CHROME).signIn(email)
  expect(await newDeviceEmails()).toHaveLength(1)
})

test('[A52] an address that nobody confirmed gets no such email', async () => {
  await fixture.person().signUp(email)
  for (let times = 0; times < 2; times += 1) await fixture.person().signIn(email)
  expect(await newDeviceEmails()).toHaveLength(0)
})

test('[A53] the log tells each event, and nothing that opens or names anything', async () => {
  const ada = await member('203.0.113.77')
  await fixture.person('203.0.113.78').signIn(email, 'not-the-password')
  await ada.post('/api/functions/export-user-data')
  const secrets = [...ada.cookies.values()].map(value => decodeURIComponent(value).split('.')[0] ?? '')
  await ada.post('/api/auth/delete-user', { password: PASSWORD })
  const lines = fixture.logged.map(line => JSON.parse(line)).filter(({ event }) => event === 'security')
  expect(lines.map(({ kind }) => kind)).toEqual(['signed-in', 'sign-in-failed', 'data-exported', 'account-deleted'])
  expect(lines[0]).toMatchObject({ network: '203.0.113.x', device: 'Chrome on Linux', user_id: expect.any(String) })
  const all = fixture.logged.join('')
  for (const secret of [email, PASSWORD, 'not-the-password', '203.0.113.7', ...secrets]) {
    expect(all).not.toContain(secret)
  }
})
