import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { noticeWords, reminderSources } from '#app/server/reminder-sources.ts'
import { storedResources } from '#app/server/stores.ts'
import type { TimelineEventKey } from '#domain/timeline-events.ts'
import { preferencesResource } from '#features/notifications/actions.ts'
import type { PreferencesForm } from '#features/notifications/model.ts'
import { loadPreferences } from '#features/notifications/server/preferences.ts'
import { type Occasion, type RemindParts, remindPerson } from '#features/notifications/server/remind.ts'
import { dueBatches, remindEach } from '#features/notifications/server/reminder-jobs.ts'
import { createNotificationsStore } from '#features/notifications/server/store.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import type { EventUpdate } from '#features/timeline/model.ts'
import { parseInput } from '#resources/apply-action.ts'
import { OWNER } from '#resources/loan.ts'
import type { AnyResource } from '#resources/resource.ts'
import { EXAMPLE_CLAIMS } from '#routes/claims.ts'
import { serverActionContext } from '#server/action-context.ts'
import { users } from '#server/auth/tables.ts'
import { timeZoneOf } from '#server/auth/time-zone.ts'
import type { Database } from '#server/db/database.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createLimits } from '#server/limits/limits.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { type Actor, execute } from '#server/resources.ts'
import { currentLoan } from './loans.ts'
import { queuedMails } from './mails.ts'
import { unnamedOperator } from './operator.ts'
import { ORIGIN, SECRET } from './test-app.ts'

/** People with timelines, and reminders for them at any moment. Mail stays in the mail queue. */
export function createReminderFixture(database: Database) {
  const jobs = createJobs({
    database,
    works: false,
    onError(error) {
      throw error
    },
  })
  const limits = createLimits(database, SECRET)
  const mailQueue = createMailQueue(jobs, false, limits)
  const parts: RemindParts = { mailQueue, baseUrl: ORIGIN, secret: SECRET, sources: reminderSources, noticeWords }
  const resources = new Map(
    storedResources({
      ...parts,
      limits,
      operatorEmail: undefined,
      operator: unnamedOperator,
      claims: EXAMPLE_CLAIMS,
      lenderMail: false,
      sensitive: { requireRecentSignIn: async () => {}, notify: async () => {} },
    }).map(each => [each.resource.name, each]),
  )

  const change = (user_id: string, resource: AnyResource, action: string, input: unknown) =>
    database.transaction(async tx => {
      const stored = resources.get(resource.name)
      if (!stored) throw new Error(`${resource.name} has no store`)
      const access = { ...(await currentLoan(tx, user_id)), viewer: OWNER }
      const before = await stored.store.load(tx, access)
      const parsed = parseInput(resource.actions[action]?.input ?? z.unknown(), input)
      if (!parsed.ok) throw new Error(parsed.problem.detail)
      // On the person's own day, as the product does.
      const actionContext = serverActionContext((await timeZoneOf(tx, user_id)) ?? 'UTC')
      const execution = { before, input: parsed.value, access, actionContext, actor: actorOf(user_id) }
      const done = await execute(tx, stored, action, execution)
      if (!done.ok) throw new Error(done.problem.detail)
    })
  const changeEvent = (user_id: string, update: EventUpdate) => change(user_id, timelineResource, 'update', update)

  return {
    parts,
    /** Any resource's action, saved as the product does. */
    execute: change,
    change: changeEvent,
    async person(time_zone = 'America/New_York', preferences: PreferencesForm = {}): Promise<string> {
      const id = randomUUID()
      const email = `${id}@example.com`
      await database.orm.insert(users).values({
        id,
        email,
        email_verified: true,
        name: 'Ada Buyer',
        first_name: 'Ada',
        last_name: 'Buyer',
        time_zone,
      })
      if (Object.keys(preferences).length > 0) await this.prefer(id, preferences)
      return id
    },
    prefer: (user_id: string, preferences: PreferencesForm) =>
      change(user_id, preferencesResource, 'save', preferences),
    askAgain: (user_id: string) => change(user_id, preferencesResource, 'ask-again', {}),
    preferences: (user_id: string) => loadPreferences(database.orm, user_id),
    schedule: (user_id: string, event_key: TimelineEventKey, scheduled_date: string | null) =>
      changeEvent(user_id, { event_key, scheduled_date }),
    remind: (user_id: string, at: string | Date, occasion: Occasion = 'caller') =>
      database.transaction(tx => remindPerson(tx, parts, user_id, new Date(at), occasion)),
    /** What the scheduled job does at a moment; how many people it looked at. */
    async runJob(at: string): Promise<number> {
      let looked = 0
      for await (const batch of dueBatches(database, new Date(at), 10)) {
        looked += batch.length
        await remindEach(database, parts, batch, new Date(at))
      }
      return looked
    },
    /** As their reader sees them now, the oldest first. */
    async notifications(user_id: string) {
      const store = createNotificationsStore(noticeWords)
      return (await store.load(database.orm, { user_id, loan_id: null })).notifications.toReversed()
    },
    /** The newest first. */
    async mail(user_id: string) {
      return (await queuedMails(database)).filter(mail => mail.user_id === user_id).toReversed()
    },
  }
}

/** Somebody who has just signed in. */
function actorOf(id: string): Actor {
  const user = {
    id,
    email: '',
    time_zone: 'UTC',
    is_member: false,
    session_id: '',
    signed_in_at: new Date(),
    client_address: '192.0.2.1',
  }
  return { user, context: {} as Actor['context'] }
}
