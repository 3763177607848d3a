import { and, eq } from 'drizzle-orm'
import type { TimelineEventKey } from '#domain/timeline-events.ts'
import type { Orm } from '#server/db/database.ts'
import { timeline_events } from './tables.ts'

/** When the reminders look at an event next; `null` for one that needs none. */
export async function setRemindAt(
  tx: Orm,
  user_id: string,
  event_key: TimelineEventKey,
  remind_at: Date | null,
): Promise<void> {
  await tx
    .update(timeline_events)
    .set({ remind_at })
    .where(and(eq(timeline_events.user_id, user_id), eq(timeline_events.event_key, event_key)))
}
