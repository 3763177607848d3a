import { and, eq, isNotNull } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { timeline_events } from './tables.ts'

/** The version before planned its reminders in these rows. Once they are in the plan, nobody should find them here again. */
export async function forgetRemindAt(tx: Orm, user_id: string): Promise<void> {
  await tx
    .update(timeline_events)
    .set({ remind_at: null })
    .where(and(eq(timeline_events.user_id, user_id), isNotNull(timeline_events.remind_at)))
}
