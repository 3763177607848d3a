import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { isOfClosedLoan, type Scenario } from '../model.ts'
import { comparisonStore } from './store.ts'
import { user_comparison_scenarios as table } from './tables.ts'

/** The offers of a loan that was closed then, for the past loan that they go with. Those added since are for the next one. */
export async function takeOffers(tx: Orm, user_id: string, closed_at: Date): Promise<Scenario[]> {
  const { scenarios } = await comparisonStore.load(tx, user_id)
  const offers = scenarios.filter(({ created_at }) => isOfClosedLoan(created_at, closed_at.toISOString()))
  const ids = offers.map(({ id }) => id)
  await tx.delete(table).where(and(eq(table.user_id, user_id), inArray(table.id, ids)))
  return offers
}
