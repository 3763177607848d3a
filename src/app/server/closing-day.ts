import { calendarDayIn } from '#domain/time-zone.ts'
import type { ClosureState } from '#features/closure/model.ts'
import { closeBy, closeOn } from '#features/timeline/server/records.ts'
import { timeZoneOf } from '#server/auth/time-zone.ts'
import type { Effect } from '#server/resources.ts'

/** The day of the keys, which the plan had later or not at all. Whose clock: the buyer's. */
export const setClosingDay: Effect<ClosureState> = async (tx, owner, before, after) => {
  if (before.closure?.loan_closed || !after.closure?.loan_closed) return after
  const { closed_on, updated_at } = after.closure
  const zone = await timeZoneOf(tx, owner.user_id)
  if (closed_on) await closeOn(tx, owner, closed_on)
  else if (zone) await closeBy(tx, owner, calendarDayIn(zone, updated_at))
  return after
}
