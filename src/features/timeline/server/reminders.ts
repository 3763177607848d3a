import { and, eq, isNotNull } from 'drizzle-orm'
import type { ReminderSource } from '#server/reminder-source.ts'
import { eventReminderWords } from '../reminder-words.ts'
import { timeline_events } from './tables.ts'

const { event_key, scheduled_date, completed, reminder_enabled } = timeline_events

/** The eleven events, as far as they have a date. */
export const eventReminders: ReminderSource = {
  async dates(db, user_id) {
    const rows = await db
      .select({ event_key, scheduled_date, completed, reminder_enabled })
      .from(timeline_events)
      .where(and(eq(timeline_events.user_id, user_id), isNotNull(scheduled_date)))
    return rows.flatMap(row => {
      const day = row.scheduled_date
      if (day === null) return []
      return {
        key: row.event_key,
        day,
        isWanted: !row.completed && row.reminder_enabled,
        tellsWhenOver: true,
        path: `/dashboard/timeline#${row.event_key}`,
        words: (moment, days) => eventReminderWords(row.event_key, day, moment, days),
      }
    })
  },
}
