import { and, desc, eq, sql } from 'drizzle-orm'
import { loadClosure, saveClosure } from '#features/application/server/records.ts'
import { mortgage_applications } from '#features/application/server/tables.ts'
import { lenders } from '#features/lenders/server/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Store } from '#server/drawers.ts'
import type { ClosureState } from '../model.ts'

export const closureStore: Store<ClosureState> = { load, save }

const owner = sql.placeholder('user_id')
const completedOf = prepared('completed_applications_of', db =>
  db
    .select({ id: mortgage_applications.id, tracking_id: mortgage_applications.tracking_id })
    .from(mortgage_applications)
    .where(and(eq(mortgage_applications.user_id, owner), eq(mortgage_applications.status, 'completed')))
    .orderBy(desc(mortgage_applications.completed_at)),
)
const activeLenders = prepared('active_lenders', db =>
  db.select({ id: lenders.id, name: lenders.name }).from(lenders).where(eq(lenders.is_active, true)),
)

async function load(db: Orm, user_id: string): Promise<ClosureState> {
  const [closure, applications, listed] = await Promise.all([
    loadClosure(db, user_id),
    completedOf(db).execute({ user_id }),
    activeLenders(db).execute(),
  ])
  return {
    lenders: listed,
    closure,
    applications: applications.flatMap(({ id, tracking_id }) =>
      tracking_id ? [{ id, tracking_id, status: 'completed' as const }] : [],
    ),
  }
}

async function save(tx: Orm, user_id: string, before: ClosureState, after: ClosureState): Promise<void> {
  if (after.closure && before.closure !== after.closure) await saveClosure(tx, user_id, after.closure)
}
