import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sessions, users } from '#server/auth/tables.ts'
import { createAccountFixture, PASSWORD, type Person } from '../../../../../tests/harness/account-fixture.ts'
import { createAuthenticator, type Forgery } from '../../../../../tests/harness/authenticator.ts'
import { suiteDatabase } from '../../../../../tests/harness/databases.ts'
import { suiteFixture } from '../../../../../tests/harness/suite-fixture.ts'
import type { Passkey } from '../../passkey-model.ts'
import { passkeys, spent_challenges } from '../tables.ts'

const ORIGIN = 'http://localhost:3000'
const API = '/api/auth/passkey'

type Authenticator = ReturnType<typeof createAuthenticator>

const database = suiteDatabase()
const fixture = suiteFixture(() => createAccountFixture(database))
let email: string
beforeEach(() => {
  email = `${crypto.randomUUID()}@example.com`
})

async function member(address = email): Promise<Person> {
  const person = fixture.person()
  await person.signUp(address)
  expect((await person.signIn(address)).status).toBe(200)
  return person
}

async function add(person: Person, key = createAuthenticator(ORIGIN), forged: Forgery = {}) {
  const options = await (await person.get(`${API}/generate-register-options`)).json()
  const answer = await person.post(`${API}/verify-registration`, { response: key.create(options, forged) })
  return { key, answer, options }
}

async function signIn(person: Person, key: Authenticator, forged: Forgery = {}) {
  const options = await (await person.get(`${API}/generate-authenticate-options`)).json()
  const response = key.get(options, forged)
  return { answer: await person.post(`${API}/verify-authentication`, { response }), response, options }
}

async function listed(person: Person): Promise<Passkey[]> {
  return (await (await person.get(`${API}/list-user-passkeys`)).json()).passkeys
}

const codeOf = async (answer: Response) => (await answer.json()).code

async function ageSessions(): Promise<void> {
  const [user] = await database.orm.select({ id: users.id }).from(users).where(eq(users.email, email))
  const created_at = new Date(Date.now() - 6 * 60_000)
  await database.orm
    .update(sessions)
    .set({ created_at })
    .where(eq(sessions.user_id, user?.id ?? ''))
}

test('[A60] a passkey signs in without address or password, and the session is like any other', async () => {
  const { key, answer } = await add(await member())
  expect(answer.status).toBe(200)
  const phone = fixture.person('198.51.100.4')
  const signedIn = await signIn(phone, key)
  expect(signedIn.answer.status).toBe(200)
  expect(signedIn.options.allowCredentials).toEqual([])
  expect(JSON.stringify(signedIn.options)).not.toContain('@')
  expect(await (await phone.get('/api/me')).json()).toMatchObject({ email })
  expect((await phone.get('/api/auth/get-session')).status).toBe(200)
  expect(await listed(phone)).toMatchObject([{ name: 'Unknown device', is_synced: true }])
  expect((await listed(phone))[0]?.last_used_at).not.toBeNull()
  expect((await phone.post('/api/auth/sign-out')).status).toBe(200)
  expect((await phone.get('/api/me')).status).toBe(401)
})

test('[A60] an account can be deleted from a session that a passkey began, and its keys go with it', async () => {
  const { key } = await add(await member())
  const phone = fixture.person()
  await signIn(phone, key)
  expect((await phone.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(200)
  expect(await database.orm.select().from(passkeys).where(eq(passkeys.credential_id, key.id))).toEqual([])
  expect(await codeOf((await signIn(fixture.person(), key)).answer)).toBe('passkey-unknown')
})

test('[A61] what a foreign page, another site, a copy or an unverified finger answers opens nothing', async () => {
  const { key } = await add(await member())
  const eve = fixture.person('198.51.100.9')
  const [user] = await database.orm.select({ id: users.id }).from(users).where(eq(users.email, email))
  for (const forged of [
    { origin: 'https://keyturn.example.evil.example' },
    { origin: 'http://localhost:3001' },
    { rpId: 'evil.example' },
    { verified: false },
    { challenge: Buffer.alloc(38).toString('base64url') },
    { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') },
  ]) {
    const { answer } = await signIn(eve, key, forged)
    expect(answer.status, JSON.stringify(forged)).toBe(401)
    expect(await codeOf(answer)).toBe('passkey-refused')
  }
  expect((await signIn(eve, createAuthenticator(ORIGIN))).answer.status).toBe(401)
  expect((await eve.get('/api/me')).status).toBe(401)
  expect((await signIn(eve, key, { counter: 9 })).answer.status).toBe(200)
  // A key that counts backwards is a copy.
  expect((await signIn(fixture.person('198.51.100.9'), key, { counter: 9 })).answer.status).toBe(401)
  const live = await database.orm
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, user?.id ?? ''))
  expect(live).toHaveLength(2)
})

test('[A61] an answer opens the account once, and a challenge is good for what it was made for', async () => {
  const ada = await member()
  const { key, options } = await add(ada)
  const phone = fixture.person()
  const { response } = await signIn(phone, key)
  expect((await fixture.person().post(`${API}/verify-authentication`, { response })).status).toBe(401)
  expect(await database.orm.select().from(spent_challenges)).not.toEqual([])
  const forAdding = key.get({ challenge: options.challenge, rpId: 'localhost' })
  expect((await fixture.person().post(`${API}/verify-authentication`, { response: forAdding })).status).toBe(401)
  const again = createAuthenticator(ORIGIN)
  const replayed = await ada.post(`${API}/verify-registration`, { response: again.create(options) })
  expect(await codeOf(replayed)).toBe('passkey-not-added')
})

test('[A61] asking for a challenge stores nothing', async () => {
  const before = await database.orm.select().from(spent_challenges)
  for (let times = 0; times < 20; times += 1) await fixture.person().get(`${API}/generate-authenticate-options`)
  expect(await database.orm.select().from(spent_challenges)).toEqual(before)
})

test('[A62] adding and removing a passkey needs a recent sign-in, and a passkey is one', async () => {
  const ada = await member()
  const { key } = await add(ada)
  const [first] = await listed(ada)
  await ageSessions()
  const refusedAdding = await ada.get(`${API}/generate-register-options`)
  expect(refusedAdding.status).toBe(401)
  expect(await codeOf(refusedAdding)).toBe('sign-in-again')
  expect(await codeOf(await ada.post(`${API}/delete-passkey`, { id: first?.id }))).toBe('sign-in-again')
  const proof = await signIn(ada, key)
  expect(proof.options.allowCredentials).toMatchObject([{ id: key.id }])
  expect(proof.answer.status).toBe(200)
  expect((await add(ada)).answer.status).toBe(200)
  expect((await ada.post(`${API}/delete-passkey`, { id: first?.id })).status).toBe(200)
  expect(await listed(ada)).toHaveLength(1)
})

test('[A62] proving oneself again with somebody else’s passkey is refused', async () => {
  const ada = await member()
  const eve = await member(`eve.${email}`)
  const { key } = await add(eve)
  const { answer } = await signIn(ada, key)
  expect(answer.status).toBe(401)
  expect(await (await ada.get('/api/me')).json()).toMatchObject({ email })
})

test('[A63] a removed passkey opens nothing; after the last one the password still does', async () => {
  const ada = await member()
  const { key } = await add(ada)
  const [only] = await listed(ada)
  expect((await ada.post(`${API}/delete-passkey`, { id: only?.id })).status).toBe(200)
  expect(await codeOf(await ada.post(`${API}/delete-passkey`, { id: only?.id }))).toBe('no-such-passkey')
  const { answer } = await signIn(fixture.person(), key)
  expect(answer.status).toBe(401)
  expect(await codeOf(answer)).toBe('passkey-unknown')
  expect((await fixture.person().signIn(email)).status).toBe(200)
})

test('[A66] a new password through the mail removes every passkey, a change in Settings none', async () => {
  const ada = await member()
  const { key } = await add(ada)
  await ada.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'nine-green-gates' })
  expect((await signIn(fixture.person(), key)).answer.status).toBe(200)
  await ada.post('/api/auth/request-password-reset', { email })
  const mailedToken = async () => {
    const sent = (await fixture.emails(email)).find(({ subject }) => subject === 'Choose a new password')
    return /reset-password\/([\w-]+)/.exec(sent?.text ?? '')?.[1]
  }
  await expect.poll(mailedToken).toBeDefined()
  const token = await mailedToken()
  const reset = await ada.post('/api/auth/reset-password', { token, newPassword: 'ten-yellow-roofs' })
  expect(reset.status).toBe(200)
  expect(await codeOf((await signIn(fixture.person(), key)).answer)).toBe('passkey-unknown')
})

test('[A64] a passkey has a name that its owner, and nobody else, can change', async () => {
  const ada = await member()
  await add(ada)
  const [key] = await listed(ada)
  const rename = (person: Person, name: string) => person.post(`${API}/update-passkey`, { id: key?.id, name })
  expect((await rename(ada, '  Work laptop ')).status).toBe(200)
  expect((await rename(ada, '  ')).status).toBe(400)
  expect((await rename(ada, 'x'.repeat(61))).status).toBe(400)
  const eve = await member(`eve.${email}`)
  expect(await codeOf(await rename(eve, 'Mine'))).toBe('no-such-passkey')
  expect(await codeOf(await eve.post(`${API}/delete-passkey`, { id: key?.id }))).toBe('no-such-passkey')
  expect(await listed(eve)).toEqual([])
  expect(await listed(ada)).toMatchObject([{ name: 'Work laptop' }])
})

test('[A64] a passkey is added once, for the person who asked, and twenty are enough', async () => {
  const ada = await member()
  const eve = await member(`eve.${email}`)
  const { key } = await add(ada)
  expect(await codeOf((await add(ada, key)).answer)).toBe('passkey-known')
  expect(await codeOf((await add(eve, key)).answer)).toBe('passkey-known')
  const options = await (await ada.get(`${API}/generate-register-options`)).json()
  const stolen = await eve.post(`${API}/verify-registration`, {
    response: createAuthenticator(ORIGIN).create(options),
  })
  expect(await codeOf(stolen)).toBe('passkey-not-added')
  for (const forged of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { verified: false }]) {
    expect(await codeOf((await add(ada, undefined, forged)).answer)).toBe('passkey-not-added')
  }
  for (let count = 1; count < 20; count += 1) expect((await add(ada)).answer.status).toBe(200)
  expect(await codeOf(await ada.get(`${API}/generate-register-options`))).toBe('too-many-passkeys')
})

test('[A50] [A60] passkeys are in the record, in emails and in the export, without anything that opens', async () => {
  const ada = await member()
  await fixture.confirm(email)
  const { key } = await add(ada)
  await signIn(ada, key)
  const [only] = await listed(ada)
  const exported = await (await ada.post('/api/functions/export-user-data')).json()
  expect(exported.passkeys).toMatchObject([{ name: 'Unknown device', credential_id: key.id }])
  await ada.post(`${API}/delete-passkey`, { id: only?.id })
  const { events } = await (await ada.get('/api/auth/security-events')).json()
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'passkey-removed',
    'data-exported',
    'signed-in-with-passkey',
    'passkey-added',
    'signed-in',
  ])
  const subjects = (await fixture.emails(email)).map(({ subject }) => subject)
  expect(subjects).toContain('A passkey was added')
  expect(subjects).toContain('A passkey was removed')
})
