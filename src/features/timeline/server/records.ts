import { and, eq, isNotNull } from 'drizzle-orm'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { LegalFacts } from '#domain/legal-dates/facts.ts'
import type { PastDates } from '#features/application/model.ts'
import type { Orm } from '#server/db/database.ts'
import { hasClosed } from '../loan-context.ts'
import { loadKnown } from './dates.ts'
import { rightsStore } from './rights-store.ts'
import { readTimeline, timelineStore } from './store.ts'
import { legal_facts, timeline_events } from './tables.ts'

/** The version before planned its reminders in these rows. Once they are in the plan, nobody should find them here again. */
export async function forgetRemindAt(tx: Orm, user_id: string): Promise<void> {
  await tx
    .update(timeline_events)
    .set({ remind_at: null })
    .where(and(eq(timeline_events.user_id, user_id), isNotNull(timeline_events.remind_at)))
}

export interface ClosingFacts {
  facts: LegalFacts
  isClosed: boolean
  /** We put the closing day there ourselves. */
  isGuess: boolean
}

/** What the law counts from for this person's loan, and how sure its closing day is. */
export async function closingFactsOf(db: Orm, user_id: string, today: CalendarDay): Promise<ClosingFacts> {
  const { events, context, known } = await loadKnown(db, user_id, today, null)
  return { facts: known.facts, isClosed: hasClosed(events, context), isGuess: known.guessed.closing_on }
}

/** What stands on a person's timeline, for the past loan that it goes with. Nothing stays behind: the next loan has days of its own. */
export async function takeTimeline(tx: Orm, user_id: string): Promise<Omit<PastDates, 'lock'>> {
  const { events } = await readTimeline(tx, user_id)
  const { told } = await rightsStore.load(tx, user_id)
  await tx.delete(timeline_events).where(eq(timeline_events.user_id, user_id))
  await tx.delete(legal_facts).where(eq(legal_facts.user_id, user_id))
  return {
    events: events.map(({ event_key, scheduled_date, completed, notes }) => ({
      event_key,
      scheduled_date,
      completed,
      notes,
    })),
    told,
  }
}

/** A loan that is closed by a day closed on that day at the latest: a closing day that is missing or lies ahead moves there. */
export async function closeBy(tx: Orm, user_id: string, day: CalendarDay): Promise<void> {
  const before = await readTimeline(tx, user_id)
  const after = before.events.map(event => {
    const isAhead = event.scheduled_date === null || event.scheduled_date > day
    return event.event_key === 'closing_day' && isAhead ? { ...event, scheduled_date: day } : event
  })
  await timelineStore.save(tx, user_id, before, { events: after })
}

/** The day on which the buyer says that the loan closed: the timeline has it as theirs. */
export async function closeOn(tx: Orm, user_id: string, day: CalendarDay): Promise<void> {
  const before = await readTimeline(tx, user_id)
  const after = before.events.map(event => {
    if (event.event_key !== 'closing_day' || event.scheduled_date === day) return event
    return { ...event, scheduled_date: day, date_change_count: event.date_change_count + 1 }
  })
  await timelineStore.save(tx, user_id, before, { events: after })
  const told = await rightsStore.load(tx, user_id)
  const fixed = { ...told, told: { ...told.told, closing_fixed_on: day }, changes: told.changes + 1 }
  if (told.told.closing_fixed_on !== day) await rightsStore.save(tx, user_id, told, fixed)
}
