import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { addDays } from '#domain/calendar-day.ts'
import { calendarDayIn, startOfDayIn } from '#domain/time-zone.ts'
import { timeline_events } from '#features/timeline/server/tables.ts'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { Preferences } from '../model.ts'
import { MOST_REMINDER_MAILS_A_DAY, mailAddress, type ReminderKind, reminderFor } from '../rules.ts'
import { reminderMessage, reminderTitle } from '../words.ts'
import { type DueEvent, reminderFacts, reminderLetter, timelinePath } from './letters.ts'
import { notify } from './notify.ts'
import { loadPreferences } from './preferences.ts'
import { planReminders } from './reminder-plan.ts'
import { reminders } from './tables.ts'
import { unsubscribeUrl } from './unsubscribe.ts'

export interface RemindParts {
  outbox: Outbox
  baseUrl: string
  secret: string
}

export interface Reminded {
  emailsSent: number
  notificationsCreated: number
}

/** `caller`: everything that is due for somebody who asks. `job`: what the plan says is due, unless they are busy. */
export type Occasion = 'caller' | 'job'

interface Person {
  id: string
  first_name: string
  preferences: Preferences
  today: string
  at: Date
}

/**
 * Gives a person the reminders that are due, in one transaction: the row that says that a reminder was given, its
 * notification and its mail exist together or not at all. The person's row is locked first, as in every action of theirs.
 */
export async function remindPerson(
  tx: Orm,
  parts: RemindParts,
  user_id: string,
  at: Date,
  occasion: Occasion,
): Promise<Reminded> {
  const reminded: Reminded = { emailsSent: 0, notificationsCreated: 0 }
  const [account] = await tx
    .select({ id: users.id, first_name: users.first_name })
    .from(users)
    .where(eq(users.id, user_id))
    .for('update', occasion === 'job' ? { skipLocked: true } : {})
  if (!account) return reminded

  const preferences = await loadPreferences(tx, user_id)
  const person = { ...account, preferences, today: calendarDayIn(preferences.time_zone, at.getTime()), at }
  const recipient = preferences.email_enabled ? mailAddress(preferences) : null
  let mailsLeft = recipient === null ? 0 : MOST_REMINDER_MAILS_A_DAY - (await mailsToday(tx, user_id))
  for (const event of await openEvents(tx, user_id, occasion === 'job' ? at : undefined)) {
    const kind = reminderFor(event, preferences.reminder_days, person.today)
    if (!kind || !(await claim(tx, user_id, event, kind))) continue
    await tell(tx, person, event, kind)
    reminded.notificationsCreated += 1
    if (recipient === null || mailsLeft <= 0) continue
    await mail(tx, parts, person, recipient, event, kind)
    mailsLeft -= 1
    reminded.emailsSent += 1
  }
  await planReminders(tx, user_id)
  return reminded
}

async function mailsToday(tx: Orm, user_id: string): Promise<number> {
  const lately = gt(reminders.created_at, sql`now() - interval '1 day'`)
  const mailed = and(eq(reminders.user_id, user_id), isNotNull(reminders.mail_id), lately)
  const [mails] = await tx.select({ count: count() }).from(reminders).where(mailed)
  return Number(mails?.count)
}

type OpenEvent = DueEvent & Pick<typeof timeline_events.$inferSelect, 'event_key' | 'completed' | 'reminder_enabled'>

async function openEvents(tx: Orm, user_id: string, at: Date | undefined): Promise<OpenEvent[]> {
  const { event_key, title, description, scheduled_date, completed, reminder_enabled } = timeline_events
  const rows = await tx
    .select({ event_key, title, description, scheduled_date, completed, reminder_enabled })
    .from(timeline_events)
    .where(
      and(
        eq(timeline_events.user_id, user_id),
        at ? lte(timeline_events.remind_at, at) : isNotNull(timeline_events.remind_at),
      ),
    )
    .orderBy(asc(scheduled_date))
  return rows.flatMap(row => (row.scheduled_date === null ? [] : [{ ...row, scheduled_date: row.scheduled_date }]))
}

/** True for whoever is first: the key of the table lets nobody be second. */
async function claim(tx: Orm, user_id: string, event: OpenEvent, kind: ReminderKind): Promise<boolean> {
  const { event_key, scheduled_date } = event
  const claimed = await tx
    .insert(reminders)
    .values({ user_id, event_key, scheduled_date, kind })
    .onConflictDoNothing()
    .returning({ kind: reminders.kind })
  return claimed.length > 0
}

async function tell(tx: Orm, { id, today }: Person, event: OpenEvent, kind: ReminderKind): Promise<void> {
  const facts = reminderFacts(event, kind, today)
  await notify(tx, id, {
    type: kind === 'overdue' ? 'error' : facts.days <= 3 ? 'warning' : 'info',
    title: reminderTitle(facts),
    message: reminderMessage(facts),
    action_url: timelinePath(event.event_key),
  })
}

const OVERDUE_USEFUL_SECONDS = 3 * 24 * 3600

async function mail(
  tx: Orm,
  parts: RemindParts,
  person: Person,
  recipient: string,
  event: OpenEvent,
  kind: ReminderKind,
): Promise<void> {
  const { id, first_name, preferences, today, at } = person
  const { event_key, scheduled_date } = event
  const unsubscribe_url = unsubscribeUrl(parts.baseUrl, parts.secret, id, 'reminders')
  const mail_id = randomUUID()
  await parts.outbox.post(tx, {
    id: mail_id,
    letter: reminderLetter({
      to: { first_name, unsubscribe_url },
      event,
      kind,
      today,
      reminder_days: preferences.reminder_days,
      baseUrl: parts.baseUrl,
    }),
    kind: 'reminder',
    recipient,
    user_id: id,
    unsubscribe_url,
    // "Tomorrow" must not arrive the day after: mail that waited past the event's day is not sent.
    usefulForSeconds: kind === 'overdue' ? OVERDUE_USEFUL_SECONDS : secondsUntilOver(preferences.time_zone, event, at),
  })
  const given = and(
    eq(reminders.user_id, id),
    eq(reminders.event_key, event_key),
    eq(reminders.scheduled_date, scheduled_date),
    eq(reminders.kind, kind),
  )
  await tx.update(reminders).set({ mail_id }).where(given)
}

function secondsUntilOver(zone: string, { scheduled_date }: DueEvent, at: Date): number {
  return Math.floor((startOfDayIn(zone, addDays(scheduled_date, 1)) - at.getTime()) / 1000)
}
