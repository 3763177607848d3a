import { and, desc, eq, sql } from 'drizzle-orm'
import { storedPrivacies } from '#domain/together/figure-privacy.ts'
import { isClosedState } from '#resources/loan.ts'
import { users } from '#server/auth/tables.ts'
import { nextRevision } from '#server/changes/revisions.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isLoan, isOwn, type Owner, type Reader } from '#server/loans/owner.ts'
import { withoutOwner } from '#server/loans/rows.ts'
import { loans } from '#server/loans/tables.ts'
import type { Store } from '#server/resources.ts'
import type { Application, ApplicationState, PastLoan } from '../model.ts'
import { loan_closures, mortgage_applications } from './tables.ts'

export const applicationStore: Store<ApplicationState> = { load, save }

const person = sql.placeholder('user_id')
const applicationsOf = preparedSelect(
  'applications_of',
  { loan_id: mortgage_applications.loan_id, application: withoutOwner(mortgage_applications) },
  rows => rows.from(mortgage_applications).where(eq(mortgage_applications.user_id, person)),
)
/** All loans of a person with how they were closed, those closed last first. */
const loansOf = preparedSelect(
  'loans_with_closures_of',
  {
    id: loans.id,
    state: loans.state,
    current: users.current_loan_id,
    shares_figures: loans.shares_figures,
    figure_privacy: loans.figure_privacy,
    closure: withoutOwner(loan_closures),
  },
  rows =>
    rows
      .from(loans)
      .innerJoin(users, eq(users.id, loans.user_id))
      .leftJoin(loan_closures, and(eq(loan_closures.user_id, loans.user_id), eq(loan_closures.loan_id, loans.id)))
      .where(eq(loans.user_id, person))
      .orderBy(desc(loan_closures.updated_at)),
)

async function load(db: Orm, { user_id, loan_id }: Reader): Promise<ApplicationState> {
  const [rows, known] = await Promise.all([applicationsOf(db).execute({ user_id }), loansOf(db).execute({ user_id })])
  const find = (loan: string | undefined, status: Application['status']) => {
    const row = rows.find(({ loan_id, application }) => loan_id === loan && application.status === status)
    return row?.application ?? null
  }
  const loan = known.find(({ id, current }) => id === (loan_id ?? current))
  return {
    completed: find(loan?.id, 'completed'),
    draft: find(loan?.id, 'draft'),
    closure: loan?.closure ?? null,
    figure_privacy: storedPrivacies(loan?.shares_figures ?? false, loan?.figure_privacy ?? null),
    is_closed: loan !== undefined && isClosedState(loan.state),
    past_loans: known.flatMap(({ id, state, closure }): PastLoan[] => {
      const application = find(id, 'completed')
      if (id === loan?.id || !isClosedState(state) || !closure || !application) return []
      return [{ id, application, closure, archived_at: closure.updated_at }]
    }),
  }
}

async function save(tx: Orm, owner: Owner, before: ApplicationState, after: ApplicationState): Promise<void> {
  await saveApplication(tx, owner, before.completed, after.completed)
  await saveApplication(tx, owner, before.draft, after.draft)
  await saveClosure(tx, owner, before, after)
  const purpose = purposeOf(after)
  if (purpose !== purposeOf(before)) await tx.update(loans).set({ purpose }).where(isLoan(owner))
}

function purposeOf({ completed, draft }: ApplicationState) {
  return (completed ?? draft)?.loan_purpose ?? null
}

async function saveApplication(tx: Orm, owner: Owner, before: Application | null, after: Application | null) {
  if (before === after) return
  if (before && before.id !== after?.id) {
    await tx
      .delete(mortgage_applications)
      .where(and(isOwn(mortgage_applications, owner), eq(mortgage_applications.id, before.id)))
  }
  if (!after) return
  const row = { ...after, ...owner }
  const saved = tx.insert(mortgage_applications).values(row)
  await saved.onConflictDoUpdate({ target: mortgage_applications.id, set: row })
}

/** Completing an application gives its tracking id to a closure that waits for one. */
async function saveClosure(tx: Orm, owner: Owner, before: ApplicationState, { closure }: ApplicationState) {
  if (before.closure === closure || !closure) return
  const { application_id, updated_at } = closure
  await tx.update(loan_closures).set({ application_id, updated_at }).where(isOwn(loan_closures, owner))
  await nextRevision(tx, owner, 'closure')
}
