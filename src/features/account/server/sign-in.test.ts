import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { scrypt } from '#server/auth/scrypt.ts'
import { sessions, users } from '#server/auth/tables.ts'
import { createAccountFixture } from '../../../../tests/harness/account-fixture.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { profiles } from './tables.ts'

const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)

const database = suiteDatabase()
const fixture = suiteFixture(() => createAccountFixture(database))
let email: string
let count = 0
beforeEach(() => {
  email = `ada${++count}@example.com`
  fixture.takeHashed()
})

test('[A1] signing up makes an account with its profile, and does not sign in', async () => {
  const ada = fixture.person()
  const answer = await ada.signUp(` Ada${count}@Example.com `)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ user: { email, name: 'Ada Byron' } })
  expect(answer.headers.getSetCookie()).toEqual([])
  expect((await ada.get('/api/me')).status).toBe(401)
  const [profile] = await database.orm.select().from(profiles).where(eq(profiles.email, email))
  expect(profile).toMatchObject({ first_name: 'Ada', last_name: 'Byron', phone: null })
  const [sent] = await fixture.emails(email)
  expect(sent?.subject).toBe('Welcome to Keyturn')
})

test('[LG20] whoever signs up in Spanish is written to in Spanish', async () => {
  const ada = fixture.person()
  ada.cookies.set('language', 'es')
  await ada.signUp(email)
  const [sent] = await fixture.emails(email)
  expect(sent?.subject).toContain('Keyturn')
  expect(sent?.subject).not.toContain('Welcome')
  expect(sent?.text).toContain('su hipoteca, paso a paso')
  const [user] = await database.orm.select({ language: users.language }).from(users).where(eq(users.email, email))
  expect(user).toEqual({ language: 'es' })
})

test('[A2] the session is a cookie that no script can read, and its secret is in no answer', async () => {
  const ada = fixture.person()
  await ada.signUp(email)
  const answer = await ada.signIn(email)
  expect(answer.status).toBe(200)
  const cookie = answer.headers.getSetCookie().find(each => each.startsWith('keyturn.session='))
  expect(cookie).toMatch(/; HttpOnly/i)
  expect(cookie).toMatch(/; SameSite=Lax/i)
  const token = decodeURIComponent(ada.cookies.get('keyturn.session') ?? '').split('.')[0] ?? ''
  expect(token.length).toBeGreaterThan(20)
  const session = await (await ada.get('/api/auth/get-session')).text()
  const list = await (await ada.get('/api/auth/list-sessions')).text()
  expect(JSON.parse(session)).toEqual({
    user: { id: expect.any(String), email, name: 'Ada Byron', emailVerified: false, createdAt: expect.any(String) },
    session: {
      id: expect.any(String),
      userId: expect.any(String),
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
    },
  })
  for (const text of [await answer.text(), session, list]) expect(text).not.toContain(token)
})

test('[A2] over https the cookie is bound to this very host', async () => {
  const secure = await createAccountFixture(database, { baseUrl: 'https://keyturn.example' })
  const ada = secure.person()
  await ada.signUp(email)
  const [cookie] = (await ada.signIn(email)).headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-keyturn\.session=.*; Path=\/;.*Secure/)
  expect(cookie).not.toMatch(/Domain/i)
  expect((await ada.get('/api/me')).status).toBe(200)
  // A browser forgets such a cookie only when it is cleared with the same attributes.
  expect((await ada.post('/api/auth/sign-out')).headers.getSetCookie()).toEqual([
    '__Host-keyturn.session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
  ])
  await secure.stop()
})

test('[A3] a password shorter than 6 characters is refused', async () => {
  const answer = await fixture.person().signUp(email, 'short')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    title: 'Error',
    detail: 'Please choose a password of at least 6 characters.',
    errors: [{ path: 'password' }],
  })
})

test('[A4] a password that everybody tries first is refused kindly', async () => {
  for (const password of ['password123', 'QWERTY123', 'aaaaaaa', email]) {
    const answer = await fixture.person().signUp(email, password)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ title: 'Error', code: 'password-too-common' })
  }
  expect(fixture.takeHashed()).toEqual([])
})

test('[A5] a taken address gets the same answer after the same work, and its owner a mail', async () => {
  const fresh = await fixture.person().signUp(email)
  const freshWork = fixture.takeHashed()
  const again = await fixture.person('192.0.2.2').signUp(email, 'another-password')
  expect(fixture.takeHashed()).toEqual(freshWork)
  expect(again.status).toBe(fresh.status)
  const [first, second] = [await fresh.json(), await again.json()]
  expect(second.user).toEqual({
    ...first.user,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    createdAt: expect.stringMatching(/^2.*Z$/),
  })
  expect(Object.keys(second.user)).toEqual(Object.keys(first.user))
  expect(second.user.id).not.toBe(first.user.id)
  await fixture.forgetLimits()
  await fixture.person('192.0.2.2').signUp(email, 'another-password')
  expect((await fixture.emails(email)).map(sent => sent.subject)).toEqual([
    'You already have a Keyturn account',
    'Welcome to Keyturn',
  ])
  expect((await fixture.person().signIn(email, 'another-password')).status).toBe(401)
  expect((await fixture.person().signIn(email)).status).toBe(200)
})

test('[A5] two sign-ups in the same moment make one account and look alike', async () => {
  const answers = await Promise.all([fixture.person().signUp(email), fixture.person().signUp(email)])
  expect(answers.map(answer => answer.status)).toEqual([200, 200])
  expect(await database.orm.select().from(users).where(eq(users.email, email))).toHaveLength(1)
})

test('[A1] an account whose mail could not be written down was never made', async () => {
  const full = {
    post: () => Promise.reject(new Error('disk full')),
    postUnsolicited: () => Promise.reject(new Error('disk full')),
  }
  const broken = await createAccountFixture(database, { mailQueue: full })
  await expect(broken.person().signUp(email)).rejects.toThrow('disk full')
  expect(await database.orm.select().from(users).where(eq(users.email, email))).toEqual([])
  await broken.stop()
  expect((await fixture.person().signUp(email)).status).toBe(200)
})

test('[A6] an unknown address and a wrong password get the same answer after the same work', async () => {
  await fixture.person().signUp(email)
  fixture.takeHashed()
  const wrong = await fixture.person().signIn(email, 'not-the-password')
  const wrongWork = fixture.takeHashed()
  const unknown = await fixture.person().signIn(`nobody-${email}`, 'not-the-password')
  expect(fixture.takeHashed()).toHaveLength(wrongWork.length)
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect(await unknown.json()).toEqual(await wrong.json())
})

test('[A7] signing out ends the session at once, also for whoever copied the cookie', async () => {
  const ada = await fixture.member(email)
  const thief = fixture.person()
  for (const [name, value] of ada.cookies) thief.cookies.set(name, value)
  expect((await thief.get('/api/me')).status).toBe(200)
  expect((await ada.post('/api/auth/sign-out')).status).toBe(200)
  expect(ada.cookies.has('keyturn.session')).toBe(false)
  expect((await thief.get('/api/me')).status).toBe(401)
  expect(await (await thief.get('/api/auth/get-session')).json()).toBeNull()
})

test('[A8] a forged, cut or expired session is nobody', async () => {
  const ada = await fixture.member(email)
  const good = ada.cookies.get('keyturn.session') ?? ''
  for (const bad of [good.slice(0, -3), `x${good}`, good.replace('.', '.A'), '%', 'a.b', '.', '%00.%00']) {
    ada.cookies.set('keyturn.session', bad)
    expect((await ada.get('/api/me')).status).toBe(401)
  }
  ada.cookies.set('keyturn.session', good)
  const me = await (await ada.get('/api/me')).json()
  expect(me).toEqual({
    id: expect.any(String),
    email,
    time_zone: 'America/New_York',
    is_member: false,
    session_id: expect.any(String),
    signed_in_at: expect.any(String),
    client_address: expect.any(String),
  })
  await database.orm
    .update(sessions)
    .set({ expires_at: new Date(0) })
    .where(eq(sessions.id, me.session_id))
  expect((await ada.get('/api/me')).status).toBe(401)
})

test('[A9] a session in use is prolonged, at most once a day', async () => {
  const ada = await fixture.member(email)
  expect((await ada.get('/api/me')).headers.getSetCookie()).toEqual([])
  const { session_id } = await (await ada.get('/api/me')).json()
  const almostOver = new Date(Date.now() + 3_600_000)
  await database.orm.update(sessions).set({ expires_at: almostOver }).where(eq(sessions.id, session_id))
  expect((await ada.get('/api/me')).headers.getSetCookie()).toEqual([expect.stringMatching(/Max-Age=2592000/)])
  expect((await ada.get('/api/me')).headers.getSetCookie()).toEqual([])
  const [session] = await database.orm.select().from(sessions).where(eq(sessions.id, session_id))
  expect(session?.expires_at.getTime()).toBeGreaterThan(Date.now() + 29 * 24 * 3_600_000)
})

test('[A9] a session in use ends after 90 days', async () => {
  const ada = await fixture.member(email)
  const { session_id } = await (await ada.get('/api/me')).json()
  const age = async (days: number, left: number) =>
    await database.orm
      .update(sessions)
      .set({ created_at: daysFromNow(-days), expires_at: daysFromNow(left) })
      .where(eq(sessions.id, session_id))
  await age(89, 0.5)
  expect((await ada.get('/api/me')).headers.getSetCookie()).toEqual([expect.stringMatching(/Max-Age=86\d\d\d;/)])
  expect((await ada.get('/api/me')).headers.getSetCookie()).toEqual([])
  await age(400, 30)
  expect((await ada.get('/api/me')).status).toBe(401)
  expect(await (await ada.get('/api/auth/get-session')).json()).toBeNull()
})

test('[A27] signing in ends the session that the browser had, also for whoever copied its cookie', async () => {
  const ada = await fixture.member(email)
  const thief = fixture.person()
  for (const [name, value] of ada.cookies) thief.cookies.set(name, value)
  await ada.signIn(email, 'not-the-password')
  expect((await thief.get('/api/me')).status).toBe(200)
  expect((await ada.signIn(email)).status).toBe(200)
  expect((await thief.get('/api/me')).status).toBe(401)
  expect((await ada.get('/api/me')).status).toBe(200)
})

test('[A35] a hash with weaker settings is replaced at the next sign-in', async () => {
  const real = await createAccountFixture(database, { hashing: scrypt })
  const ada = real.person()
  await ada.signUp(email)
  const saved = async () => {
    const { rows } = await database.run(
      'select c.password from credentials c join users u on u.id = c.user_id where u.email = $1',
      [email],
    )
    return String(rows[0]?.password)
  }
  expect(await saved()).toMatch(/^scrypt\$32768\$8\$3\$/)
  // Made by better-auth 1.7.7.
  const old =
    '7a19c85156be41ea2aceeba2e0b65b3a:9021329560ff8279078e884376854d112d50e7e407b23726766a50a66c43c432ab7601a6912b9bab720543263cabe61c9a6d0e60931f995cf2271008b96e0750'
  await database.run('update credentials set password = $1 where user_id = (select id from users where email = $2)', [
    old,
    email,
  ])
  expect((await ada.signIn(email, 'not-the-password')).status).toBe(401)
  expect(await saved()).toBe(old)
  expect((await ada.signIn(email)).status).toBe(200)
  expect(await saved()).toMatch(/^scrypt\$32768\$8\$3\$/)
  expect((await ada.signIn(email)).status).toBe(200)
  await real.stop()
})

test('[A34] one network may sign up ten people at once', async () => {
  const outside = await createAccountFixture(database, { isLoopbackOnly: false })
  const answers: number[] = []
  for (let at = 0; at < 12; at++) {
    answers.push((await outside.person('2001:db8:7:7::1').signUp(`flood${at}-${email}`)).status)
  }
  expect(answers.filter(status => status === 200)).toHaveLength(10)
  expect(answers.at(-1)).toBe(429)
  await outside.stop()
})

test('[A10] a profile follows the account but keeps the names a person gave it', async () => {
  const ada = fixture.person()
  await ada.signUp(email)
  await database.orm.update(profiles).set({ first_name: 'Augusta' }).where(eq(profiles.email, email))
  await ada.signIn(email)
  const [profile] = await database.orm.select().from(profiles).where(eq(profiles.email, email))
  expect(profile).toMatchObject({ first_name: 'Augusta', last_name: 'Byron' })
  await database.orm.delete(profiles).where(eq(profiles.email, email))
  await ada.signIn(email)
  expect(await database.orm.select().from(profiles).where(eq(profiles.email, email))).toHaveLength(1)
})

test('a body that is no form is answered with what is missing', async () => {
  const answer = await fixture.person().post('/api/auth/sign-up/email', { email: 5, password: null })
  expect(answer.status).toBe(400)
  const problem = await answer.json()
  expect(problem.errors.map((error: { path: string }) => error.path)).toEqual([
    'first_name',
    'last_name',
    'email',
    'password',
  ])
})
