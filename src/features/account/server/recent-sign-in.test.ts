import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sessions, users } from '#server/auth/tables.ts'
import { createAccountFixture, PASSWORD, type Person } from '../../../../tests/harness/account-fixture.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'

describe('a stolen session', () => {
  const database = suiteDatabase()
  const fixture = suiteFixture(() => createAccountFixture(database))
  let email: string
  let thief: Person
  let count = 0
  beforeEach(async () => {
    email = `ada${++count}@example.com`
    thief = await fixture.member(email)
    const { session_id } = await (await thief.get('/api/me')).json()
    const created_at = new Date(Date.now() - 6 * 60_000)
    await database.orm.update(sessions).set({ created_at }).where(eq(sessions.id, session_id))
  })

  const sensitive = [
    { path: '/api/auth/change-email', body: { newEmail: 'thief@example.com' } },
    { path: '/api/functions/export-user-data', body: {} },
    { path: '/api/auth/revoke-session', body: { id: crypto.randomUUID() } },
    { path: '/api/auth/revoke-sessions', body: {} },
    { path: '/api/auth/delete-user', body: {} },
  ]

  test.each(sensitive)('[A28] $path asks to sign in again and does nothing', async ({ path, body }) => {
    const answer = await thief.post(path, body)
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: 'sign-in-again' })])
    expect(await fixture.emails('thief@example.com')).toEqual([])
    expect(await database.orm.select().from(users).where(eq(users.email, email))).toHaveLength(1)
    expect((await thief.get('/api/me')).status).toBe(200)
  })

  test.each(sensitive)('[A28] $path does not take a wrong password, even just after signing in', async each => {
    const owner = fixture.person()
    await owner.signIn(email)
    const answer = await owner.post(each.path, { ...each.body, password: 'not-the-password' })
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'wrong-password'])
    expect(await database.orm.select().from(users).where(eq(users.email, email))).toHaveLength(1)
  })

  test.each(sensitive)('[A28] $path goes on with the password, or just after signing in', async ({ path, body }) => {
    const mine = path === '/api/auth/revoke-session' ? 404 : 200
    expect((await thief.post(path, { ...body, password: PASSWORD })).status).toBe(mine)
    const fresh = await fixture.member(`fresh-${email}`)
    const other = 'newEmail' in body ? { newEmail: `other-${email}` } : body
    expect((await fresh.post(path, other)).status).toBe(mine)
  })

  test('[A28] passwords cannot be guessed there', async () => {
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, at) => thief.post('/api/auth/delete-user', { password: `guess-${at}` })),
    )
    expect(tries.filter(answer => answer.status === 429)).toHaveLength(4)
  })

  test('[A29] signing out everywhere ends every session, this one too, and nobody else’s', async () => {
    const phone = fixture.person()
    await phone.signIn(email)
    const eve = await fixture.member(`eve-${email}`)
    const answer = await phone.post('/api/auth/revoke-sessions')
    expect(await answer.json()).toEqual({ status: true, ended: 2 })
    expect(phone.cookies.has('keyturn.session')).toBe(false)
    for (const person of [phone, thief]) expect((await person.get('/api/me')).status).toBe(401)
    expect((await eve.get('/api/me')).status).toBe(200)
  })
})
