import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Store } from '#server/drawers.ts'
import { type Application, type ApplicationState, noAnswers, type PastLoan } from '../model.ts'
import { loadClosure } from './records.ts'
import { loan_closures, mortgage_applications, past_loans } from './tables.ts'

export const applicationStore: Store<ApplicationState> = { load, save }

const owner = sql.placeholder('user_id')
const applicationsOf = preparedSelect('applications_of', getTableColumns(mortgage_applications), rows =>
  rows.from(mortgage_applications).where(eq(mortgage_applications.user_id, owner)),
)
const pastLoansOf = preparedSelect('past_loans_of', getTableColumns(past_loans), rows =>
  rows.from(past_loans).where(eq(past_loans.user_id, owner)).orderBy(desc(past_loans.archived_at)),
)

async function load(db: Orm, user_id: string): Promise<ApplicationState> {
  const [rows, closure, past] = await Promise.all([
    applicationsOf(db).execute({ user_id }),
    loadClosure(db, user_id),
    pastLoansOf(db).execute({ user_id }),
  ])
  const applications = rows.map(asApplication)
  return {
    completed: applications.find(row => row.status === 'completed') ?? null,
    draft: applications.find(row => row.status === 'draft') ?? null,
    closure,
    past_loans: past.map(asPastLoan),
  }
}

async function save(tx: Orm, user_id: string, before: ApplicationState, after: ApplicationState): Promise<void> {
  for (const past of after.past_loans) {
    if (before.past_loans.includes(past)) continue
    await tx.insert(past_loans).values({ ...past, user_id, archived_at: new Date(past.archived_at) })
  }
  await saveApplication(tx, user_id, before.completed, after.completed)
  await saveApplication(tx, user_id, before.draft, after.draft)
  await saveClosure(tx, user_id, before, after)
}

async function saveApplication(tx: Orm, user_id: string, before: Application | null, after: Application | null) {
  if (before === after) return
  if (before && before.id !== after?.id) {
    await tx.delete(mortgage_applications).where(ownRow(user_id, before.id))
  }
  if (!after) return
  const row = {
    ...after,
    user_id,
    completed_at: after.completed_at ? new Date(after.completed_at) : null,
    created_at: new Date(after.created_at),
    updated_at: new Date(after.updated_at),
  }
  const kept = tx.insert(mortgage_applications).values(row)
  await kept.onConflictDoUpdate({ target: mortgage_applications.id, set: row })
}

/** Completing an application gives its tracking id to a waiting closure, or clears the place of an archived one. */
async function saveClosure(tx: Orm, user_id: string, before: ApplicationState, after: ApplicationState) {
  if (before.closure === after.closure || !before.closure) return
  const own = eq(loan_closures.user_id, user_id)
  if (!after.closure) {
    await tx.delete(loan_closures).where(own)
    return
  }
  const { application_id, updated_at } = after.closure
  const changed = { application_id, updated_at: new Date(updated_at) }
  await tx.update(loan_closures).set(changed).where(own)
}

function ownRow(user_id: string, id: string) {
  return and(eq(mortgage_applications.id, id), eq(mortgage_applications.user_id, user_id))
}

function asApplication(row: typeof mortgage_applications.$inferSelect): Application {
  return {
    ...withoutOwner(row),
    completed_at: row.completed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** One put away before a field was asked for has it blank. */
function asPastLoan(row: typeof past_loans.$inferSelect): PastLoan {
  const application = { ...noAnswers, ...row.application }
  return { ...withoutOwner(row), application, archived_at: row.archived_at.toISOString() }
}

function withoutOwner<Row extends { user_id: string }>({ user_id: _owner, ...rest }: Row): Omit<Row, 'user_id'> {
  return rest
}
