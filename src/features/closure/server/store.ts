import { and, desc, eq } from 'drizzle-orm'
import { calendarDayIn } from '#domain/time-zone.ts'
import { loadClosure, saveClosure } from '#features/application/server/records.ts'
import { mortgage_applications } from '#features/application/server/tables.ts'
import { lenders } from '#features/lenders/server/tables.ts'
import { timeZoneOf } from '#server/auth/time-zone.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { closeLoan, isOfLoan, type Owner, type Reader } from '#server/loans/owner.ts'
import type { Store } from '#server/resources.ts'
import type { ClosureState } from '../model.ts'

export const closureStore: Store<ClosureState> = { load, save }

const completedOf = preparedSelect(
  'completed_applications_of',
  { id: mortgage_applications.id, tracking_id: mortgage_applications.tracking_id },
  rows =>
    rows
      .from(mortgage_applications)
      .where(and(isOfLoan(mortgage_applications), eq(mortgage_applications.status, 'completed')))
      .orderBy(desc(mortgage_applications.completed_at)),
)
const activeLenders = preparedSelect('active_lenders', { id: lenders.id, name: lenders.name }, rows =>
  rows.from(lenders).where(and(eq(lenders.is_active, true), eq(lenders.is_sample, false))),
)

async function load(db: Orm, reader: Reader): Promise<ClosureState> {
  const [closure, applications, listed] = await Promise.all([
    loadClosure(db, reader),
    completedOf(db).execute(reader),
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

async function save(tx: Orm, owner: Owner, before: ClosureState, { closure }: ClosureState): Promise<void> {
  if (!closure || before.closure === closure) return
  await saveClosure(tx, owner, closure)
  if (!closure.loan_closed) return
  const zone = (await timeZoneOf(tx, owner.user_id)) ?? 'UTC'
  await closeLoan(tx, owner, closure.closed_on ?? null, calendarDayIn(zone, closure.updated_at))
}
