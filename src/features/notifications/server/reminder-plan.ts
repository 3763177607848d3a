import { and, eq, inArray } from 'drizzle-orm'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Language } from '#domain/languages.ts'
import { calendarDayIn, startOfDayIn } from '#domain/time-zone.ts'
import type { NamedLoan } from '#resources/loan-name.ts'
import type { ReminderDate } from '#resources/reminder-date.ts'
import type { Orm } from '#server/db/database.ts'
import { openLoansOf } from '#server/loans/open-loans.ts'
import { isOwn } from '#server/loans/owner.ts'
import { withdrawMail } from '#server/mail/mail-queue.ts'
import { mailQueue, UNSENT_STATES } from '#server/mail/tables.ts'
import type { ReminderSource } from '#server/reminder-source.ts'
import type { Preferences } from '../model.ts'
import { nextReminderDay } from '../reminder-rules.ts'
import { loadPreferences } from './preferences.ts'
import { planned_reminders, reminders } from './tables.ts'

/** `planReminders` as those know it who change dates or preferences. */
export type Plan = (tx: Orm, user_id: string) => Promise<void>

export type GivenReminder = typeof reminders.$inferSelect

/** Nobody wants a reminder at midnight: the scheduled job waits for the morning where the person lives. */
const MORNING_MS = 8 * 3600_000

/**
 * Brings a person's reminders in step with their dates and preferences: when to look at each date next, and no mail on its
 * way that is no longer true. Part of every transaction that changes one of these.
 */
export async function planReminders(
  tx: Orm,
  sources: readonly ReminderSource[],
  user_id: string,
  at: Date,
): Promise<void> {
  const preferences = await loadPreferences(tx, user_id)
  const today = calendarDayIn(preferences.time_zone, at.getTime())
  const dates = await datesOf(tx, sources, user_id, today, preferences.language)
  const given = await givenTo(tx, user_id)

  await savePlan(
    tx,
    user_id,
    dates.flatMap(date => {
      const remind_at = nextLook(date, given, preferences, at)
      return remind_at ? [{ user_id, loan_id: date.loan_id, key: date.key, remind_at }] : []
    }),
  )

  const moved = given.filter(each => !dates.find(date => isOf(each, date))?.isWanted)
  const theirs = preferences.email_enabled ? [] : await reminderMailsOf(tx, user_id)
  await withdrawMail(tx, [
    ...moved.flatMap(({ mail_id, member_mail_ids }) => [...(mail_id ? [mail_id] : []), ...member_mail_ids]),
    ...theirs,
  ])
}

/** What the person's export calls such mail. */
export const REMINDER_MAIL = 'reminder'

/** Also of dates in somebody else's loan. */
async function reminderMailsOf(tx: Orm, user_id: string): Promise<string[]> {
  const waiting = and(eq(mailQueue.user_id, user_id), inArray(mailQueue.state, UNSENT_STATES))
  const mails = await tx
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(and(waiting, eq(mailQueue.kind, REMINDER_MAIL)))
  return mails.map(({ id }) => id)
}

/** A date with the loan that it is of. */
export interface LoanDate extends ReminderDate {
  loan_id: string
  loan: NamedLoan
  /** Its owner has other loans, so a notice names the one that it is about. */
  isOfSeveral: boolean
}

/** Those of all loans that are not over. */
export async function datesOf(
  tx: Orm,
  sources: readonly ReminderSource[],
  user_id: string,
  today: CalendarDay,
  language: Language,
): Promise<LoanDate[]> {
  const dates: LoanDate[] = []
  const open = await openLoansOf(tx, user_id)
  const isOfSeveral = open.length > 1
  for (const { named: loan, loan_id } of open) {
    for (const source of sources) {
      const found = await source.dates(tx, { user_id, loan_id }, today, language)
      dates.push(...found.map(date => ({ ...date, loan_id, loan, isOfSeveral })))
    }
  }
  return dates
}

export function givenTo(tx: Orm, user_id: string): Promise<GivenReminder[]> {
  return tx.select().from(reminders).where(eq(reminders.user_id, user_id))
}

/** The morning on which the job looks at a date next. */
export function nextLook(
  date: LoanDate,
  given: readonly GivenReminder[],
  { reminder_days, time_zone }: Preferences,
  at: Date,
): Date | null {
  const kinds = given.filter(each => isOf(each, date)).map(each => each.kind)
  const day = nextReminderDay(date, kinds, reminder_days, calendarDayIn(time_zone, at.getTime()))
  return day === null ? null : new Date(startOfDayIn(time_zone, day) + MORNING_MS)
}

function isOf(given: GivenReminder, date: LoanDate): boolean {
  return given.loan_id === date.loan_id && given.event_key === date.key && given.scheduled_date === date.day
}

type Planned = typeof planned_reminders.$inferSelect

async function savePlan(tx: Orm, user_id: string, plan: Planned[]): Promise<void> {
  const before = await tx.select().from(planned_reminders).where(eq(planned_reminders.user_id, user_id))
  const isSame = (one: Planned) => (other: Planned) => one.loan_id === other.loan_id && one.key === other.key
  for (const each of before.filter(one => !plan.some(isSame(one)))) {
    const own = and(isOwn(planned_reminders, each), eq(planned_reminders.key, each.key))
    await tx.delete(planned_reminders).where(own)
  }
  for (const each of plan) {
    const known = before.find(isSame(each))
    if (known?.remind_at.getTime() === each.remind_at.getTime()) continue
    const target = [planned_reminders.user_id, planned_reminders.loan_id, planned_reminders.key]
    const saved = tx.insert(planned_reminders).values(each)
    await saved.onConflictDoUpdate({ target, set: { remind_at: each.remind_at } })
  }
}
