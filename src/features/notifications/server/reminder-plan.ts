import { and, eq, notInArray } from 'drizzle-orm'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { calendarDayIn, startOfDayIn } from '#domain/time-zone.ts'
import { forgetRemindAt } from '#features/timeline/server/records.ts'
import type { ReminderDate } from '#journey/reminder-date.ts'
import type { Orm } from '#server/db/database.ts'
import { withdrawMail } from '#server/mail/outbox.ts'
import type { ReminderSource } from '#server/reminder-source.ts'
import type { Preferences } from '../model.ts'
import { nextReminderDay } from '../reminder-rules.ts'
import { loadPreferences } from './preferences.ts'
import { planned_reminders, reminders } from './tables.ts'

/** `planReminders` as those know it who change dates or preferences. */
export type Plan = (tx: Orm, user_id: string) => Promise<void>

export type GivenReminder = typeof reminders.$inferSelect

/** Nobody wants to be told at midnight: the scheduled job waits for the morning where the person lives. */
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
  const dates = await datesOf(tx, sources, user_id, calendarDayIn(preferences.time_zone, at.getTime()))
  const given = await givenTo(tx, user_id)

  await keepPlan(
    tx,
    user_id,
    dates.flatMap(date => {
      const remind_at = nextLook(date, given, preferences, at)
      return remind_at ? [{ user_id, key: date.key, remind_at }] : []
    }),
  )
  await forgetRemindAt(tx, user_id)

  const untrue = given.filter(each => !preferences.email_enabled || !dates.find(date => isOf(each, date))?.isWanted)
  await withdrawMail(
    tx,
    untrue.flatMap(each => each.mail_id ?? []),
  )
}

export async function datesOf(
  tx: Orm,
  sources: readonly ReminderSource[],
  user_id: string,
  today: CalendarDay,
): Promise<ReminderDate[]> {
  const dates: ReminderDate[] = []
  for (const source of sources) dates.push(...(await source.dates(tx, user_id, today)))
  return dates
}

export function givenTo(tx: Orm, user_id: string): Promise<GivenReminder[]> {
  return tx.select().from(reminders).where(eq(reminders.user_id, user_id))
}

/** The morning on which the job looks at a date next. */
export function nextLook(
  date: ReminderDate,
  given: readonly GivenReminder[],
  { reminder_days, time_zone }: Preferences,
  at: Date,
): Date | null {
  const kinds = given.filter(each => isOf(each, date)).map(each => each.kind)
  const day = nextReminderDay(date, kinds, reminder_days, calendarDayIn(time_zone, at.getTime()))
  return day === null ? null : new Date(startOfDayIn(time_zone, day) + MORNING_MS)
}

function isOf(given: GivenReminder, date: ReminderDate): boolean {
  return given.event_key === date.key && given.scheduled_date === date.day
}

type Planned = typeof planned_reminders.$inferSelect

async function keepPlan(tx: Orm, user_id: string, plan: Planned[]): Promise<void> {
  const own = eq(planned_reminders.user_id, user_id)
  const before = await tx.select().from(planned_reminders).where(own)
  const wanted = new Map(plan.map(each => [each.key, each.remind_at.getTime()]))
  if (before.some(each => !wanted.has(each.key))) {
    await tx.delete(planned_reminders).where(and(own, notInArray(planned_reminders.key, [...wanted.keys()])))
  }
  const known = new Map(before.map(each => [each.key, each.remind_at.getTime()]))
  for (const each of plan.filter(({ key, remind_at }) => known.get(key) !== remind_at.getTime())) {
    await tx
      .insert(planned_reminders)
      .values(each)
      .onConflictDoUpdate({
        target: [planned_reminders.user_id, planned_reminders.key],
        set: { remind_at: each.remind_at },
      })
  }
}
