import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { email_confirmations, users, verifications } from '#server/auth/tables.ts'
import { createAccountFixture, PASSWORD, type Person } from '../../../../tests/harness/account-fixture.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { profiles } from './tables.ts'

const database = suiteDatabase()
const fixture = suiteFixture(() => createAccountFixture(database))
let email: string
let ada: Person
let count = 0
beforeEach(async () => {
  email = `ada${++count}@example.com`
  ada = await fixture.member(email)
  await fixture.confirm(email)
})

const accountOf = async (address: string) => {
  const [user] = await database.orm.select().from(users).where(eq(users.email, address))
  return user
}

/** The path of the link in the newest mail to the address. */
async function linkTo(address: string): Promise<string> {
  const [sent] = await fixture.emails(address)
  const url = new URL(/http:\/\/localhost:3000\/\S+/.exec(sent?.text ?? '')?.[0] ?? '')
  return url.pathname + url.search
}

test('[A13] a new address counts once its mail was opened, and the dashboard follows', async () => {
  const newEmail = `new-${email}`
  expect((await ada.post('/api/auth/change-email', { newEmail })).status).toBe(200)
  expect(await accountOf(newEmail)).toBeUndefined()
  const link = await linkTo(newEmail)

  const stranger = await fixture.person().get(link)
  expect(stranger.headers.get('location')).toBe('/auth?notice=sign-in-to-confirm')
  expect((await fixture.person().post(link)).headers.get('location')).toBe('/auth?notice=sign-in-to-confirm')
  expect(await accountOf(newEmail)).toBeUndefined()

  for (const look of [ada.get(link), ada.head(link)]) expect((await look).status).toBe(200)
  expect(await (await ada.get(link)).text()).toContain(`Do you want to use ${newEmail} with Keyturn?`)
  expect(await accountOf(newEmail)).toBeUndefined()

  expect((await ada.post(link)).headers.get('location')).toBe('/dashboard')
  expect(await accountOf(newEmail)).toMatchObject({ email_verified: true })
  expect((await (await ada.get('/api/me')).json()).email).toBe(newEmail)
  expect((await fixture.emails(email))[0]?.subject).toBe('Your email address was changed')
  expect((await ada.get(link)).headers.get('location')).toBe('/auth?error=link-expired')
})

test('[A10] the profile follows a new address', async () => {
  const newEmail = `new-${email}`
  await ada.post('/api/auth/change-email', { newEmail })
  await ada.post(await linkTo(newEmail))
  expect(await database.orm.select().from(profiles).where(eq(profiles.email, newEmail))).toHaveLength(1)
})

test('[A13] asking for another address kills the first link, and so does its age', async () => {
  await ada.post('/api/auth/change-email', { newEmail: `first-${email}` })
  const first = await linkTo(`first-${email}`)
  await ada.post('/api/auth/change-email', { newEmail: `second-${email}` })
  expect((await ada.get(first)).headers.get('location')).toBe('/auth?error=link-expired')
  await database.orm.update(email_confirmations).set({ expires_at: new Date(0) })
  expect((await ada.get(await linkTo(`second-${email}`))).headers.get('location')).toBe('/auth?error=link-expired')
  expect(await accountOf(email)).toBeDefined()
})

test('[A12] reset links sent to an address die when the account leaves it', async () => {
  const user = await accountOf(email)
  const expires_at = new Date(Date.now() + 60_000)
  await database.orm.insert(verifications).values({ identifier: 'open', value: user?.id ?? '', expires_at })
  await ada.post('/api/auth/change-email', { newEmail: `new-${email}` })
  await ada.post(await linkTo(`new-${email}`))
  expect(
    await database.orm
      .select()
      .from(verifications)
      .where(eq(verifications.value, user?.id ?? '')),
  ).toEqual([])
})

test('[A14] a taken address is answered like a free one; only its owner is told', async () => {
  const taken = `taken-${email}`
  await fixture.person().signUp(taken)
  await fixture.forgetLimits()
  const free = await ada.post('/api/auth/change-email', { newEmail: `free-${email}` })
  const answer = await ada.post('/api/auth/change-email', { newEmail: taken })
  expect([answer.status, await answer.text()]).toEqual([free.status, await free.text()])
  expect((await fixture.emails(taken))[0]?.subject).toBe('You already have a Keyturn account')
})

test('[A14] asking again within the hour sends nothing more and keeps the link that was sent', async () => {
  const newEmail = `new-${email}`
  await ada.post('/api/auth/change-email', { newEmail })
  const link = await linkTo(newEmail)
  expect((await ada.post('/api/auth/change-email', { newEmail })).status).toBe(200)
  expect(await fixture.emails(newEmail)).toHaveLength(1)
  expect((await ada.post(link)).headers.get('location')).toBe('/dashboard')
})

test('[A77] the address in the welcome mail is confirmed only where its account is signed in', async () => {
  await database.orm.update(users).set({ email_verified: false }).where(eq(users.email, email))
  const link = await linkTo(email)
  // Somebody else made the account; whoever reads the address does not know its password.
  const reader = fixture.person()
  const readers = `reader-${email}`
  for (const who of ['nobody', 'somebody else']) {
    if (who === 'somebody else') {
      await reader.signUp(readers)
      await reader.signIn(readers)
    }
    for (const answer of [await reader.get(link), await reader.post(link)]) {
      expect(answer.headers.get('location'), who).toBe('/auth?notice=sign-in-to-confirm')
    }
    expect(await accountOf(email)).toMatchObject({ email_verified: false })
  }
  expect((await ada.get(link)).status).toBe(200)
  expect((await ada.post(link)).headers.get('location')).toBe('/dashboard')
  expect(await accountOf(email)).toMatchObject({ email_verified: true })
})

test('[A15] a new password needs the current one and signs other devices out', async () => {
  const phone = fixture.person()
  await phone.signIn(email)
  const change = (currentPassword: string) =>
    ada.post('/api/auth/change-password', { currentPassword, newPassword: 'another-good-one' })
  const wrong = await change('not-the-password')
  expect([wrong.status, (await wrong.json()).code]).toEqual([400, 'wrong-password'])
  expect((await phone.get('/api/me')).status).toBe(200)
  const same = await ada.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: PASSWORD })
  expect([same.status, (await same.json()).errors]).toMatchObject([
    400,
    [{ path: 'newPassword', message: 'That’s the password you have now. Please choose a new one.' }],
  ])
  expect((await change(PASSWORD)).status).toBe(200)
  expect((await phone.get('/api/me')).status).toBe(401)
  expect((await ada.get('/api/me')).status).toBe(200)
  expect((await fixture.person().signIn(email, 'another-good-one')).status).toBe(200)
})

test('[A16] deleting the account needs the password and leaves nothing but a farewell', async () => {
  const user = await accountOf(email)
  expect((await ada.post('/api/auth/delete-user', { password: 'not-the-password' })).status).toBe(400)
  expect(await accountOf(email)).toBeDefined()
  expect((await ada.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(200)
  expect(await accountOf(email)).toBeUndefined()
  expect(
    await database.orm
      .select()
      .from(profiles)
      .where(eq(profiles.user_id, user?.id ?? '')),
  ).toEqual([])
  expect((await fixture.emails(email)).map(sent => sent.subject)).toEqual(['Your Keyturn account was deleted'])
  expect((await ada.get('/api/me')).status).toBe(401)
})

test('[A18] a person sees their devices and ends one of them, never another person’s', async () => {
  const phone = fixture.person()
  await phone.signIn(email)
  const { sessions } = await (await ada.get('/api/auth/list-sessions')).json()
  expect(sessions).toHaveLength(2)
  const other = sessions.find((session: { current: boolean }) => !session.current)
  expect(other).toMatchObject({ user_agent: 'Test browser' })

  const stranger = await fixture.member(`eve-${email}`)
  expect((await stranger.post('/api/auth/revoke-session', { id: other.id })).status).toBe(404)
  expect((await phone.get('/api/me')).status).toBe(200)
  expect((await ada.post('/api/auth/revoke-session', { id: other.id })).status).toBe(200)
  expect((await phone.get('/api/me')).status).toBe(401)
})

test('[A8] without a session nothing of this can be done', async () => {
  for (const path of ['change-email', 'change-password', 'delete-user', 'revoke-session']) {
    const answer = await fixture.person().post(`/api/auth/${path}`, {})
    expect([path, answer.status, (await answer.json()).code]).toEqual([path, 401, 'not-signed-in'])
  }
})

test.each(['/ok', '/error', '/update-user', '/sign-in/social', '/verify-password', '/send-verification-email'])(
  '[A19] %s does not exist',
  async path => {
    expect((await ada.post(`/api/auth${path}`)).status).toBe(404)
    expect((await ada.get(`/api/auth${path}`)).status).toBe(404)
  },
)
