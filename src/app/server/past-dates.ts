import type { ApplicationState } from '#features/application/model.ts'
import { takeLock } from '#features/rate-lock/server/records.ts'
import { takeTimeline } from '#features/timeline/server/records.ts'
import type { Effect } from '#server/drawers.ts'

/** When the next application makes a closed loan a past one, its dates go with it, and the timeline begins afresh. */
export const puttingDatesAway: Effect<ApplicationState> = async (tx, user_id, before, after) => {
  const past = after.past_loans.find(loan => !before.past_loans.includes(loan))
  if (!past) return after
  const dates = { ...(await takeTimeline(tx, user_id)), lock: await takeLock(tx, user_id) }
  return { ...after, past_loans: after.past_loans.map(loan => (loan === past ? { ...loan, dates } : loan)) }
}
