import type { CalendarDay } from '#domain/calendar-day.ts'
import type { LegalFacts } from '#domain/legal-dates/facts.ts'
import { nextRevision } from '#server/changes/revisions.ts'
import type { Orm } from '#server/db/database.ts'
import type { Owner, Reader } from '#server/loans/owner.ts'
import { hasClosed } from '../loan-context.ts'
import { loadKnown } from './dates.ts'
import { legalDatesStore } from './legal-dates-store.ts'
import { loadTimeline, timelineStore } from './store.ts'

export interface ClosingFacts {
  facts: LegalFacts
  isClosed: boolean
  /** We put the closing day there ourselves. */
  isGuess: boolean
}

/** What the law counts from for a loan, and how sure its closing day is. */
export async function closingFactsOf(db: Orm, reader: Reader, today: CalendarDay): Promise<ClosingFacts> {
  const { events, context, known } = await loadKnown(db, reader, today, null)
  return { facts: known.facts, isClosed: hasClosed(events, context), isGuess: known.guessed.closing_on }
}

/** A loan that is closed by a day closed on that day at the latest: a closing day that is missing or lies ahead moves there. */
export async function closeBy(tx: Orm, owner: Owner, day: CalendarDay): Promise<void> {
  const before = await loadTimeline(tx, owner)
  const after = before.events.map(event => {
    const isAhead = event.scheduled_date === null || event.scheduled_date > day
    return event.event_key === 'closing_day' && isAhead ? { ...event, scheduled_date: day } : event
  })
  await timelineStore.save(tx, owner, before, { events: after })
  await nextRevision(tx, owner, 'timeline')
}

/** The day on which the buyer says that the loan closed: the timeline has it as theirs. */
export async function closeOn(tx: Orm, owner: Owner, day: CalendarDay): Promise<void> {
  const before = await loadTimeline(tx, owner)
  const after = before.events.map(event => {
    if (event.event_key !== 'closing_day' || event.scheduled_date === day) return event
    return { ...event, scheduled_date: day, date_change_count: event.date_change_count + 1 }
  })
  await timelineStore.save(tx, owner, before, { events: after })
  await nextRevision(tx, owner, 'timeline')
  const state = await legalDatesStore.load(tx, owner)
  const fixed = { ...state, told: { ...state.told, closing_fixed_on: day }, changes: state.changes + 1 }
  if (state.told.closing_fixed_on === day) return
  await legalDatesStore.save(tx, owner, state, fixed)
  await nextRevision(tx, owner, 'rights')
}
