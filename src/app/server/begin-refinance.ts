import type { CalendarDay } from '#domain/calendar-day.ts'
import { applicationResource } from '#features/application/actions.ts'
import { type KnownLoan, refinanceOf } from '#features/application/current-loan.ts'
import { applicationStore } from '#features/application/server/store.ts'
import { knownLoan } from '#features/closure/known-loan.ts'
import { comparisonStore } from '#features/comparison/server/store.ts'
import { ownedLoan } from '#features/servicing/owned-loan.ts'
import { servicingStore } from '#features/servicing/server/store.ts'
import type { LoansView } from '#resources/loans-model.ts'
import { serverActionContext } from '#server/action-context.ts'
import { timeZoneOf } from '#server/auth/time-zone.ts'
import { nextRevision } from '#server/changes/revisions.ts'
import type { Orm } from '#server/db/database.ts'
import type { Owner } from '#server/loans/owner.ts'
import { loansStore } from '#server/loans/store.ts'
import type { Store } from '#server/resources.ts'

/** A loan that is to take the place of another begins with what is known of that one: nothing is typed twice. */
export const loansStoreWithRefinances: Store<LoansView> = {
  load: loansStore.load,
  async save(tx, owner, before, after) {
    await loansStore.save(tx, owner, before, after)
    const { user_id } = owner
    for (const { id, refinances } of after.loans.filter(loan => !before.loans.some(known => known.id === loan.id))) {
      if (refinances !== null) await beginRefinance(tx, { user_id, loan_id: id }, { user_id, loan_id: refinances })
    }
  },
}

async function beginRefinance(tx: Orm, next: Owner, old: Owner): Promise<void> {
  const context = serverActionContext((await timeZoneOf(tx, next.user_id)) ?? 'UTC')
  const known = await loanToReplace(tx, old, context.today)
  if (!known) return
  const before = applicationResource.empty()
  const answers = refinanceOf(known)
  const begun = applicationResource.actions['save-draft'].apply(before, answers, context)
  if (!begun.ok) return
  await applicationStore.save(tx, next, before, begun.value)
  await nextRevision(tx, next, applicationResource.name)
}

/** What its owner and its statements say stands before what its schedule says. */
async function loanToReplace(tx: Orm, old: Owner, today: CalendarDay): Promise<KnownLoan | null> {
  const { closure, completed } = await applicationStore.load(tx, old)
  const servicing = await servicingStore.load(tx, old)
  if (servicing.loan) return ownedLoan(servicing.loan, servicing, completed, today)
  if (!closure || !completed) return null
  const { scenarios } = await comparisonStore.load(tx, old)
  return knownLoan(closure, completed, scenarios, today)
}
