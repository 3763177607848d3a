import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { notification_preferences } from '#features/notifications/server/tables.ts'
import { calendar_subscriptions } from '#features/timeline/server/tables.ts'
import { email_confirmations, email_undos, users } from '#server/auth/tables.ts'
import { createAccountFixture, PASSWORD, type Person } from '../../../../tests/harness/account-fixture.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { eventually } from '../../../../tests/harness/eventually.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'

const NEW_PASSWORD = 'another-good-one'

describe('an account that somebody got into', () => {
  const database = suiteDatabase()
  const fixture = suiteFixture(() => createAccountFixture(database))
  let email: string
  let thief: Person
  let user_id: string
  let count = 0
  /** Somebody who knows the password. */
  beforeEach(async () => {
    email = `ada${++count}@example.com`
    thief = fixture.person('198.51.100.7')
    await thief.signUp(email)
    await fixture.confirm(email)
    await thief.signIn(email)
    user_id = (await (await thief.get('/api/me')).json()).id
  })

  const linkIn = async (address: string) => {
    const [sent] = await fixture.emails(address)
    const url = new URL(/http:\/\/localhost:3000\/\S+/.exec(sent?.text ?? '')?.[0] ?? '')
    return { path: url.pathname + url.search, params: url.searchParams }
  }

  async function move(newEmail: string): Promise<void> {
    await thief.post('/api/auth/change-email', { newEmail })
    await thief.post((await linkIn(newEmail)).path)
  }

  const undo = (token: string) =>
    fixture.person().post('/api/auth/undo-email-change', { token, newPassword: NEW_PASSWORD })

  test('[A30] the old address takes it back with a new password, and everything opened meanwhile is closed', async () => {
    await move(`thief-${email}`)
    const emails = await fixture.emails(email)
    expect(emails[0]?.subject).toBe('Your email address was changed')
    const { path, params } = await linkIn(email)
    expect(path).toMatch(/^\/auth\?undo=/)
    const token = params.get('undo') ?? ''
    expect((await undo(token)).status).toBe(200)
    expect(await database.orm.select().from(users).where(eq(users.id, user_id))).toMatchObject([{ email }])
    expect((await thief.get('/api/me')).status).toBe(401)
    expect((await fixture.person().signIn(`thief-${email}`)).status).toBe(401)
    expect((await fixture.person().signIn(email)).status).toBe(401)
    expect((await fixture.person().signIn(email, NEW_PASSWORD)).status).toBe(200)
    expect((await undo(token)).status).toBe(400)
  })

  test('[A30] moving it twice, or a week’s wait, does not help the thief; the first address wins', async () => {
    await move(`thief-${email}`)
    const first = (await linkIn(email)).params.get('undo') ?? ''
    await fixture.confirm(`thief-${email}`)
    await move(`other-${email}`)
    const second = (await linkIn(`thief-${email}`)).params.get('undo') ?? ''
    expect((await undo(first)).status).toBe(200)
    expect((await undo(second)).status).toBe(400)

    const again = fixture.person()
    await again.signIn(email, NEW_PASSWORD)
    await again.post('/api/auth/change-email', { newEmail: `late-${email}` })
    await again.post((await linkIn(`late-${email}`)).path)
    await database.orm.update(email_undos).set({ expires_at: new Date(0) })
    expect((await undo((await linkIn(email)).params.get('undo') ?? '')).status).toBe(400)
  })

  test('[A30] meanwhile nobody can take the old address, and cannot tell that they did not', async () => {
    await move(`thief-${email}`)
    await fixture.forgetLimits()
    const answer = await fixture.person().signUp(email)
    expect([answer.status, Object.keys((await answer.json()).user)]).toEqual([
      200,
      ['id', 'email', 'name', 'emailVerified', 'createdAt'],
    ])
    expect(await database.orm.select().from(users).where(eq(users.email, email))).toEqual([])
    expect((await fixture.emails(email))[0]?.subject).toBe('This address still belongs to an account')
  })

  test('[A30] an address that nobody confirmed is told, without a way in', async () => {
    await database.orm.update(users).set({ email_verified: false }).where(eq(users.id, user_id))
    await fixture.forgetLimits()
    await move(`right-${email}`)
    expect((await fixture.emails(email))[0]?.text).not.toContain('http')
    expect(await database.orm.select().from(email_undos).where(eq(email_undos.user_id, user_id))).toEqual([])
  })

  async function openOtherWays(): Promise<void> {
    await database.orm.insert(calendar_subscriptions).values({ user_id, key: crypto.randomUUID() })
    const other = { user_id, email: `thief-${email}`, email_confirmed: true }
    await database.orm.insert(notification_preferences).values(other)
    await thief.post('/api/auth/change-email', { newEmail: `thief-${email}` })
  }

  async function expectOtherWaysEnded(): Promise<void> {
    const own = <Row extends { user_id: string }>(rows: Row[]) => rows.filter(row => row.user_id === user_id)
    expect(own(await database.orm.select().from(calendar_subscriptions))).toEqual([])
    expect(own(await database.orm.select().from(notification_preferences))).toMatchObject([{ email: null }])
    const pending = own(await database.orm.select().from(email_confirmations))
    expect(pending.filter(each => each.email !== email)).toEqual([])
    expect((await fixture.emails(email))[0]?.text).toContain('private calendar address')
  }

  test('[A31] a password reset ends calendar address, other reminder address and pending change', async () => {
    await openOtherWays()
    const link = await linkIn(`thief-${email}`)
    await fixture.person().post('/api/auth/request-password-reset', { email })
    const reset = await eventually(async () => {
      const [sent] = await fixture.emails(email)
      return sent?.subject === 'Choose a new password' && sent
    })
    const token = /reset-password\/([^?]+)/.exec(reset.text)?.[1]
    await fixture.person().post('/api/auth/reset-password', { token, newPassword: NEW_PASSWORD })
    await expectOtherWaysEnded()
    expect((await thief.post(link.path)).headers.get('location')).toBe('/auth?error=link-expired')
  })

  test('[A31] so does a new password', async () => {
    await openOtherWays()
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect((await thief.post('/api/auth/change-password', change)).status).toBe(200)
    await expectOtherWaysEnded()
  })
})
