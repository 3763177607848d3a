import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { plan } from '#app/server/reminder-sources.ts'
import type { AppEnv } from '#server/http/context.ts'
import { mountEndpoints } from '#server/http/endpoint.ts'
import { createPostgres, suiteDatabase } from '../../../../tests/harness/databases.ts'
import { createReminderFixture } from '../../../../tests/harness/reminder-fixture.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { SECRET } from '../../../../tests/harness/test-app.ts'
import { loadPreferences } from './preferences.ts'
import { unsubscribeEndpoints, unsubscribeUrl } from './unsubscribe.ts'

const database = suiteDatabase(createPostgres)
const fixture = suiteFixture(() => createReminderFixture(database))
const app = new Hono<AppEnv>()
mountEndpoints(app, unsubscribeEndpoints(database, SECRET, plan), async (_context, next) => next())

const oneClick = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
}

test('[N17] one POST from the mail program stops reminders by mail, without signing in', async () => {
  const ada = await fixture.person()
  const url = unsubscribeUrl('https://keyturn.example', SECRET, ada, 'reminders')
  const page = await app.request(url)
  expect(await page.text()).toContain('Yes, stop them')
  expect((await loadPreferences(database.orm, ada)).email_enabled).toBe(true)

  expect((await app.request(url, oneClick)).status).toBe(200)
  expect(await loadPreferences(database.orm, ada)).toMatchObject({ email_enabled: false, rate_alerts: true })
  await fixture.schedule(ada, 'home_inspection', '2026-11-18')
  expect(await fixture.remind(ada, '2026-11-15T17:00:00Z')).toEqual({ emailsSent: 0, notificationsCreated: 1 })
})

test('[N17] a rate alert’s link stops rate alerts and leaves reminders on', async () => {
  const ada = await fixture.person()
  await app.request(unsubscribeUrl('https://keyturn.example', SECRET, ada, 'rates'), oneClick)
  expect(await loadPreferences(database.orm, ada)).toMatchObject({ email_enabled: true, rate_alerts: false })
})

test('[N17] a link that is not ours stops nothing', async () => {
  const ada = await fixture.person()
  const url = unsubscribeUrl('https://keyturn.example', 'another secret of the same length..', ada, 'reminders')
  expect((await app.request(url, oneClick)).status).toBe(404)
  expect((await app.request('/api/unsubscribe', oneClick)).status).toBe(404)
  expect((await loadPreferences(database.orm, ada)).email_enabled).toBe(true)
})
