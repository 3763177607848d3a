import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { publish } from '#server/realtime/publish.ts'
import { isOwn, type Owner } from './owner.ts'
import { loan_changes, loan_members } from './tables.ts'

/** Enough to see what happened since yesterday; nobody keeps a record of their partner. */
const MOST_CHANGES = 30

const membersOf = preparedSelect('members_of_loan', { id: loan_members.member_id }, rows =>
  rows
    .from(loan_members)
    .where(
      and(eq(loan_members.user_id, sql.placeholder('user_id')), eq(loan_members.loan_id, sql.placeholder('loan_id'))),
    ),
)

export interface LoanChange {
  id: string
  changed_by: string
  /** A resource's name, or what became of somebody. */
  what: string
}

/**
 * Where several are in a loan: who changed what is written down, and the open pages of the others hear of it. They are told to read it
 * again and not what it says: each then sees it as what they are to the loan.
 */
export async function tellPeople(
  tx: Orm,
  owner: Owner,
  change: LoanChange,
  also: readonly string[] = [],
): Promise<void> {
  const place = { user_id: owner.user_id, loan_id: owner.loan_id }
  const members = (await membersOf(tx).execute(place)).map(({ id }) => id)
  if (members.length === 0 && also.length === 0) return
  await tx.insert(loan_changes).values({ ...place, ...change })
  const newest = tx
    .select({ id: loan_changes.id })
    .from(loan_changes)
    .where(isOwn(loan_changes, place))
    .orderBy(desc(loan_changes.changed_at))
    .limit(MOST_CHANGES)
  await tx.delete(loan_changes).where(and(isOwn(loan_changes, place), notInArray(loan_changes.id, newest)))
  for (const person of new Set([owner.user_id, ...members, ...also])) {
    if (person === change.changed_by) continue
    await publish(tx, person, { type: 'loan-changed', data: { loan_id: owner.loan_id, what: change.what } })
  }
}
