import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { limits } from '#server/limits/tables.ts'
import { createAccountFixture } from '../../../../tests/harness/account-fixture.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { eventually } from '../../../../tests/harness/eventually.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'

const database = suiteDatabase()
const fixture = suiteFixture(() => createAccountFixture(database))
let email: string
let count = 0
beforeEach(async () => {
  email = `ada${++count}@example.com`
  await database.orm.delete(limits)
})

/** Tries wrong passwords until refused, each from another address. */
async function attack(): Promise<Response> {
  for (let tries = 0; tries < 30; tries++) {
    const answer = await fixture.person(`198.51.100.${tries}`).signIn(email, 'not-the-password')
    if (answer.status !== 401) return answer
  }
  throw new Error('Nobody stopped it')
}

test('[A40] an account’s tries are counted wherever they come from, and the answer says when to come back', async () => {
  await fixture.person().signUp(email)
  const answer = await attack()
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
  expect(await answer.json()).toMatchObject({ title: 'Error', code: 'too-many-attempts' })
  // Another process on the same database, or this one after a restart, counts on.
  const elsewhere = await createAccountFixture(database)
  expect((await elsewhere.person().signIn(email)).status).toBe(429)
  await elsewhere.stop()
})

test('[A40] an address without an account is limited just the same', async () => {
  expect((await attack()).status).toBe(429)
})

test('[A40] one network cannot try many accounts', async () => {
  // 60 tries in the past, so that the test need not hash sixty times.
  for (let tries = 0; tries < 60; tries++) {
    await fixture.limits.take({ name: 'sign-in-address', burst: 60, refillSeconds: 30 }, '2001:db8:1:2::/64')
  }
  expect((await fixture.person('2001:db8:1:2:3::4').signIn(email, 'wrong-password')).status).toBe(429)
  expect((await fixture.person('2001:db8:1:3:3::4').signIn(email, 'wrong-password')).status).toBe(401)
})

test('[A93] what others of the network do keeps nobody from a device they know', async () => {
  const ada = await fixture.member(email, '198.51.100.7')
  const network = { name: 'sign-in-address', burst: 60, refillSeconds: 30 }
  for (let tries = 0; tries < 60; tries++) await fixture.limits.take(network, '198.51.100.7')
  expect((await fixture.person('198.51.100.7').signIn(email)).status).toBe(429)
  expect((await ada.signIn(email)).status).toBe(200)
})

test('[A93] junk for passkeys that nobody has is stopped by itself, and takes no try of anybody’s password', async () => {
  const key = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
  const response = { ...key, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } }
  const statuses: number[] = []
  for (let tries = 0; tries < 62; tries++) {
    const answer = await fixture.person().post('/api/auth/passkey/verify-authentication', { response })
    statuses.push(answer.status)
  }
  expect(new Set(statuses.slice(0, 60))).not.toContain(429)
  expect(statuses.slice(60)).toEqual([429, 429])
  await fixture.person().signUp(email)
  expect((await fixture.person().signIn(email)).status).toBe(200)
})

test('[A40] signing in rightly costs no try', async () => {
  await fixture.person().signUp(email)
  for (let times = 0; times < 12; times++) expect((await fixture.person().signIn(email)).status).toBe(200)
})

test('[A41] an owner signs in on a device they know while somebody attacks', async () => {
  const ada = await fixture.member(email)
  await ada.post('/api/auth/sign-out')
  expect((await attack()).status).toBe(429)
  expect((await ada.signIn(email)).status).toBe(200)
  expect((await fixture.person().signIn(email)).status).toBe(429)
})

test('[A41] on a new device the reset mail is the way in', async () => {
  await fixture.person().signUp(email)
  expect((await attack()).status).toBe(429)
  const phone = fixture.person()
  await phone.post('/api/auth/request-password-reset', { email })
  const sent = await eventually(async () =>
    (await fixture.emails(email)).find(mail => mail.subject === 'Choose a new password'),
  )
  const token = /reset-password\/([\w-]+)/.exec(sent.text)?.[1]
  await phone.post('/api/auth/reset-password', { token, newPassword: 'another-good-one' })
  expect((await phone.signIn(email, 'another-good-one')).status).toBe(200)
})

test('[A78] after a password was chosen by mail only the device where that was done is known', async () => {
  const thief = await fixture.member(email, '203.0.113.9')
  const owner = fixture.person()
  await owner.post('/api/auth/request-password-reset', { email })
  const sent = await eventually(async () =>
    (await fixture.emails(email)).find(mail => mail.subject === 'Choose a new password'),
  )
  const token = /reset-password\/([\w-]+)/.exec(sent.text)?.[1]
  await owner.post('/api/auth/reset-password', { token, newPassword: 'another-good-one' })
  expect((await attack()).status).toBe(429)
  expect((await thief.signIn(email, 'not-the-password')).status).toBe(429)
  expect((await owner.signIn(email, 'another-good-one')).status).toBe(200)
})

test('[A40] a device cookie made for one address opens no tries for another', async () => {
  const eve = await fixture.member(`eve-${email}`)
  await fixture.person().signUp(email)
  await attack()
  expect((await eve.signIn(email, 'not-the-password')).status).toBe(429)
})

test('[A33] resets by mail to one address are limited, known or not', async () => {
  const statuses = async (address: string) => {
    const seen: number[] = []
    for (let times = 0; times < 6; times++) {
      const answer = await fixture.person().post('/api/auth/request-password-reset', { email: address })
      seen.push(answer.status)
    }
    return seen
  }
  await fixture.person().signUp(email)
  expect(await statuses(email)).toEqual([200, 200, 429, 429, 429, 429])
  expect(await statuses(`nobody-${email}`)).toEqual([200, 200, 429, 429, 429, 429])
})

test('what is counted names nobody', async () => {
  await fixture.person('203.0.113.77').signIn(email, 'not-the-password')
  const rows = await database.orm.select({ key: limits.key, at: sql`now()` }).from(limits)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/ada|203\.0/)
})
