import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { notification_preferences } from '#features/notifications/server/tables.ts'
import { calendar_subscriptions } from '#features/timeline/server/tables.ts'
import { users } from '#server/auth/tables.ts'
import { call, joinIn, PASSWORD, startWholeApp } from '../../../tests/attacks/whole-app.ts'
import { suiteDatabase } from '../../../tests/harness/databases.ts'
import { queuedMails } from '../../../tests/harness/mails.ts'
import { suiteFixture } from '../../../tests/harness/suite-fixture.ts'

describe('what lets others hear of an account', () => {
  const database = suiteDatabase()
  const fixture = suiteFixture(() => startWholeApp(database))
  let ada: Awaited<ReturnType<typeof joinIn>>
  beforeEach(async () => {
    ada = await joinIn(fixture.app, database, 'Ada')
    await database.orm.update(users).set({ email_verified: true }).where(eq(users.id, ada.id))
  })

  const post = (path: string, body: object = {}) =>
    call(fixture.app, { method: 'POST', path, body, headers: { cookie: ada.cookie } })
  const get = async (path: string) =>
    JSON.parse((await call(fixture.app, { method: 'GET', path, headers: { cookie: ada.cookie } })).text)
  const other = () => ({ email: `${crypto.randomUUID()}@example.com` })

  const changes = [
    {
      change: () => post('/api/calendar/renew'),
      kind: 'calendar-address-made',
      subject: 'A private calendar address was made',
    },
    {
      change: () => post('/api/preferences/save', other()),
      kind: 'reminder-address-changed',
      subject: 'Reminders may go to another address',
    },
  ]

  test.each(changes)(
    '[A79] $kind needs a sign-in of the last minutes, stands in the record and sends an email',
    async ({ change, kind, subject }) => {
      await database.run(`update sessions set created_at = now() - interval '6 minutes' where user_id = $1`, [ada.id])
      const refused = await change()
      expect([refused.status, JSON.parse(refused.text).code]).toEqual([401, 'sign-in-again'])
      expect(
        await database.orm.select().from(calendar_subscriptions).where(eq(calendar_subscriptions.user_id, ada.id)),
      ).toEqual([])
      expect((await get('/api/preferences')).preferences.email).toBe(ada.email)
      await database.run('update sessions set created_at = now() where user_id = $1', [ada.id])
      expect((await change()).status).toBe(200)
      const { events } = await get('/api/auth/security-events')
      expect(events[0]).toMatchObject({ kind })
      const emails = await queuedMails(database, ada.email)
      expect(emails.map(sent => sent.subject)).toContain(subject)
    },
  )

  test('[A79] other preferences, and the way back to one’s own address, need no new sign-in', async () => {
    expect((await post('/api/preferences/save', other())).status).toBe(200)
    await database.run(`update sessions set created_at = now() - interval '6 minutes' where user_id = $1`, [ada.id])
    expect((await post('/api/preferences/save', { reminder_days: 7 })).status).toBe(200)
    expect((await post('/api/preferences/save', { email: ada.email })).status).toBe(200)
  })

  test('[A29] signing out everywhere ends the private calendar address and reminders to another address', async () => {
    const { address } = JSON.parse((await post('/api/calendar/renew')).text)
    await post('/api/preferences/save', other())
    const calendar = { method: 'GET', path: new URL(address).pathname }
    expect((await call(fixture.app, calendar)).status).toBe(200)
    expect((await post('/api/auth/revoke-sessions', { password: PASSWORD })).status).toBe(200)
    expect((await call(fixture.app, calendar)).status).toBe(404)
    const rows = await database.orm
      .select({ email: notification_preferences.email })
      .from(notification_preferences)
      .where(eq(notification_preferences.user_id, ada.id))
    expect(rows).toEqual([{ email: null }])
  })
})
