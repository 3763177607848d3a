import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import type { WhoIs } from '#server/auth/require-user.ts'
import type { AppEnv } from '#server/http/context.ts'
import { mountEndpoints } from '#server/http/endpoint.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { createReminderFixture } from '../../../../tests/harness/reminder-fixture.ts'
import { resourceApp } from '../../../../tests/harness/resource-app.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { queuesOf } from '../../../../tests/harness/test-app.ts'
import { preferencesResource } from '../actions.ts'
import { preferencesStore } from './preferences-store.ts'
import { reminderAddressEffect, reminderAddressEndpoints } from './reminder-address.ts'
import { reminder_confirmations } from './tables.ts'

const signedIn: WhoIs = async context => {
  const id = context.req.header('x-person')
  return id
    ? {
        id,
        email: '',
        time_zone: 'UTC',
        is_member: false,
        session_id: '',
        signed_in_at: new Date(),
        client_address: '192.0.2.1',
      }
    : null
}

describe('another address for reminders', () => {
  const database = suiteDatabase()
  const fixture = suiteFixture(() => createReminderFixture(database))
  const app = new Hono<AppEnv>()
  let count = 0
  beforeAll(async () => {
    mountEndpoints(app, reminderAddressEndpoints(database, signedIn), async (_context, next) => next())
  })

  const freshAddress = () => `both${++count}@example.com`
  const mailTo = async (user_id: string, address: string) =>
    (await fixture.mail(user_id)).filter(mail => mail.recipient === address)
  const linkTo = async (user_id: string, address: string) =>
    /http:\/\/\S+\/api\/reminder-address\?token=\S+/.exec((await mailTo(user_id, address))[0]?.text ?? '')?.[0] ?? ''
  const recipients = async (user_id: string, event: 'home_inspection' | 'final_walkthrough') => {
    await fixture.schedule(user_id, event, '2026-11-18')
    await fixture.remind(user_id, '2026-11-15T17:00:00Z')
    return (await fixture.mail(user_id)).filter(mail => /is in 3 days/.test(mail.subject)).map(mail => mail.recipient)
  }

  test('[N25] gets reminders once somebody there has agreed, and only then', async () => {
    const ada = await fixture.person()
    const address = freshAddress()
    await fixture.prefer(ada, { email: address })
    expect(await recipients(ada, 'home_inspection')).toEqual([`${ada}@example.com`])
    const link = await linkTo(ada, address)

    // A program that checks links agrees to nothing.
    expect((await app.request(link)).status).toBe(200)
    expect(await fixture.preferences(ada)).toMatchObject({ email: address, email_confirmed: false })

    expect((await app.request(link, { method: 'POST' })).status).toBe(200)
    expect(await fixture.preferences(ada)).toMatchObject({ email: address, email_confirmed: true })
    expect(await recipients(ada, 'final_walkthrough')).toEqual([address, `${ada}@example.com`])
    expect((await app.request(link, { method: 'POST' })).status).toBe(404)
    expect((await app.request(link)).status).toBe(404)
  })

  test('[N25] a link is worth nothing after a day, for an address that is no longer wanted, or when it is made up', async () => {
    const ada = await fixture.person()
    const [first, second] = [freshAddress(), freshAddress()]
    await fixture.prefer(ada, { email: first })
    const old = await linkTo(ada, first)
    await fixture.prefer(ada, { email: second })
    expect((await app.request(old, { method: 'POST' })).status).toBe(404)
    expect(await fixture.preferences(ada)).toMatchObject({ email: second, email_confirmed: false })

    await fixture.prefer(ada, { email: first })
    await fixture.prefer(ada, { email: second })
    const late = await linkTo(ada, second)
    await database.run("update reminder_confirmations set created_at = now() - interval '25 hours'")
    for (const link of [late, '/api/reminder-address?token=guessed', '/api/reminder-address']) {
      expect((await app.request(link, { method: 'POST' })).status).toBe(404)
    }
    expect(await fixture.preferences(ada)).toMatchObject({ email_confirmed: false })
  })

  test('[N25] one’s own address needs no question, and other changes ask none', async () => {
    const ada = await fixture.person()
    const address = freshAddress()
    await fixture.prefer(ada, { email: `${ada}@example.com`, reminder_days: 7 })
    expect(await fixture.mail(ada)).toEqual([])
    await fixture.prefer(ada, { email: address })
    await fixture.prefer(ada, { email: address, reminder_days: 14 })
    expect(await mailTo(ada, address)).toHaveLength(1)
  })

  test('[N25] [A95] nobody can have strangers asked without end; what was chosen is kept and can be asked about later', async () => {
    const ada = await fixture.person()
    for (let times = 0; times < 5; times++) await fixture.prefer(ada, { email: freshAddress() })
    const sixth = freshAddress()
    await fixture.prefer(ada, { email: sixth })
    expect(await mailTo(ada, sixth)).toEqual([])
    expect(await fixture.preferences(ada)).toMatchObject({ email: sixth, email_confirmed: false, email_asked_at: null })
    await expect(fixture.askAgain(ada)).rejects.toMatchObject({ problem: { status: 429 } })

    const stranger = freshAddress()
    const many = await Promise.all(Array.from({ length: 6 }, () => fixture.person()))
    for (const one of many) await fixture.prefer(one, { email: stranger })
    const asked = await Promise.all(many.map(one => mailTo(one, stranger)))
    expect(asked.flat()).toHaveLength(1)

    // [A95] Nobody learns from it whether somebody else had the address asked.
    const settled = await Promise.all(many.map(one => fixture.preferences(one)))
    expect(settled.every(each => each.email_asked_at !== null)).toBe(true)
    const rows = await database.orm.select().from(reminder_confirmations)
    expect(rows.filter(row => row.email === stranger)).toHaveLength(many.length)

    await database.run("update reminder_confirmations set created_at = now() - interval '2 hours'")
    await database.run('delete from limits')
    await fixture.askAgain(ada)
    expect(await mailTo(ada, sixth)).toHaveLength(1)
  })

  test('[N29] [A77] reminders wait until somebody has confirmed the account’s own address, and the link does that', async () => {
    const ada = await fixture.person()
    await database.run('update users set email_verified = false where id = $1', [ada])
    expect(await recipients(ada, 'home_inspection')).toEqual([])
    expect(await fixture.notifications(ada)).toHaveLength(1)
    expect(await fixture.preferences(ada)).toMatchObject({ email_confirmed: false, account_confirmed: false })

    await fixture.askAgain(ada)
    const link = await linkTo(ada, `${ada}@example.com`)
    // [A77] Whoever reads the address, but did not make the account, confirms nothing for whoever did.
    for (const method of ['GET', 'POST']) {
      expect(await (await app.request(link, { method })).text()).toContain('Please sign in to Keyturn')
      expect(
        await (await app.request(link, { method, headers: { 'x-person': crypto.randomUUID() } })).text(),
      ).toContain('Please sign in to Keyturn')
    }
    expect(await fixture.preferences(ada)).toMatchObject({ email_confirmed: false, account_confirmed: false })
    const headers = { 'x-person': ada }
    expect((await app.request(link, { headers })).status).toBe(200)
    expect((await app.request(link, { method: 'POST', headers })).status).toBe(200)
    expect(await fixture.preferences(ada)).toMatchObject({ email_confirmed: true, account_confirmed: true })
    await database.run('delete from outbox')
    expect(await recipients(ada, 'final_walkthrough')).toEqual([`${ada}@example.com`])
  })

  test('[N25] the answer to a choice that cannot be asked about now says so', async () => {
    const { mailQueue } = queuesOf(database)
    const sensitive = { requireRecentSignIn: async () => {}, notify: async () => {} }
    const effect = reminderAddressEffect({ mailQueue, baseUrl: 'http://localhost:3000', sensitive })
    const ada = await resourceApp(database, [{ resource: preferencesResource, store: preferencesStore, effect }])()
    for (let times = 0; times < 5; times++) await ada.post('/api/preferences/save', { email: freshAddress() })
    const { body } = await ada.post('/api/preferences/save', { email: freshAddress() })
    expect(body.preferences.email_asked_at).toBeNull()
    expect((await ada.get('/api/preferences')).body).toEqual(body)
  })
})
