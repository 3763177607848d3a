import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { notification_preferences, notifications } from '#features/notifications/server/tables.ts'
import { dayIn } from '#server/action-context.ts'
import { users } from '#server/auth/tables.ts'
import type { Database } from '#server/db/database.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { mailQueue } from '#server/mail/tables.ts'
import { createPostgres } from '../../../tests/harness/databases.ts'
import { type FeedServer, startFeeds } from '../../../tests/harness/feed-server.ts'
import { testFeatures } from '../../../tests/harness/test-app.ts'

const today = dayIn('America/New_York', new Date())

let database: Database
let feeds: FeedServer
beforeEach(async () => {
  database = await createPostgres()
  feeds = await startFeeds(addDays(today, -7))
})
afterEach(async () => {
  await feeds.close()
  await database.close()
})

/** One life of the server's background, from its start until the feed was asked and every notice was given. */
async function live(until: () => Promise<boolean>): Promise<void> {
  const errors: Error[] = []
  const jobs = createJobs({ database, works: true, onError: error => errors.push(error) })
  const features = testFeatures({ database, jobs, ratesUrl: feeds.ratesUrl })
  await jobs.start()
  await features.started()
  await expect.poll(until, { timeout: 30_000 }).toBe(true)
  await jobs.stop()
  expect(errors).toEqual([])
}

test('[R11] a new week’s rate reaches those who want to hear of it, in the bell and by mail', async () => {
  const person = (email: string) => ({
    email,
    email_verified: true,
    name: 'Ada Byron',
    first_name: 'Ada',
    last_name: 'Byron',
  })
  const [ada, bea] = await database.orm
    .insert(users)
    .values([person('ada@example.com'), person('bea@example.com')])
    .returning()
  if (!ada || !bea) throw new Error('Nobody was kept')
  await database.orm.insert(notification_preferences).values({ user_id: bea.id, rate_alerts: false })
  const rates = async () => (await database.run('select count(*)::int as n from rate_observations')).rows[0]?.n
  await live(async () => Number(await rates()) > 0)
  expect(await database.orm.select().from(notifications)).toEqual([])

  // A week later, after a restart.
  feeds.until = today
  feeds.thirty = 6.91
  await database.run("update feed_fetches set tried_at = tried_at - interval '1 hour'")
  await live(async () => (await database.orm.select().from(mailQueue)).length > 0)
  const sent = await database.orm.select().from(notifications)
  expect(sent).toMatchObject([{ user_id: ada.id, key: 'rates.moved', parameters: { given: { rate: 6.91 } } }])
  expect((await database.orm.select().from(mailQueue)).map(({ recipient }) => recipient)).toEqual(['ada@example.com'])
})
