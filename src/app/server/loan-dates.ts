import { calendarDayIn } from '#domain/time-zone.ts'
import type { ApplicationState } from '#features/application/model.ts'
import type { ClosureState } from '#features/closure/model.ts'
import { takeLock } from '#features/rate-lock/server/records.ts'
import { closeBy, takeTimeline } from '#features/timeline/server/records.ts'
import { timeZoneOf } from '#server/auth/time-zone.ts'
import type { Effect } from '#server/drawers.ts'

/** When the next application makes a closed loan a past one, its dates go with it, and the timeline begins afresh. */
export const puttingDatesAway: Effect<ApplicationState> = async (tx, user_id, before, after) => {
  const past = after.past_loans.find(loan => !before.past_loans.includes(loan))
  if (!past) return after
  const dates = { ...(await takeTimeline(tx, user_id)), lock: await takeLock(tx, user_id) }
  return { ...after, past_loans: after.past_loans.map(loan => (loan === past ? { ...loan, dates } : loan)) }
}

/** The day of the keys, which the plan had later or not at all. Whose clock: the buyer's. */
export const settingClosingDay: Effect<ClosureState> = async (tx, user_id, before, after) => {
  if (before.closure?.loan_closed || !after.closure?.loan_closed) return after
  const zone = await timeZoneOf(tx, user_id)
  if (zone) await closeBy(tx, user_id, calendarDayIn(zone, after.closure.updated_at))
  return after
}
