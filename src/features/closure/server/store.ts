import { and, desc, eq, sql } from 'drizzle-orm'
import { loadClosure, saveClosure } from '#features/application/server/records.ts'
import { mortgage_applications } from '#features/application/server/tables.ts'
import { lenders } from '#features/lenders/server/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Store } from '#server/drawers.ts'
import type { ClosureState } from '../model.ts'

export const closureStore: Store<ClosureState> = { load, save }

const owner = sql.placeholder('user_id')
const completedOf = preparedSelect(
  'completed_applications_of',
  { id: mortgage_applications.id, tracking_id: mortgage_applications.tracking_id },
  rows =>
    rows
      .from(mortgage_applications)
      .where(and(eq(mortgage_applications.user_id, owner), eq(mortgage_applications.status, 'completed')))
      .orderBy(desc(mortgage_applications.completed_at)),
)
const activeLenders = preparedSelect('active_lenders', { id: lenders.id, name: lenders.name }, rows =>
  rows.from(lenders).where(and(eq(lenders.is_active, true), eq(lenders.is_sample, false))),
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
