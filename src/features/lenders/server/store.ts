import { and, asc, eq, exists, getTableColumns, or, sql } from 'drizzle-orm'
import { profiles } from '#features/account/server/tables.ts'
import { mortgage_applications } from '#features/application/server/tables.ts'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, isOwn, type Owner, type Reader } from '#server/loans/owner.ts'
import type { Store } from '#server/resources.ts'
import type { Lender, LendersState } from '../model.ts'
import { offeredLenders } from '../rules.ts'
import { type RequestMailParts, requestMail } from './request-mail.ts'
import { lenders, user_lender_applications } from './tables.ts'

export function createLendersStore(parts: RequestMailParts): Store<LendersState> {
  return { load: (db, reader) => load(db, parts, reader), save }
}

const owner = sql.placeholder('user_id')
const own = isOfLoan(user_lender_applications)
const lendersFor = preparedSelect('lenders_for', getTableColumns(lenders), (rows, db) => {
  const appliedTo = db
    .select({ lender_id: user_lender_applications.lender_id })
    .from(user_lender_applications)
    .where(and(own, eq(user_lender_applications.lender_id, lenders.id)))
  return rows
    .from(lenders)
    .where(or(eq(lenders.is_active, true), exists(appliedTo)))
    .orderBy(asc(lenders.interest_rate))
})
const activeLenders = preparedSelect('active_lenders', getTableColumns(lenders), rows =>
  rows.from(lenders).where(eq(lenders.is_active, true)).orderBy(asc(lenders.interest_rate)),
)
const lenderApplicationsOf = preparedSelect(
  'lender_applications_of',
  {
    lender_id: user_lender_applications.lender_id,
    lender_name: lenders.name,
    status: user_lender_applications.status,
    applied_on: user_lender_applications.applied_on,
    credit_pulled_on: user_lender_applications.credit_pulled_on,
    mailed_on: user_lender_applications.mailed_on,
    self_applied_on: user_lender_applications.self_applied_on,
    is_sample: lenders.is_sample,
  },
  rows =>
    rows
      .from(user_lender_applications)
      .innerJoin(lenders, eq(lenders.id, user_lender_applications.lender_id))
      .where(own)
      .orderBy(asc(user_lender_applications.applied_on), asc(lenders.name)),
)
const completedOf = preparedSelect('completed_application_of', getTableColumns(mortgage_applications), rows =>
  rows
    .from(mortgage_applications)
    .where(and(isOfLoan(mortgage_applications), eq(mortgage_applications.status, 'completed'))),
)

const requesterOf = preparedSelect(
  'requester_of',
  {
    name: users.name,
    email: users.email,
    is_confirmed: users.email_verified,
    first_name: profiles.first_name,
    last_name: profiles.last_name,
    phone: profiles.phone,
  },
  rows => rows.from(users).leftJoin(profiles, eq(profiles.user_id, users.id)).where(eq(users.id, owner)),
)

async function load(db: Orm, parts: RequestMailParts, reader: Reader): Promise<LendersState> {
  const [known, applications, [completed], [requester]] = await Promise.all([
    lendersFor(db).execute(reader),
    lenderApplicationsOf(db).execute(reader),
    completedOf(db).execute(reader),
    parts.lenderMail ? requesterOf(db).execute({ user_id: reader.user_id }) : [],
  ])
  return {
    // Where nothing is sent, nobody needs to know where it would go.
    lenders: parts.lenderMail ? known : known.map(lender => ({ ...lender, email: null })),
    applications,
    has_completed_application: completed !== undefined,
    request_mail: completed && requester ? requestMail(parts, requester, completed) : null,
  }
}

/** For whoever has no account, to whom nothing can be sent in their name. */
export async function loadOffered(db: Orm): Promise<Lender[]> {
  return offeredLenders(await activeLenders(db).execute()).map(lender => ({ ...lender, email: null }))
}

async function save(tx: Orm, owner: Owner, before: LendersState, after: LendersState): Promise<void> {
  const known = new Set(before.applications.map(({ lender_id }) => lender_id))
  const added = after.applications.filter(({ lender_id }) => !known.has(lender_id))
  const changed = after.applications.filter(one => known.has(one.lender_id) && !before.applications.includes(one))
  if (added.length > 0) {
    const rows = added.map(({ lender_name: _name, is_sample: _sample, ...row }) => ({ ...row, ...owner }))
    await tx.insert(user_lender_applications).values(rows).onConflictDoNothing()
  }
  for (const { lender_id, credit_pulled_on, self_applied_on } of changed) {
    const mine = and(isOwn(user_lender_applications, owner), eq(user_lender_applications.lender_id, lender_id))
    await tx.update(user_lender_applications).set({ credit_pulled_on, self_applied_on }).where(mine)
  }
}
