import { and, desc, eq, notInArray, or, sql } from 'drizzle-orm'
import type { Database, Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Replay } from '#server/realtime/hub.ts'
import { type LiveEvent, publish } from '#server/realtime/publish.ts'
import { isOwn, type Owner } from './owner.ts'
import { loan_changes, loan_members } from './tables.ts'

/** Enough to see what happened since yesterday, too few to watch a partner. */
const MOST_CHANGES = 30

const membersOf = preparedSelect('members_of_loan', { id: loan_members.member_id }, rows =>
  rows
    .from(loan_members)
    .where(
      and(eq(loan_members.user_id, sql.placeholder('user_id')), eq(loan_members.loan_id, sql.placeholder('loan_id'))),
    ),
)

/** Everybody in a loan of theirs, and in whose loans they are. */
export async function peopleInLoansWith(db: Orm, user_id: string): Promise<string[]> {
  const pairs = await db
    .select({ owner: loan_members.user_id, member: loan_members.member_id })
    .from(loan_members)
    .where(or(eq(loan_members.user_id, user_id), eq(loan_members.member_id, user_id)))
  return pairs.map(({ owner, member }) => (owner === user_id ? member : owner))
}

export interface LoanChange {
  id: string
  changed_by: string
  /** A resource's name, or what became of somebody. */
  what: string
}

/**
 * Where several are in a loan: who changed what is written down, and the open pages of the others are notified. They read it
 * again instead of receiving it: each sees only what their role in the loan allows.
 */
export async function notifyPeople(
  tx: Orm,
  owner: Owner,
  change: LoanChange,
  also: readonly string[] = [],
): Promise<void> {
  const loan = { user_id: owner.user_id, loan_id: owner.loan_id }
  const members = (await membersOf(tx).execute(loan)).map(({ id }) => id)
  if (members.length === 0 && also.length === 0) return
  await tx.insert(loan_changes).values({ ...loan, ...change })
  const newest = tx
    .select({ id: loan_changes.id })
    .from(loan_changes)
    .where(isOwn(loan_changes, loan))
    .orderBy(desc(loan_changes.changed_at))
    .limit(MOST_CHANGES)
  await tx.delete(loan_changes).where(and(isOwn(loan_changes, loan), notInArray(loan_changes.id, newest)))
  for (const person of new Set([owner.user_id, ...members, ...also])) {
    if (person === change.changed_by) continue
    await publish(tx, person, loanChanged(owner.loan_id, change.what))
  }
}

function loanChanged(loan_id: string, what: string): LiveEvent {
  return { type: 'loan-changed', data: { loan_id, what } }
}

const person = sql.placeholder('person')
const change = { loan_id: loan_changes.loan_id, what: loan_changes.what }
const byOthers = sql`${loan_changes.changed_by} is distinct from ${person}`
const changesOfOwn = preparedSelect('changes_of_own_loans', change, rows =>
  rows.from(loan_changes).where(and(eq(loan_changes.user_id, person), byOthers)),
)
const changesOfShared = preparedSelect('changes_of_shared_loans', change, rows =>
  rows
    .from(loan_members)
    .innerJoin(
      loan_changes,
      and(eq(loan_changes.user_id, loan_members.user_id), eq(loan_changes.loan_id, loan_members.loan_id)),
    )
    .where(and(eq(loan_members.member_id, person), byOthers)),
)

/** For a page whose stream opens: what others changed before, also between its reading and now. Each is read once. */
export function replayLoanChanges({ orm }: Database): Replay {
  return async user_id => {
    const asked = [changesOfOwn, changesOfShared].map(changes => changes(orm).execute({ person: user_id }))
    const changes = (await Promise.all(asked)).flat()
    const once = new Map(changes.map(each => [`${each.loan_id} ${each.what}`, each]))
    return [...once.values()].map(({ loan_id, what }) => loanChanged(loan_id, what))
  }
}
