import { eq, getTableColumns, sql } from 'drizzle-orm'
import { TIMELINE_EVENT_KEYS } from '#domain/timeline-events.ts'
import { users } from '#server/auth/tables.ts'
import { isDatabaseAway } from '#server/db/away.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Store } from '#server/drawers.ts'
import { keptOf, type Timeline, type TimelineEvent, wholeTimeline } from '../model.ts'
import { timeline_events } from './tables.ts'

const {
  user_id: _owner,
  remind_at: _machinery,
  title: _title,
  description: _description,
  important: _important,
  ...columns
} = getTableColumns(timeline_events)
const eventsOf = preparedSelect('timeline_events_of', columns, rows =>
  rows.from(timeline_events).where(eq(timeline_events.user_id, sql.placeholder('user_id'))),
)

export const timelineStore: Store<Timeline> = {
  load: loadTimeline,
  async save(tx, user_id, before, after) {
    const changed = after.events.filter((event, index) => !isSame(event, before.events[index]))
    for (const event of changed) {
      const target = [timeline_events.user_id, timeline_events.event_key]
      const kept = tx.insert(timeline_events).values({ ...event, user_id })
      await kept.onConflictDoUpdate({ target, set: keptOf(event) })
    }
  },
}

/** As it is kept, with nothing put there. */
export async function readTimeline(db: Orm, user_id: string): Promise<Timeline> {
  return wholeTimeline(await eventsOf(db).execute({ user_id }))
}

/** Events that a person does not have yet are put there as new, unless nothing can be written now; then by the next save. */
export async function loadTimeline(db: Orm, user_id: string): Promise<Timeline> {
  const rows = await eventsOf(db).execute({ user_id })
  const timeline = wholeTimeline(rows)
  if (rows.length < TIMELINE_EVENT_KEYS.length) {
    await insertEvents(db, user_id, timeline.events).catch(error => {
      if (!isDatabaseAway(error)) throw error
    })
  }
  return timeline
}

/** The person's row first, as in every action of theirs: two that each wait for the other's rows would never end. */
function insertEvents(db: Orm, user_id: string, events: TimelineEvent[]): Promise<void> {
  return db.transaction(async tx => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update')
    const values = events.map(event => ({ ...event, user_id }))
    await tx.insert(timeline_events).values(values).onConflictDoNothing()
  })
}

function isSame(one: TimelineEvent, other: TimelineEvent | undefined): boolean {
  return other !== undefined && JSON.stringify(one) === JSON.stringify(other)
}
