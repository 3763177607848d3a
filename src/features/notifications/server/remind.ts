import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm'
import { addDays, daysBetween } from '#domain/calendar-day.ts'
import { calendarDayIn, startOfDayIn } from '#domain/time-zone.ts'
import type { ReminderDate } from '#resources/reminder-date.ts'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { isOwn } from '#server/loans/owner.ts'
import { loan_members } from '#server/loans/tables.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { mailQueue } from '#server/mail/tables.ts'
import type { NoticeWords } from '#server/notice-words.ts'
import type { ReminderSource } from '#server/reminder-source.ts'
import type { Preferences } from '../model.ts'
import { type ReminderKind, reminderFor } from '../reminder-rules.ts'
import { MOST_REMINDER_MAILS_A_DAY, mailAddress } from '../rules.ts'
import type { ReminderMail } from './emails.ts'
import { notify } from './notify.ts'
import { loadPreferences } from './preferences.ts'
import { datesOf, givenTo, type LoanDate, nextLook, planReminders, REMINDER_MAIL } from './reminder-plan.ts'
import type { StoredNotice } from './stored-notice.ts'
import { reminders } from './tables.ts'
import { unsubscribeUrl } from './unsubscribe.ts'

export interface MailParts {
  mailQueue: MailQueue
  baseUrl: string
  secret: string
  noticeWords: NoticeWords
}

export interface RemindParts extends MailParts {
  sources: readonly ReminderSource[]
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

interface Reminder {
  date: LoanDate
  kind: ReminderKind
  days: number
}

/**
 * Gives a person the reminders that are due, in one transaction: the row that says that a reminder was given, its
 * notification and its mail exist together or not at all. Those who are in the loan together with them are notified at the same time.
 * All their rows are locked first, as in every action of theirs.
 */
export async function remindPerson(
  tx: Orm,
  parts: RemindParts,
  user_id: string,
  at: Date,
  occasion: Occasion,
): Promise<Reminded> {
  const members = await togetherWith(tx, user_id)
  const people = await lockPeople(tx, [user_id, ...members.map(({ id }) => id)], at, occasion)
  const person = people?.find(({ id }) => id === user_id)
  if (!people || !person) return { emailsSent: 0, notificationsCreated: 0 }

  const given: Reminder[] = []
  for (const reminder of await dueReminders(tx, parts.sources, person, occasion)) {
    if (await claim(tx, user_id, reminder)) given.push(reminder)
  }
  const emailsSent = await tellAll(tx, parts, user_id, person, given)
  for (const member of people.filter(({ id }) => id !== user_id)) {
    const shared = members.filter(({ id }) => id === member.id).map(({ loan_id }) => loan_id)
    const theirs = given.filter(({ date }) => shared.includes(date.loan_id))
    // They have loans of their own, so each says which it is about.
    const named = theirs.map(reminder => ({ ...reminder, date: { ...reminder.date, isOfSeveral: true } }))
    await tellAll(tx, parts, user_id, member, named)
  }
  await planReminders(tx, parts.sources, user_id, at)
  return { emailsSent, notificationsCreated: given.length }
}

/** In their own language; also by mail, if they want mail and had few today. How many mails. */
async function tellAll(
  tx: Orm,
  parts: RemindParts,
  owner_id: string,
  person: Person,
  given: readonly Reminder[],
): Promise<number> {
  const recipient = recipientOf(person)
  const mailsLeft =
    recipient === null || given.length === 0 ? 0 : MOST_REMINDER_MAILS_A_DAY - (await mailsToday(tx, person.id))
  let emailsSent = 0
  for (const reminder of given) {
    await tell(tx, parts, person, reminder)
    if (recipient === null || emailsSent >= mailsLeft) continue
    await setMail(tx, owner_id, person.id, reminder, await mail(tx, parts, person, recipient, reminder))
    emailsSent += 1
  }
  return emailsSent
}

function togetherWith(tx: Orm, user_id: string): Promise<{ id: string; loan_id: string }[]> {
  return tx
    .select({ id: loan_members.member_id, loan_id: loan_members.loan_id })
    .from(loan_members)
    .where(and(eq(loan_members.user_id, user_id), eq(loan_members.role, 'together')))
}

/** Nobody while one of them is busy: the job comes again. */
async function lockPeople(tx: Orm, ids: readonly string[], at: Date, occasion: Occasion): Promise<Person[] | null> {
  const wanted = [...new Set(ids)]
  const accounts = await tx
    .select({ id: users.id, first_name: users.first_name })
    .from(users)
    .where(inArray(users.id, wanted))
    .orderBy(asc(users.id))
    .for('update', occasion === 'job' ? { skipLocked: true } : {})
  if (accounts.length < wanted.length) return null
  const people: Person[] = []
  for (const account of accounts) {
    const preferences = await loadPreferences(tx, account.id)
    people.push({ ...account, preferences, today: calendarDayIn(preferences.time_zone, at.getTime()), at })
  }
  return people
}

function recipientOf({ preferences }: Person): string | null {
  return preferences.email_enabled ? mailAddress(preferences) : null
}

async function mailsToday(tx: Orm, user_id: string): Promise<number> {
  const lately = gt(mailQueue.created_at, sql`now() - interval '1 day'`)
  const mailed = and(eq(mailQueue.user_id, user_id), eq(mailQueue.kind, REMINDER_MAIL), lately)
  const [mails] = await tx.select({ count: count() }).from(mailQueue).where(mailed)
  return Number(mails?.count)
}

/** The earliest day first. */
async function dueReminders(
  tx: Orm,
  sources: readonly ReminderSource[],
  { id, preferences, today, at }: Person,
  occasion: Occasion,
): Promise<Reminder[]> {
  const dates = await datesOf(tx, sources, id, today, preferences.language)
  const given = await givenTo(tx, id)
  return dates
    .toSorted((one, other) => daysBetween(other.day, one.day))
    .flatMap(date => {
      const look = nextLook(date, given, preferences, at)
      const kind = reminderFor(date, preferences.reminder_days, today)
      if (look === null || kind === null || (occasion === 'job' && look > at)) return []
      const days = daysBetween(today, date.day)
      return { date, kind, days }
    })
}

/** True for whoever is first: the key of the table lets nobody be second. */
async function claim(tx: Orm, user_id: string, { date, kind }: Reminder): Promise<boolean> {
  const claimed = await tx
    .insert(reminders)
    .values({ user_id, loan_id: date.loan_id, event_key: date.key, scheduled_date: date.day, kind })
    .onConflictDoNothing()
    .returning({ kind: reminders.kind })
  return claimed.length > 0
}

function storedNotice({ date, kind, days }: Reminder): StoredNotice {
  const { key, given } = date.says
  const timing = kind === 'overdue' ? 'overdue' : 'due'
  return { key, parameters: { given, timing, days, ...(date.isOfSeveral ? { loan: date.loan } : {}) } }
}

async function tell(tx: Orm, { noticeWords }: MailParts, { id }: Person, reminder: Reminder): Promise<void> {
  const { date, kind, days } = reminder
  await notify(tx, noticeWords, id, {
    ...storedNotice(reminder),
    type: date.isGuess && kind === 'overdue' ? 'info' : kind === 'overdue' ? 'error' : days <= 3 ? 'warning' : 'info',
    action_url: date.path,
  })
}

const OVERDUE_USEFUL_SECONDS = 3 * 24 * 3600

async function mail(tx: Orm, parts: MailParts, person: Person, recipient: string, reminder: Reminder): Promise<string> {
  const { id, first_name, preferences, at } = person
  const { date, kind } = reminder
  const unsubscribe_url = unsubscribeUrl(parts.baseUrl, parts.secret, id, 'reminders')
  const mail_id = randomUUID()
  const email: ReminderMail = {
    key: 'notifications.reminder',
    parameters: {
      told: storedNotice(reminder),
      first_name,
      notice: date.notices ? null : preferences.reminder_days,
      url: `${parts.baseUrl}${date.path}`,
      unsubscribe_url,
    },
    language: preferences.language,
  }
  await parts.mailQueue.post(tx, {
    id: mail_id,
    email,
    kind: REMINDER_MAIL,
    recipient,
    user_id: id,
    unsubscribe_url,
    // "Tomorrow" must not arrive the day after: mail that waited past the day is not sent.
    usefulForSeconds: kind === 'overdue' ? OVERDUE_USEFUL_SECONDS : secondsUntilOver(preferences.time_zone, date, at),
  })
  return mail_id
}

/** With the reminder, so that it is withdrawn once its date moves. */
async function setMail(
  tx: Orm,
  user_id: string,
  recipient_id: string,
  { date, kind }: Reminder,
  mail_id: string,
): Promise<void> {
  const given = and(
    isOwn(reminders, { user_id, loan_id: date.loan_id }),
    eq(reminders.event_key, date.key),
    eq(reminders.scheduled_date, date.day),
    eq(reminders.kind, kind),
  )
  const member_mail_ids = sql`array_append(${reminders.member_mail_ids}, ${mail_id}::uuid)`
  await tx
    .update(reminders)
    .set(recipient_id === user_id ? { mail_id } : { member_mail_ids })
    .where(given)
}

function secondsUntilOver(zone: string, { day }: ReminderDate, at: Date): number {
  return Math.floor((startOfDayIn(zone, addDays(day, 1)) - at.getTime()) / 1000)
}
