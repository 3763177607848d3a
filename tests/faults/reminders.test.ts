import { randomInt } from 'node:crypto'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { afterEach, expect, test } from 'vitest'
import { mails } from '#app/server/mails.ts'
import { noticeWords, plan, reminderSources } from '#app/server/reminder-sources.ts'
import { addDays } from '#domain/calendar-day.ts'
import { insurance_diaries } from '#features/insurance-diary/server/tables.ts'
import { registerReminderJobs, scanReminders } from '#features/notifications/server/reminder-jobs.ts'
import { FLOATING } from '#features/rate-lock/model.ts'
import { rate_locks } from '#features/rate-lock/server/tables.ts'
import { wholeTimeline } from '#features/timeline/model.ts'
import { legal_facts, timeline_events } from '#features/timeline/server/tables.ts'
import { users } from '#server/auth/tables.ts'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import { createLimits } from '#server/limits/limits.ts'
import type { Owner } from '#server/loans/owner.ts'
import { registerDelivery, tidyMail } from '#server/mail/delivery.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { createPostgresUrl } from '../harness/databases.ts'
import { newLoan } from '../harness/loans.ts'
import { unnamedOperator } from '../harness/operator.ts'
import { isProof } from '../harness/proof.ts'
import { type RunningServer, startServer } from '../harness/server.ts'
import { type FailingMailServer, startFailingMailServer } from './failing-mail-server.ts'

const ROUNDS = isProof ? 20 : 1
const REMINDERS = isProof ? 400 : 100
/** Two or three events, two dates of the law or the end of a lock, and the day to ask about insurance. */
const PER_PERSON = 5
const KILLS = isProof ? 6 : 2
const SECRET = 'only-for-tests-only-for-tests-only'

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

test(`[N23] [LD47] of ${REMINDERS} due reminders none is missed and none comes twice, with workers killed and a failing mail server, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { kills, duplicates } = await playRound()
    expect(duplicates).toBeLessThanOrEqual(kills)
  }
})

async function playRound() {
  const { url, drop } = await createPostgresUrl()
  cleanUps.push(drop)
  const database = await openPostgres(url)
  const mail = await startFailingMailServer(0.15)
  cleanUps.push(mail.stop)
  await seed(database)
  const clock = await startClock(database, url)

  const workers = [await startWorker(url, mail), await startWorker(url, mail)]
  for (let kill = 0; kill < KILLS; kill++) {
    await clock.tick()
    await pause(randomInt(20, 500))
    const victim = randomInt(2)
    await workers[victim]?.kill()
    workers[victim] = await startWorker(url, mail)
  }
  mail.recover()
  await settle(database, clock)
  for (const worker of workers) await worker.stop()
  await clock.stop()

  const counts = await outcome(database)
  await database.close()
  expect(counts).toEqual({ reminders: REMINDERS, notifications: REMINDERS, different: REMINDERS, sent: REMINDERS })
  expect(mail.taken.size).toBe(REMINDERS)
  const received = [...mail.taken.values()].reduce((sum, times) => sum + times, 0)
  return { kills: KILLS, duplicates: received - REMINDERS }
}

/** People whose next dates are all due: half of them have closed and wait for disclosures and a refund, half have a lock. */
async function seed(database: Database): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const people = Array.from({ length: REMINDERS / PER_PERSON }, () => crypto.randomUUID())
  await database.orm.insert(users).values(
    people.map(id => ({
      id,
      email: `${id}@example.com`,
      email_verified: true,
      name: 'Ada Buyer',
      first_name: 'Ada',
      last_name: 'Buyer',
    })),
  )
  const owners: Owner[] = []
  for (const id of people) owners.push(await newLoan(database, id))
  const { events } = wholeTimeline([])
  const closed = { completed: true, scheduled_date: addDays(today, -59), date_change_count: 1 }
  const half = people.length / 2
  const [after, before] = [owners.slice(0, half), owners.slice(half)]
  const due = (count: number) => events.slice(1, 1 + count).map(event => ({ ...event, scheduled_date: today }))
  const rows = [...due(2), ...events.slice(-1).map(event => ({ ...event, ...closed }))]
  const values = [
    ...after.flatMap(owner => rows.map(row => ({ ...row, ...owner }))),
    ...before.flatMap(owner => due(3).map(row => ({ ...row, ...owner }))),
  ]
  await database.orm.insert(timeline_events).values(values)
  const facts = { told: { change_known_on: addDays(today, -29) }, switched: [], changes: 1 }
  await database.orm.insert(legal_facts).values(after.map(owner => ({ ...facts, ...owner })))
  const lock = { ...FLOATING, status: 'locked' as const, ends_on: addDays(today, 3) }
  await database.orm.insert(rate_locks).values(before.map(owner => ({ ...lock, ...owner })))
  await database.orm
    .insert(insurance_diaries)
    .values(owners.map(owner => ({ ...nearlyPaid(addDays(today, 15)), ...owner })))
  for (const user_id of people) await database.transaction(tx => plan(tx, user_id))
}

/** The first payment brings it to 80%: from then on its owner may ask, and is reminded a month before. */
function nearlyPaid(first_payment_on: string) {
  return {
    id: crypto.randomUUID(),
    name: 'Harbor',
    loan_program: 'conventional' as const,
    lives_there: true,
    original_value: 400_000,
    loan_amount: 320_100,
    interest_rate: 6,
    rate_can_change: false,
    months: 360,
    first_payment_on,
    monthly_premium: 90,
    extra_monthly: 0,
    reminder_enabled: true,
    added_at: new Date().toISOString(),
  }
}

function startWorker(databaseUrl: string, mail: FailingMailServer): Promise<RunningServer> {
  return startServer({
    ROLE: 'worker',
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: SECRET,
    SMTP_URL: mail.url,
    DATA_DIR: tmpdir(),
    LOG_LEVEL: 'error',
  }).then(worker => {
    cleanUps.push(worker.kill)
    return worker
  })
}

/**
 * Lets ten minutes pass: what the schedule starts every few minutes starts, pauses between tries are over, and what a dead
 * worker was at is taken for lost. What is younger than eight seconds may be a living one's and stays.
 */
async function startClock(database: Database, url: string) {
  const jobs: Jobs = createJobs({ database, works: false, onError: () => {} })
  const mailQueue = createMailQueue(jobs, true, createLimits(database, 'only-for-tests'))
  registerReminderJobs({
    database,
    jobs,
    mailQueue,
    baseUrl: 'http://localhost:3000',
    secret: SECRET,
    sources: reminderSources,
    noticeWords,
  })
  registerDelivery({
    database,
    jobs,
    mails,
    smtpUrl: undefined,
    from: 'a@example.com',
    baseUrl: 'http://localhost:3000',
    operator: unnamedOperator,
  })
  await jobs.start()
  // Only to have the queue look for lost jobs at once instead of once a minute.
  const supervisor = new PgBoss({ connectionString: url, schema: 'jobs', monitorIntervalSeconds: 1, schedule: false })
  supervisor.on('error', () => {})
  await supervisor.start()
  return {
    async tick() {
      await database.run(`update jobs.job set started_on = started_on - interval '10 minutes'
        where state = 'active' and started_on < now() - interval '8 seconds'`)
      await supervisor.supervise()
      await database.run("update jobs.job set start_after = now() where state = 'retry'")
      await database.run(`update outbox set created_at = created_at - interval '10 minutes',
        claimed_until = case when claimed_until < now() + interval '172 seconds' then null else claimed_until end
        where settled_at is null`)
      await database.transaction(tx => jobs.enqueue(tx, scanReminders, {}))
      await database.transaction(tx => jobs.enqueue(tx, tidyMail, {}))
    },
    async stop() {
      await supervisor.stop({ graceful: false })
      await jobs.stop()
    },
  }
}

async function settle(database: Database, clock: { tick(): Promise<void> }): Promise<void> {
  const deadline = Date.now() + 120_000
  while ((await outcome(database)).sent < REMINDERS) {
    if (Date.now() > deadline) throw new Error(`Not settled: ${JSON.stringify(await outcome(database))}`)
    await clock.tick()
    await pause(1500)
  }
}

type Outcome = Record<'reminders' | 'notifications' | 'different' | 'sent', number>

async function outcome(database: Database): Promise<Outcome> {
  const { rows } = await database.run(`select
    (select count(*)::int from reminders) as reminders,
    (select count(*)::int from notifications) as notifications,
    (select count(distinct (user_id, parameters))::int from notifications) as different,
    (select count(*)::int from outbox where state = 'sent') as sent`)
  return rows[0] as Outcome
}
