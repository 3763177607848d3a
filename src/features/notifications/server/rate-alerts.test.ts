import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { eventually } from '../../../../tests/harness/eventually.ts'
import { createReminderFixture } from '../../../../tests/harness/reminder-fixture.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { rateMoved, registerRateAlerts } from './rate-alerts.ts'
import { rate_moves } from './tables.ts'

const database = suiteDatabase()
const fixture = suiteFixture(() => createReminderFixture(database))
let jobs: Jobs
beforeAll(async () => {
  jobs = createJobs({ database, works: true, onError: () => {} })
  registerRateAlerts({ ...fixture.parts, database, jobs })
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
})

const tell = (move: { rate: number; previous: number; week: string }) =>
  database.transaction(tx => rateMoved(tx, jobs, move))
const sent = async (week: string) =>
  (await database.orm.select().from(rate_moves).where(eq(rate_moves.week, week)))[0]?.told_everyone === true

test('[N18] when the week’s 30-year rate moves, everybody with rate alerts hears of it once', async () => {
  const wants = await Promise.all(Array.from({ length: 3 }, () => fixture.person()))
  const quiet = await fixture.person('America/New_York', { email_enabled: false })
  const off = await fixture.person('America/New_York', { rate_alerts: false })
  const move = { rate: 6.75, previous: 6.9, week: '2026-11-12' }
  await tell(move)
  await tell(move)
  await eventually(() => sent(move.week))
  for (const one of wants) {
    expect((await fixture.notifications(one)).map(each => each.title)).toEqual(['The 30-year rate fell to 6.75%'])
    expect(await fixture.mail(one)).toMatchObject([{ subject: 'The 30-year rate fell to 6.75%' }])
  }
  expect([await fixture.notifications(quiet), await fixture.mail(quiet)]).toMatchObject([{ length: 1 }, { length: 0 }])
  expect(await fixture.notifications(off)).toEqual([])
})

test('[N25] a rate alert goes to the account’s address while another one is not confirmed', async () => {
  const ada = await fixture.person('America/New_York', { email: 'elsewhere@example.com' })
  const move = { rate: 6.8, previous: 6.75, week: '2026-12-03' }
  await tell(move)
  await eventually(() => sent(move.week))
  const alerts = (await fixture.mail(ada)).filter(mail => mail.subject.startsWith('The 30-year rate'))
  expect(alerts.map(mail => mail.recipient)).toEqual([`${ada}@example.com`])
})

test('[N18] a rate that stayed is told to nobody', async () => {
  const ada = await fixture.person()
  await tell({ rate: 6.75, previous: 6.75, week: '2026-11-19' })
  expect(await database.orm.select().from(rate_moves).where(eq(rate_moves.week, '2026-11-19'))).toEqual([])
  expect(await fixture.notifications(ada)).toEqual([])
})
