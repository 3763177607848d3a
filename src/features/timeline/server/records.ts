import { and, eq, isNotNull } from 'drizzle-orm'
import type { LegalFacts } from '#domain/legal-dates/facts.ts'
import type { Orm } from '#server/db/database.ts'
import { hasClosed } from '../loan-context.ts'
import { loadKnown } from './dates.ts'
import { timeline_events } from './tables.ts'

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
export async function closingFactsOf(db: Orm, user_id: string): Promise<ClosingFacts> {
  const { events, context, known } = await loadKnown(db, user_id, null)
  return { facts: known.facts, isClosed: hasClosed(events, context), isGuess: known.guessed.closing_on }
}
