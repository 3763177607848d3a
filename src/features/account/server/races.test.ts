import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { lockPerson } from '#server/auth/as-person.ts'
import type { Hashing } from '#server/auth/scrypt.ts'
import { sessions } from '#server/auth/tables.ts'
import { createAccountFixture, PASSWORD, type Person } from '../../../../tests/harness/account-fixture.ts'
import { createAuthenticator } from '../../../../tests/harness/authenticator.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { eventually } from '../../../../tests/harness/eventually.ts'
import { fastHashing } from '../../../../tests/harness/fast-hashing.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { passkeys } from './tables.ts'

const OWNERS = 'owners-new-words'
const THIEFS = 'thiefs-new-words'

/** Hashing that is done and not yet handed over, until it is let go. */
function heldHashing() {
  const waiting: (() => void)[] = []
  let isHeld = false
  async function handOver<Result>(result: Result): Promise<Result> {
    if (isHeld) await new Promise<void>(resolve => waiting.push(resolve))
    return result
  }
  const hashing: Hashing = {
    hash: async password => handOver(await fastHashing.hash(password)),
    verify: async (hash, password) => handOver(await fastHashing.verify(hash, password)),
    isOutdated: () => false,
  }
  return {
    hashing,
    waiting,
    hold() {
      isHeld = true
    },
    /** The first that waits; what comes after it waits again. */
    letGo: () => waiting.shift()?.(),
    free() {
      isHeld = false
      for (const each of waiting.splice(0)) each()
    },
  }
}

describe('whoever had the old password while its owner chooses a new one', () => {
  const held = heldHashing()
  const database = suiteDatabase()
  /** The owner's server, and another one on the same database, whose hashing can be held. */
  const fixture = suiteFixture(() => createAccountFixture(database))
  const slow = suiteFixture(() => createAccountFixture(database, { hashing: held.hashing }))
  let email: string
  let user_id: string
  let thief: Person
  beforeEach(async () => {
    held.free()
    email = `${crypto.randomUUID()}@example.com`
    await fixture.person().signUp(email)
    await fixture.confirm(email)
    thief = slow.person('198.51.100.7')
    await thief.signIn(email)
    user_id = (await (await thief.get('/api/me')).json()).id
  })

  const alive = () => database.orm.select().from(sessions).where(eq(sessions.user_id, user_id))

  async function tokenIn(subject: string, pattern: RegExp): Promise<string> {
    return await eventually(async () => {
      const sent = (await fixture.emails(email)).find(each => each.subject === subject)
      return pattern.exec(sent?.text ?? '')?.[1]
    })
  }

  async function resetToken(): Promise<string> {
    await fixture.person().post('/api/auth/request-password-reset', { email })
    return await tokenIn('Choose a new password', /reset-password\/([\w-]+)/)
  }

  async function ownerResets(token: string): Promise<void> {
    const answer = await fixture.person().post('/api/auth/reset-password', { token, newPassword: OWNERS })
    expect(answer.status).toBe(200)
  }

  async function ownerIsInAlone(): Promise<void> {
    expect(await alive()).toEqual([])
    expect((await fixture.person().signIn(email, THIEFS)).status).toBe(401)
    expect((await fixture.person().signIn(email)).status).toBe(401)
    expect((await fixture.person().signIn(email, OWNERS)).status).toBe(200)
  }

  test('[A76] a sign-in with the old password that was under way begins no session', async () => {
    const token = await resetToken()
    held.hold()
    const begun = slow.person('198.51.100.8').signIn(email)
    await expect.poll(() => held.waiting.length).toBe(1)
    await ownerResets(token)
    held.free()
    const answer = await begun
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'invalid-credentials' })
    expect(answer.headers.getSetCookie()).toEqual([])
    await ownerIsInAlone()
  })

  test('[A76] a new password that was under way changes nothing after a reset', async () => {
    const token = await resetToken()
    held.hold()
    const change = thief.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: THIEFS })
    await expect.poll(() => held.waiting.length).toBe(1)
    held.letGo()
    await expect.poll(() => held.waiting.length).toBe(1)
    await ownerResets(token)
    held.free()
    expect((await change).status).toBe(401)
    await ownerIsInAlone()
  })

  test('[A76] a new password that was under way changes nothing after the owner took the address back', async () => {
    const elsewhere = `thief-${email}`
    await thief.post('/api/auth/change-email', { newEmail: elsewhere })
    const [sent] = await fixture.emails(elsewhere)
    await thief.post(/http:\/\/localhost:3000(\S+)/.exec(sent?.text ?? '')?.[1] ?? '')
    const token = await tokenIn('Your email address was changed', /undo=([\w-]+)/)
    held.hold()
    const change = thief.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: THIEFS })
    await expect.poll(() => held.waiting.length).toBe(1)
    held.letGo()
    await expect.poll(() => held.waiting.length).toBe(1)
    const undone = await fixture.person().post('/api/auth/undo-email-change', { token, newPassword: OWNERS })
    expect(undone.status).toBe(200)
    held.free()
    expect((await change).status).toBe(401)
    await ownerIsInAlone()
  })

  test('[A76] a password that was right when it was given, and is not any more, proves nothing', async () => {
    held.hold()
    const exported = thief.post('/api/functions/export-user-data', { password: PASSWORD })
    await expect.poll(() => held.waiting.length).toBe(1)
    // The same session, from a server that is faster.
    const tab = fixture.person()
    for (const [name, value] of thief.cookies) tab.cookies.set(name, value)
    const changed = await tab.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: OWNERS })
    expect(changed.status).toBe(200)
    held.free()
    expect((await exported).status).toBe(401)
  })

  test('[A76] a passkey that signs in while a reset removes it begins no session', async () => {
    const key = createAuthenticator('http://localhost:3000')
    const adding = await (await thief.get('/api/auth/passkey/generate-register-options')).json()
    const added = await thief.post('/api/auth/passkey/verify-registration', { response: key.create(adding) })
    expect(added.status).toBe(200)
    const phone = fixture.person()
    const options = await (await phone.get('/api/auth/passkey/generate-authenticate-options')).json()
    let answer: Promise<Response> | undefined
    // What a reset does, slowly.
    await database.transaction(async tx => {
      await lockPerson(tx, user_id)
      await tx.delete(sessions).where(eq(sessions.user_id, user_id))
      answer = phone.post('/api/auth/passkey/verify-authentication', { response: key.get(options) })
      await new Promise(resolve => setTimeout(resolve, 1_000))
      await tx.delete(passkeys).where(eq(passkeys.user_id, user_id))
    })
    expect((await answer)?.status).toBe(401)
    expect(await alive()).toEqual([])
  })
})
