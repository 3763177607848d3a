import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '#server/auth/tables.ts'
import { createAccountFixture, PASSWORD, type Person } from '../../../../../tests/harness/account-fixture.ts'
import { createAuthenticator } from '../../../../../tests/harness/authenticator.ts'
import { suiteDatabase } from '../../../../../tests/harness/databases.ts'
import { eventually } from '../../../../../tests/harness/eventually.ts'
import { keyBytes } from '../../../../../tests/harness/own-authenticator-app.ts'
import { suiteFixture } from '../../../../../tests/harness/suite-fixture.ts'
import { two_factors } from '../tables.ts'
import { codeAt, stepAt } from './totp.ts'

const API = '/api/auth/two-factor'
const NEW_PASSWORD = 'lamp-and-window-7'

const database = suiteDatabase()
const fixture = suiteFixture(() => createAccountFixture(database))
let email: string
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`
  await fixture.forgetLimits()
})

async function member(): Promise<Person> {
  const person = fixture.person()
  await person.signUp(email)
  await fixture.confirm(email)
  expect((await person.signIn(email)).status).toBe(200)
  return person
}

const user_id = async () =>
  (await database.orm.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? ''

const codeOf = async (answer: Response) => (await answer.json()).code
/** The app's code, `ahead` steps from now: each counts once, and tests do not wait for the next. */
const appCode = (secret: Buffer, ahead = 0) => codeAt(secret, stepAt(Date.now()) + ahead)
/** As if the last code had been used long ago. */
const later = async () =>
  database.orm
    .update(two_factors)
    .set({ last_step: 0 })
    .where(eq(two_factors.user_id, await user_id()))

async function turnOn(person: Person): Promise<{ secret: Buffer; codes: string[] }> {
  const { key } = await (await person.post(`${API}/enable`)).json()
  const secret = keyBytes(key)
  const answer = await person.post(`${API}/confirm`, { code: appCode(secret) })
  expect(answer.status).toBe(200)
  await later()
  return { secret, codes: (await answer.json()).recovery_codes }
}

async function mailedToken(subject: string, pattern: RegExp): Promise<string> {
  return await eventually(async () => {
    const sent = (await fixture.emails(email)).find(each => each.subject === subject)
    return pattern.exec(sent?.text ?? '')?.[1]
  })
}

const recorded = async (person: Person): Promise<string[]> =>
  (await (await person.get('/api/auth/security-events')).json()).events.map((event: { kind: string }) => event.kind)

test('[A100] a key that no code has confirmed asks nobody for anything; a wrong code confirms nothing', async () => {
  const ada = await member()
  const { key, uri } = await (await ada.post(`${API}/enable`)).json()
  expect(uri).toContain(`secret=${key}`)
  expect((await fixture.person().signIn(email)).status).toBe(200)
  expect(await codeOf(await ada.post(`${API}/confirm`, { code: '000000' }))).toBe('wrong-code')
  expect(await (await ada.get(API)).json()).toEqual({ enabled: false, since: null, recovery_codes_left: 0 })
  // A second key replaces the first.
  const second = await (await ada.post(`${API}/enable`)).json()
  expect(await codeOf(await ada.post(`${API}/confirm`, { code: appCode(keyBytes(key)) }))).toBe('wrong-code')
  expect((await ada.post(`${API}/confirm`, { code: appCode(keyBytes(second.key)) })).status).toBe(200)
  expect(await codeOf(await ada.post(`${API}/enable`))).toBe('already-on')
  expect(await codeOf(await ada.post(`${API}/confirm`, { code: '000000' }))).toBe('already-on')
})

test('[A103] the password alone begins no session; the code does, spaces and all, and other devices were signed out', async () => {
  const ada = await member()
  const laptop = fixture.person()
  await laptop.signIn(email)
  const { secret } = await turnOn(ada)
  expect((await laptop.get('/api/me')).status).toBe(401)
  expect((await ada.get('/api/me')).status).toBe(200)

  const phone = fixture.person('198.51.100.4')
  expect(await (await phone.signIn(email)).json()).toEqual({ twoFactorRedirect: true })
  expect((await phone.get('/api/me')).status).toBe(401)
  expect(await codeOf(await phone.post(`${API}/verify`, { code: '12 34 56' }))).toBe('wrong-code')
  const code = appCode(secret)
  const answer = await phone.post(`${API}/verify`, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
  expect(await answer.json()).toMatchObject({ user: { email } })
  expect((await phone.get('/api/me')).status).toBe(200)
  expect((await fixture.person().post(`${API}/verify`, { code })).status).toBe(401)
  expect(await recorded(ada)).toEqual(expect.arrayContaining(['two-factor-on', 'code-failed', 'signed-in-with-code']))
})

test('[A105] a recovery code opens once, however it is written, and its owner is told how many are left', async () => {
  const { codes } = await turnOn(await member())
  expect(new Set(codes).size).toBe(10)
  expect(codes.every(code => /^([0-9a-z]{4}-){3}[0-9a-z]{4}$/.test(code))).toBe(true)
  const phone = fixture.person()
  await phone.signIn(email)
  const [first = ''] = codes
  const written = first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')
  expect((await phone.post(`${API}/verify`, { code: written })).status).toBe(200)
  expect(await (await phone.get(API)).json()).toMatchObject({ enabled: true, recovery_codes_left: 9 })
  const again = fixture.person()
  await again.signIn(email)
  expect(await codeOf(await again.post(`${API}/verify`, { code: first }))).toBe('wrong-code')
  const sent = (await fixture.emails(email)).find(({ subject }) => subject === 'A recovery code was used')
  expect(sent?.text).toContain('Hello Ada,')
  expect(sent?.text).toContain('9 recovery codes are left.')
  expect(await recorded(phone)).toContain('signed-in-with-recovery-code')
})

test('[A106] turning it off and making new recovery codes take the password and a code', async () => {
  const ada = await member()
  const { secret, codes } = await turnOn(ada)
  for (const path of ['disable', 'recovery-codes']) {
    const post = (body: object) => ada.post(`${API}/${path}`, body)
    expect((await post({ code: appCode(secret) })).status).toBe(400)
    expect((await post({ password: PASSWORD })).status).toBe(400)
    expect(await codeOf(await post({ password: 'not-it', code: appCode(secret) }))).toBe('wrong-password')
    expect(await codeOf(await post({ password: PASSWORD, code: '000000' }))).toBe('wrong-code')
  }
  const renewed = await ada.post(`${API}/recovery-codes`, { password: PASSWORD, code: appCode(secret) })
  const next: string[] = (await renewed.json()).recovery_codes
  expect(next.some(code => codes.includes(code))).toBe(false)
  const off = (code = '') => ada.post(`${API}/disable`, { password: PASSWORD, code })
  expect(await codeOf(await off(codes[1]))).toBe('wrong-code')
  expect((await off(next[1])).status).toBe(200)
  expect(await codeOf(await off(next[2]))).toBe('not-on')
  expect(await (await fixture.person().signIn(email)).json()).toMatchObject({ user: { email } })
  const subjects = (await fixture.emails(email)).map(({ subject }) => subject)
  expect(subjects).toEqual(expect.arrayContaining(['New recovery codes were made', 'Two-factor was turned off']))
  expect(await recorded(ada)).toEqual(expect.arrayContaining(['recovery-codes-renewed', 'two-factor-off']))
})

test('[A106] it is turned on only with a sign-in of the last minutes', async () => {
  const ada = await member()
  await database.run(`update sessions set created_at = now() - interval '6 minutes' where user_id = $1`, [
    await user_id(),
  ])
  expect(await codeOf(await ada.post(`${API}/enable`))).toBe('sign-in-again')
  expect((await ada.post(`${API}/enable`, { password: PASSWORD })).status).toBe(200)
})

test('[A107] a new password by mail takes a code or a recovery code as well, and leaves two-factor on', async () => {
  const { secret } = await turnOn(await member())
  const browser = fixture.person()
  await browser.post('/api/auth/request-password-reset', { email })
  const token = await mailedToken('Choose a new password', /reset-password\/([\w-]+)/)
  const reset = (code?: string) =>
    browser.post('/api/auth/reset-password', { token, newPassword: NEW_PASSWORD, ...(code && { code }) })
  expect(await codeOf(await reset())).toBe('code-needed')
  expect(await codeOf(await reset('000000'))).toBe('wrong-code')
  const code = appCode(secret)
  expect((await reset(code)).status).toBe(200)
  expect((await browser.signIn(email)).status).toBe(401)
  expect(await (await browser.signIn(email, NEW_PASSWORD)).json()).toEqual({ twoFactorRedirect: true })
  // The code that chose the password opens nothing more.
  expect(await codeOf(await browser.post(`${API}/verify`, { code }))).toBe('wrong-code')
})

test('[A104] wrong codes with a mailed link end after ten, and leave the owner’s sign-in alone', async () => {
  const ada = await member()
  const { secret } = await turnOn(ada)
  const thief = fixture.person('203.0.113.9')
  await thief.post('/api/auth/request-password-reset', { email })
  const token = await mailedToken('Choose a new password', /reset-password\/([\w-]+)/)
  const statuses: number[] = []
  for (let at = 0; at < 12; at += 1) {
    const body = { token, newPassword: NEW_PASSWORD, code: String(at).padStart(6, '0') }
    statuses.push((await thief.post('/api/auth/reset-password', body)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  // Strangers with the password use up theirs as well; a device that the owner knows has its own.
  await thief.signIn(email)
  for (let at = 0; at < 11; at += 1) await thief.post(`${API}/verify`, { code: '000000' })
  await ada.post('/api/auth/sign-out')
  await ada.signIn(email)
  expect((await ada.post(`${API}/verify`, { code: appCode(secret) })).status).toBe(200)
})

test('[A108] a passkey needs no code', async () => {
  const ada = await member()
  const key = createAuthenticator('http://localhost:3000')
  const options = await (await ada.get('/api/auth/passkey/generate-register-options')).json()
  await ada.post('/api/auth/passkey/verify-registration', { response: key.create(options) })
  await turnOn(ada)
  const phone = fixture.person()
  const asked = await (await phone.get('/api/auth/passkey/generate-authenticate-options')).json()
  const answer = await phone.post('/api/auth/passkey/verify-authentication', { response: key.get(asked) })
  expect(answer.status).toBe(200)
  expect((await phone.get('/api/me')).status).toBe(200)
})

test('[A109] for seven days the mail that tells of it turns it off: new password, every device out, once', async () => {
  const owner = await member()
  const thief = fixture.person('203.0.113.9')
  await thief.signIn(email)
  await turnOn(thief)
  expect((await owner.get('/api/me')).status).toBe(401)
  const token = await mailedToken('Two-factor was turned on', /undo-two-factor=([\w-]+)/)
  const undo = () => owner.post(`${API}/undo`, { token, newPassword: NEW_PASSWORD })
  await database.run(`update two_factors set undo_until = now() - interval '1 second' where user_id = $1`, [
    await user_id(),
  ])
  expect(await codeOf(await undo())).toBe('link-expired')
  await database.run(`update two_factors set undo_until = now() + interval '1 day' where user_id = $1`, [
    await user_id(),
  ])
  expect((await undo()).status).toBe(200)
  expect((await thief.get('/api/me')).status).toBe(401)
  expect((await thief.signIn(email)).status).toBe(401)
  expect(await (await owner.signIn(email, NEW_PASSWORD)).json()).toMatchObject({ user: { email } })
  expect(await codeOf(await undo())).toBe('link-expired')
})

test('[A109] [ML3] whoever reads an address that nobody confirmed cannot turn it off, and learns no name', async () => {
  const ada = await fixture.member(email)
  await turnOn(ada)
  const texts = (await fixture.emails(email)).map(({ text }) => text).join()
  expect(texts).not.toMatch(/undo-two-factor|Ada/)
})

test('[A110] the export says that it is on and has nothing that makes a code; deleting the account leaves nothing', async () => {
  const ada = await member()
  const { secret, codes } = await turnOn(ada)
  const exported = await (await ada.post('/api/functions/export-user-data', { password: PASSWORD })).text()
  const { two_factors: [own] = [], recovery_codes } = JSON.parse(exported)
  expect(Object.keys(own).sort()).toEqual(['confirmed_at', 'created_at', 'last_step', 'undo_until', 'user_id'])
  expect(recovery_codes).toHaveLength(10)
  for (const code of codes) expect(exported).not.toContain(code)
  expect(exported).not.toContain(secret.toString('base64url'))
  const id = await user_id()
  expect((await ada.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(200)
  expect(await database.orm.select().from(two_factors).where(eq(two_factors.user_id, id))).toEqual([])
})
