import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#server/limits/tables.ts'
import { createAccountFixture, PASSWORD, type Person } from '../../../../tests/harness/account-fixture.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { eventually } from '../../../../tests/harness/eventually.ts'
import { fastHashing } from '../../../../tests/harness/fast-hashing.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'

/** Slow enough that requests meet in the queue. */
const slowHashing = {
  ...fastHashing,
  async verify(hash: string, password: string) {
    await pause(5)
    return fastHashing.verify(hash, password)
  },
}

describe('whoever has an account and wants the processor for themselves', () => {
  const database = suiteDatabase()
  const fixture = suiteFixture(() => createAccountFixture(database, { hashing: slowHashing, isLoopbackOnly: false }))
  let count = 0
  const address = () => `198.51.100.${++count}`
  beforeEach(() => database.orm.delete(limits))

  async function signedIn(from = address()): Promise<{ person: Person; email: string }> {
    const email = `${crypto.randomUUID()}@example.com`
    const person = await fixture.member(email, from)
    return { person, email }
  }

  /** Asks for the same hash again and again until a limit stops it; what a right password gave back would never end. */
  async function knock(person: Person): Promise<number> {
    for (let times = 0; times < 100; times += 1) {
      const asked = { id: crypto.randomUUID(), password: PASSWORD }
      const { status } = await person.post('/api/auth/revoke-session', asked)
      if (status === 429) return times
      if (status !== 404 && status !== 503) throw new Error(`Answered ${status}`)
    }
    throw new Error('Nobody stopped it')
  }

  /** As a person would: whoever gets 'busy' comes back. */
  async function letIn(come: () => Promise<Response>): Promise<Response> {
    for (let times = 0; times < 20; times += 1) {
      const answer = await come()
      if (answer.status !== 503) return answer
    }
    throw new Error('Always busy')
  }

  /** One who knows the device, one on a new device, and one who is new here. */
  async function others() {
    const known = await signedIn()
    const elsewhere = await signedIn()
    return {
      known,
      come: () =>
        Promise.all([
          letIn(() => known.person.signIn(known.email)),
          letIn(() => fixture.person(address()).signIn(elsewhere.email)),
          letIn(() => fixture.person(address()).signUp(`${crypto.randomUUID()}@example.com`)),
        ]),
    }
  }

  test('[A92] one account with two connections is stopped after twenty hashes, and everybody else comes in meanwhile', async () => {
    const thief = await signedIn()
    const { come } = await others()
    fixture.takeHashed()
    const attack = Promise.all([knock(thief.person), knock(thief.person)])
    expect((await come()).map(answer => answer.status)).toEqual([200, 200, 200])
    await attack
    // Signing in was one of the twenty.
    expect(fixture.takeHashed().length - 3).toBeLessThanOrEqual(20)
  })

  test('[A92] five accounts with eight connections keep nobody out', async () => {
    const thieves = [await signedIn(), await signedIn(), await signedIn(), await signedIn(), await signedIn()]
    const { come } = await others()
    fixture.takeHashed()
    const attack = Promise.all(thieves.flatMap(({ person }) => Array.from({ length: 8 }, () => knock(person))))
    expect((await come()).map(answer => answer.status)).toEqual([200, 200, 200])
    await attack
    expect(fixture.takeHashed().length - 3).toBeLessThanOrEqual(5 * 20)
  })

  test('[A92] many devices of one person have no more hashes than one', async () => {
    const { email } = await signedIn()
    const devices = Array.from({ length: 3 }, () => fixture.person(address()))
    for (const device of devices) expect((await device.signIn(email)).status).toBe(200)
    // As if one of them had used them up a moment ago, and would not get new ones while the test looks.
    const rule = { name: 'hash-person', burst: 20, refillSeconds: 30 }
    while ((await fixture.limits.take(rule, email)).ok);
    await database.run(`update limits set full_at = full_at + interval '1 hour' where key like 'hash-person%'`)
    for (const device of devices) expect((await device.signIn(email)).status).toBe(429)
  })

  test('[A92] whoever uses up a person’s hashes does not keep them from a new password by mail', async () => {
    const { person, email } = await signedIn()
    await knock(person)
    expect((await person.signIn(email)).status).toBe(429)
    await person.post('/api/auth/request-password-reset', { email })
    const token = await tokenMailedTo(email)
    const newPassword = 'another-good-one'
    expect((await fixture.person(address()).post('/api/auth/reset-password', { token, newPassword })).status).toBe(200)
  })

  test('[A92] a hash that was never begun is not counted', async () => {
    const { person, email } = await signedIn()
    const flood = await Promise.all(Array.from({ length: 8 }, () => person.signIn(email)))
    const done = flood.filter(({ status }) => status === 200).length
    expect(flood.filter(({ status }) => status === 503).length).toBe(8 - done)
    const more: number[] = []
    for (let times = 0; times < 20 - 1 - done; times += 1) more.push((await person.signIn(email)).status)
    expect(new Set(more)).toEqual(new Set([200]))
  })

  async function tokenMailedTo(email: string): Promise<string> {
    const sent = await eventually(async () =>
      (await fixture.emails(email)).find(({ subject }) => subject === 'Choose a new password'),
    )
    return /reset-password\/([\w-]+)/.exec(sent.text)?.[1] ?? ''
  }
})
