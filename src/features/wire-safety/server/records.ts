import { eq } from 'drizzle-orm'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Orm } from '#server/db/database.ts'
import type { WireCard } from '../model.ts'
import { wireSafetyStore } from './store.ts'
import { wire_cards } from './tables.ts'

/**
 * The card of a loan that was closed on a day, for the past loan that it goes with: nobody may send the next loan's money by
 * the last one's number. A card that was locked later is the next loan's.
 */
export async function takeCard(tx: Orm, user_id: string, closed_on: CalendarDay): Promise<WireCard | null> {
  const { card } = await wireSafetyStore.load(tx, user_id)
  if (!card || card.locked_on > closed_on) return null
  await tx.delete(wire_cards).where(eq(wire_cards.user_id, user_id))
  return card
}
