import { calendarDayIn } from '#domain/time-zone.ts'
import { applicationStore } from '#features/application/server/store.ts'
import { comparisonStore } from '#features/comparison/server/store.ts'
import { disclosuresStore } from '#features/disclosures/server/store.ts'
import { escrowStore } from '#features/escrow/server/store.ts'
import { closedHomeLoan } from '#features/servicing/closed-home-loan.ts'
import type { HomeOf } from '#features/servicing/server/reminders.ts'
import { servicingStore } from '#features/servicing/server/store.ts'
import { saidClosingDay } from '#features/timeline/said-closing.ts'
import { legalDatesStore } from '#features/timeline/server/legal-dates-store.ts'
import { timelineStore } from '#features/timeline/server/store.ts'
import { timeZoneOf } from '#server/auth/time-zone.ts'

/** The loan that is being paid: as its owner entered it, else as it was closed here. The browser does the same in `useOwnedHome`. */
export const ownedHome: HomeOf = async (db, owner) => {
  const servicing = await servicingStore.load(db, owner)
  const escrow = await escrowStore.load(db, owner)
  if (servicing.loan) return { loan: servicing.loan, servicing, escrow }
  const { closure, completed } = await applicationStore.load(db, owner)
  if (!closure?.loan_closed) return { loan: null, servicing, escrow }
  const { scenarios } = await comparisonStore.load(db, owner)
  const { papers: disclosures } = await disclosuresStore.load(db, owner)
  const { events } = await timelineStore.load(db, owner)
  const { told: answers } = await legalDatesStore.load(db, owner)
  const zone = (await timeZoneOf(db, owner.user_id)) ?? 'UTC'
  const closed_on = saidClosingDay(closure, events, answers, instant => calendarDayIn(zone, instant))
  const loan = closedHomeLoan({
    closure,
    answers: completed,
    offers: scenarios,
    disclosures,
    plan: escrow.plan,
    closed_on,
  })
  return { loan, servicing, escrow }
}
