import { getTableColumns } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Reader } from '#server/loans/owner.ts'
import type { Store } from '#server/resources.ts'
import { storedOf, type Timeline, type TimelineEvent, wholeTimeline } from '../model.ts'
import { timeline_events } from './tables.ts'

const { user_id, loan_id, ...columns } = getTableColumns(timeline_events)
const eventsOf = preparedSelect('timeline_events_of', columns, rows =>
  rows.from(timeline_events).where(isOfLoan(timeline_events)),
)

export const timelineStore: Store<Timeline> = {
  load: loadTimeline,
  async save(tx, owner, before, after) {
    const changed = after.events.filter((event, index) => !isSame(event, before.events[index]))
    for (const event of changed) {
      const target = [user_id, loan_id, timeline_events.event_key]
      const saved = storedOf(event)
      await tx
        .insert(timeline_events)
        .values({ ...saved, ...owner })
        .onConflictDoUpdate({ target, set: saved })
    }
  },
}

/** Events that nobody has changed have no row. */
export async function loadTimeline(db: Orm, reader: Reader): Promise<Timeline> {
  return wholeTimeline(await eventsOf(db).execute(reader))
}

function isSame(one: TimelineEvent, other: TimelineEvent | undefined): boolean {
  return other !== undefined && JSON.stringify(one) === JSON.stringify(other)
}
