import { eq } from 'drizzle-orm'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { startOfDayIn } from '#domain/time-zone.ts'
import { setRemindAt } from '#features/timeline/server/records.ts'
import { timeline_events } from '#features/timeline/server/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { withdrawMail } from '#server/mail/outbox.ts'
import type { Preferences } from '../model.ts'
import { nextReminderDay } from '../rules.ts'
import { loadPreferences } from './preferences.ts'
import { reminders } from './tables.ts'

/** Nobody wants to be told at midnight: the scheduled job waits for the morning where the person lives. */
const MORNING_MS = 8 * 3600_000

/**
 * Brings a person's reminders in step with their dates and preferences: when to look at each event next, and no mail on its
 * way that is no longer true. Part of every transaction that changes one of these.
 */
export async function planReminders(tx: Orm, user_id: string): Promise<void> {
  const preferences = await loadPreferences(tx, user_id)
  const events = await tx.select(watched).from(timeline_events).where(eq(timeline_events.user_id, user_id))
  const given = await tx.select().from(reminders).where(eq(reminders.user_id, user_id))

  for (const event of events) {
    const kinds = given.filter(each => isFor(each, event)).map(each => each.kind)
    const day = nextReminderDay(event, kinds, preferences.reminder_days)
    const remind_at = day === null ? null : morningOf(day, preferences)
    if (remind_at?.getTime() === event.remind_at?.getTime()) continue
    await setRemindAt(tx, user_id, event.event_key, remind_at)
  }

  const untrue = given.filter(each => {
    const event = events.find(candidate => isFor(each, candidate))
    return !preferences.email_enabled || !event || event.completed || !event.reminder_enabled
  })
  await withdrawMail(
    tx,
    untrue.flatMap(each => each.mail_id ?? []),
  )
}

const { event_key, scheduled_date, completed, reminder_enabled, remind_at } = timeline_events
const watched = { event_key, scheduled_date, completed, reminder_enabled, remind_at }

function isFor(
  given: { event_key: string; scheduled_date: CalendarDay },
  event: { event_key: string; scheduled_date: CalendarDay | null },
): boolean {
  return given.event_key === event.event_key && given.scheduled_date === event.scheduled_date
}

function morningOf(day: CalendarDay, { time_zone }: Preferences): Date {
  return new Date(startOfDayIn(time_zone, day) + MORNING_MS)
}
