import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { ALL_SHOWN, type FigurePrivacies, PRIVATE_AT_FIRST } from '#domain/together/figure-privacy.ts'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { LoanAccess } from '#server/loans/access.ts'
import { isOwn, type Owner } from '#server/loans/owner.ts'
import { loan_changes, loan_copies, loan_invitations, loan_members } from '#server/loans/tables.ts'
import type { PeopleView } from '../people-model.ts'
import { figurePrivaciesOf } from './membership.ts'
import { private_figures } from './tables.ts'

/** Everybody in a loan, as one of them sees it. */
export async function peopleFor(
  db: Orm,
  { user_id, loan_id, viewer }: LoanAccess,
  viewer_id: string,
): Promise<PeopleView> {
  const [owner] = await db.select({ name: users.name }).from(users).where(eq(users.id, user_id))
  const copies = await db
    .select({ id: loan_copies.id, name: loan_copies.name, taken_at: loan_copies.taken_at })
    .from(loan_copies)
    .where(eq(loan_copies.user_id, viewer_id))
    .orderBy(desc(loan_copies.taken_at))
  const view: PeopleView = {
    relation: viewer.relation,
    owner_name: owner?.name ?? '',
    people: [],
    invitations: [],
    changes: [],
    figures: viewer.relation === 'owner' ? PRIVATE_AT_FIRST : null,
    copies,
  }
  if (loan_id === null) return view
  const loan = { user_id, loan_id }
  return {
    ...view,
    people: await membersOf(db, loan, viewer_id),
    invitations: viewer.relation === 'owner' ? await openInvitations(db, loan) : [],
    changes: await changesOf(db, loan, viewer_id),
    figures: await figuresShown(db, loan, viewer.side, viewer_id),
  }
}

async function membersOf(db: Orm, loan: Owner, viewer_id: string): Promise<PeopleView['people']> {
  const rows = await db
    .select({
      id: loan_members.member_id,
      name: users.name,
      role: loan_members.role,
      joined_at: loan_members.joined_at,
    })
    .from(loan_members)
    .innerJoin(users, eq(users.id, loan_members.member_id))
    .where(isOwn(loan_members, loan))
    .orderBy(asc(loan_members.joined_at), asc(loan_members.member_id))
  return rows.map(row => ({ ...row, is_you: row.id === viewer_id }))
}

export const isOpen = gt(loan_invitations.expires_at, sql`now()`)

async function openInvitations(db: Orm, loan: Owner): Promise<PeopleView['invitations']> {
  const { id, role, email, expires_at } = loan_invitations
  return await db
    .select({ id, role, email, expires_at })
    .from(loan_invitations)
    .where(and(isOwn(loan_invitations, loan), isOpen))
    .orderBy(asc(loan_invitations.created_at))
}

async function changesOf(db: Orm, loan: Owner, viewer_id: string): Promise<PeopleView['changes']> {
  const rows = await db
    .select({
      id: loan_changes.id,
      name: users.name,
      by: loan_changes.changed_by,
      what: loan_changes.what,
      changed_at: loan_changes.changed_at,
    })
    .from(loan_changes)
    .leftJoin(users, eq(users.id, loan_changes.changed_by))
    .where(isOwn(loan_changes, loan))
    .orderBy(desc(loan_changes.changed_at))
  return rows.map(({ by, ...row }) => ({ ...row, is_you: by === viewer_id }))
}

async function figuresShown(
  db: Orm,
  loan: Owner,
  side: LoanAccess['viewer']['side'],
  viewer_id: string,
): Promise<FigurePrivacies | null> {
  if (side === null) return null
  if (side === 'first') return await figurePrivaciesOf(db, loan)
  const theirs = and(eq(private_figures.user_id, viewer_id), eq(private_figures.loan_id, loan.loan_id))
  const [row] = await db.select({ privacy: private_figures.privacy }).from(private_figures).where(theirs)
  return row ? (row.privacy ?? PRIVATE_AT_FIRST) : ALL_SHOWN
}
