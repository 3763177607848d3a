import { calendarDayIn } from '#domain/time-zone.ts'
import type { ApplicationState } from '#features/application/model.ts'
import type { ClosureState } from '#features/closure/model.ts'
import { takeOffers } from '#features/comparison/server/records.ts'
import { takeGathered } from '#features/documents/server/records.ts'
import { takeLock } from '#features/rate-lock/server/records.ts'
import { closeBy, closeOn, takeTimeline } from '#features/timeline/server/records.ts'
import { takeCard } from '#features/wire-safety/server/records.ts'
import { timeZoneOf } from '#server/auth/time-zone.ts'
import type { Effect } from '#server/drawers.ts'

/** When the next application makes a closed loan a past one, what is of that loan goes with it, and all of it begins afresh. */
export const puttingLoanAway: Effect<ApplicationState> = async (tx, user_id, before, after) => {
  const past = after.past_loans.find(loan => !before.past_loans.includes(loan))
  if (!past) return after
  const dates = { ...(await takeTimeline(tx, user_id)), lock: await takeLock(tx, user_id) }
  const closed_at = new Date(past.closure.updated_at)
  const zone = (await timeZoneOf(tx, user_id)) ?? 'UTC'
  const things = {
    offers: await takeOffers(tx, user_id, closed_at),
    documents: await takeGathered(tx, user_id),
    wire_card: await takeCard(tx, user_id, calendarDayIn(zone, past.closure.updated_at)),
  }
  return { ...after, past_loans: after.past_loans.map(loan => (loan === past ? { ...loan, dates, things } : loan)) }
}

/** The day of the keys, which the plan had later or not at all. Whose clock: the buyer's. */
export const settingClosingDay: Effect<ClosureState> = async (tx, user_id, before, after) => {
  if (before.closure?.loan_closed || !after.closure?.loan_closed) return after
  const { closed_on, updated_at } = after.closure
  const zone = await timeZoneOf(tx, user_id)
  if (closed_on) await closeOn(tx, user_id, closed_on)
  else if (zone) await closeBy(tx, user_id, calendarDayIn(zone, updated_at))
  return after
}
