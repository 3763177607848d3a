import { eq } from 'drizzle-orm'
import { calendarDayIn } from '#domain/time-zone.ts'
import type { ApplicationState } from '#features/application/model.ts'
import type { ClosureState } from '#features/closure/model.ts'
import { takeLock } from '#features/rate-lock/server/records.ts'
import { closeBy, takeTimeline } from '#features/timeline/server/records.ts'
import { users } from '#server/auth/tables.ts'
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
  const [person] = await tx.select({ time_zone: users.time_zone }).from(users).where(eq(users.id, user_id))
  if (person) await closeBy(tx, user_id, calendarDayIn(person.time_zone, Date.parse(after.closure.updated_at)))
  return after
}
