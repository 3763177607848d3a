import { and, asc, eq, exists, or, sql } from 'drizzle-orm'
import { mortgage_applications } from '#features/application/server/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Store } from '#server/drawers.ts'
import type { LendersState } from '../model.ts'
import { lenders, user_lender_applications } from './tables.ts'

export const lendersStore: Store<LendersState> = { load, save }

const owner = sql.placeholder('user_id')
const own = eq(user_lender_applications.user_id, owner)
const lendersFor = prepared('lenders_for', db => {
  const appliedTo = db
    .select({ lender_id: user_lender_applications.lender_id })
    .from(user_lender_applications)
    .where(and(own, eq(user_lender_applications.lender_id, lenders.id)))
  return db
    .select()
    .from(lenders)
    .where(or(eq(lenders.is_active, true), exists(appliedTo)))
    .orderBy(asc(lenders.interest_rate))
})
const lenderApplicationsOf = prepared('lender_applications_of', db =>
  db
    .select({
      lender_id: user_lender_applications.lender_id,
      lender_name: lenders.name,
      status: user_lender_applications.status,
      applied_on: user_lender_applications.applied_on,
      credit_pulled_on: user_lender_applications.credit_pulled_on,
    })
    .from(user_lender_applications)
    .innerJoin(lenders, eq(lenders.id, user_lender_applications.lender_id))
    .where(own)
    .orderBy(asc(user_lender_applications.applied_on), asc(lenders.name)),
)
const completedOf = prepared('completed_application_of', db =>
  db
    .select({ id: mortgage_applications.id })
    .from(mortgage_applications)
    .where(and(eq(mortgage_applications.user_id, owner), eq(mortgage_applications.status, 'completed'))),
)

async function load(db: Orm, user_id: string): Promise<LendersState> {
  const [known, applications, completed] = await Promise.all([
    lendersFor(db).execute({ user_id }),
    lenderApplicationsOf(db).execute({ user_id }),
    completedOf(db).execute({ user_id }),
  ])
  return {
    lenders: known.map(one => ({ ...one, email: null })),
    applications,
    has_completed_application: completed.length > 0,
  }
}

/** One upsert for all of them. */
async function save(tx: Orm, user_id: string, before: LendersState, after: LendersState): Promise<void> {
  const known = new Set(before.applications.map(({ lender_id }) => lender_id))
  const added = after.applications.filter(({ lender_id }) => !known.has(lender_id))
  const changed = after.applications.filter(one => known.has(one.lender_id) && !before.applications.includes(one))
  if (added.length > 0) {
    const rows = added.map(({ lender_id, status, applied_on }) => ({ user_id, lender_id, status, applied_on }))
    await tx.insert(user_lender_applications).values(rows).onConflictDoNothing()
  }
  for (const { lender_id, credit_pulled_on } of changed) {
    const mine = and(eq(user_lender_applications.user_id, user_id), eq(user_lender_applications.lender_id, lender_id))
    await tx.update(user_lender_applications).set({ credit_pulled_on }).where(mine)
  }
}
