import { and, asc, eq } from 'drizzle-orm'
import {
  areAllShown,
  type Figure,
  type FigurePrivacies,
  type FigurePrivacy,
  storedPrivacies,
} from '#domain/together/figure-privacy.ts'
import { loanName } from '#resources/loan-name.ts'
import { serverActionContext } from '#server/action-context.ts'
import { users } from '#server/auth/tables.ts'
import { nextRevision } from '#server/changes/revisions.ts'
import type { Orm } from '#server/db/database.ts'
import { loanAccess } from '#server/loans/access.ts'
import { isLoan, isOwn, NO_LOAN, type Owner } from '#server/loans/owner.ts'
import { notifyPeople } from '#server/loans/people.ts'
import { loan_copies, loan_members, loans } from '#server/loans/tables.ts'
import { type StoredResource, shownTo } from '#server/resources.ts'
import type { OwnerKey, TogetherState } from '../model.ts'
import { figuresOf, withResults } from './shared.ts'
import { togetherStore } from './store.ts'
import { private_figures, together_plans } from './tables.ts'

/** Both people's rows are locked. The other of the two borrowers has figures of their own from now on, private until they show them. */
export async function joinLoan(
  tx: Orm,
  owner: Owner,
  member_id: string,
  role: (typeof loan_members.$inferInsert)['role'],
  today: string,
): Promise<void> {
  const others = await tx
    .select({ is_second: loan_members.is_second })
    .from(loan_members)
    .where(isOwn(loan_members, owner))
  const is_second = role === 'together' && !others.some(other => other.is_second)
  await tx.insert(loan_members).values({ ...owner, member_id, role, is_second })
  if (is_second) await saveMembersPrivacy(tx, owner, member_id)
  // From now on somebody sees what follows from the owner's figures.
  const before = await togetherStore.load(tx, owner)
  await togetherStore.save(tx, owner, before, withResults(before, 'first', today))
  await nextRevision(tx, owner, 'together')
  await tx.update(users).set({ current_loan_id: owner.loan_id }).where(eq(users.id, member_id))
  await nextRevision(tx, { user_id: member_id, loan_id: NO_LOAN }, 'loans')
  await notifyPeople(tx, owner, { id: crypto.randomUUID(), changed_by: member_id, what: 'joined' })
}

/** What stands in the plan goes to what is theirs, and is no longer in the plan. */
async function saveMembersPrivacy(
  tx: Orm,
  owner: Owner,
  user_id: string,
  privacy?: FigurePrivacies,
): Promise<TogetherState> {
  const before = await togetherStore.load(tx, owner)
  const row = {
    ...figuresOf(before.borrowing, 'second'),
    user_id,
    owner_id: owner.user_id,
    loan_id: owner.loan_id,
    privacy,
  }
  const target = [private_figures.user_id, private_figures.loan_id]
  await tx.insert(private_figures).values(row).onConflictDoUpdate({ target, set: row })
  const after = { ...before, privacy: (await togetherStore.load(tx, owner)).privacy }
  await togetherStore.save(tx, owner, before, after)
  return after
}

/** One of the two says who sees what of theirs. Everybody whom it is about is locked. */
export async function setPrivacy(
  tx: Orm,
  owner: Owner,
  person: { id: string; side: OwnerKey; today: string },
  figure: Figure,
  wanted: FigurePrivacy,
): Promise<void> {
  const { privacy } = await togetherStore.load(tx, owner)
  // Nobody else is in the loan yet: what they will see can be said before.
  const known = privacy?.[person.side].figures ?? (await figurePrivaciesOf(tx, owner))
  const figures = { ...known, [figure]: wanted }
  const before =
    person.side === 'first'
      ? await saveOwnersPrivacy(tx, owner, figures)
      : await saveMembersPrivacy(tx, owner, person.id, figures)
  await togetherStore.save(tx, owner, before, withResults(before, person.side, person.today))
  if (person.side === 'second' && areAllShown(figures)) {
    await tx.delete(private_figures).where(ofMember(private_figures, owner, person.id))
  }
  await nextRevision(tx, owner, 'together')
}

async function saveOwnersPrivacy(tx: Orm, owner: Owner, figure_privacy: FigurePrivacies): Promise<TogetherState> {
  const set = { figure_privacy, shares_figures: areAllShown(figure_privacy) }
  await tx.update(loans).set(set).where(isLoan(owner))
  await nextRevision(tx, owner, 'application')
  return await togetherStore.load(tx, owner)
}

/** What the owner of a loan said about theirs. */
export async function figurePrivaciesOf(db: Orm, owner: Owner): Promise<FigurePrivacies> {
  const [loan] = await db
    .select({ all: loans.shares_figures, each: loans.figure_privacy })
    .from(loans)
    .where(isLoan(owner))
  return storedPrivacies(loan?.all ?? false, loan?.each ?? null)
}

/**
 * Both people's rows are locked. Whoever leaves gets a copy of what they could see, and nothing else of the loan; their private
 * figures go with them.
 */
export async function endMembership(
  tx: Orm,
  resources: readonly StoredResource[],
  owner: Owner,
  member: { id: string; time_zone: string },
  how: { what: 'left' | 'removed'; by: string },
): Promise<void> {
  await saveCopy(tx, resources, owner, member)
  await forgetFigures(tx, owner, member.id)
  await tx.delete(loan_members).where(and(isOwn(loan_members, owner), eq(loan_members.member_id, member.id)))
  await leaveCurrent(tx, owner, member.id)
  await notifyPeople(tx, owner, { id: crypto.randomUUID(), changed_by: how.by, what: how.what }, [member.id])
}

async function saveCopy(
  tx: Orm,
  resources: readonly StoredResource[],
  owner: Owner,
  { id: user_id, time_zone }: { id: string; time_zone: string },
): Promise<void> {
  const access = await loanAccess(tx, user_id, owner.loan_id)
  if (access.user_id !== owner.user_id) return
  const context = serverActionContext(time_zone)
  const content: Record<string, unknown> = {}
  for (const stored of resources.filter(each => each.resource.perLoan)) {
    content[stored.resource.name] = shownTo(access, stored, await stored.store.load(tx, access), context)
  }
  const [loan] = await tx.select().from(loans).where(isLoan(owner))
  const name = loan ? loanName(loan) : ''
  await tx.insert(loan_copies).values({ user_id, id: crypto.randomUUID(), name, content })
}

async function forgetFigures(tx: Orm, owner: Owner, member_id: string): Promise<void> {
  const gone = await tx
    .delete(private_figures)
    .where(ofMember(private_figures, owner, member_id))
    .returning({ of: private_figures.user_id })
  if (gone.length === 0) return
  await tx
    .update(together_plans)
    .set({ second_enough: null, second_price: null, first_price: null })
    .where(isOwn(together_plans, owner))
  await nextRevision(tx, owner, 'together')
}

/** Into a loan of their own, where they have one. */
async function leaveCurrent(tx: Orm, { loan_id }: Owner, member_id: string): Promise<void> {
  const [own] = await tx
    .select({ id: loans.id })
    .from(loans)
    .where(eq(loans.user_id, member_id))
    .orderBy(asc(loans.opened_at))
    .limit(1)
  await tx
    .update(users)
    .set({ current_loan_id: own?.id ?? null })
    .where(and(eq(users.id, member_id), eq(users.current_loan_id, loan_id)))
  await nextRevision(tx, { user_id: member_id, loan_id: NO_LOAN }, 'loans')
}

function ofMember(table: typeof private_figures, owner: Owner, user_id: string) {
  return and(eq(table.user_id, user_id), eq(table.owner_id, owner.user_id), eq(table.loan_id, owner.loan_id))
}

/** Somebody deletes their account: those in their loans keep copies, and what they entered about themselves in others' loans is gone. */
export async function leaveAll(tx: Orm, resources: readonly StoredResource[], user_id: string): Promise<void> {
  const members = await tx
    .select({ loan_id: loan_members.loan_id, id: users.id, time_zone: users.time_zone })
    .from(loan_members)
    .innerJoin(users, eq(users.id, loan_members.member_id))
    .where(eq(loan_members.user_id, user_id))
    .orderBy(asc(users.id))
  for (const { loan_id, ...member } of members) {
    await endMembership(tx, resources, { user_id, loan_id }, member, { what: 'removed', by: user_id })
  }
  const joined = await tx
    .select({ user_id: loan_members.user_id, loan_id: loan_members.loan_id })
    .from(loan_members)
    .where(eq(loan_members.member_id, user_id))
  for (const owner of joined) {
    await forgetFigures(tx, owner, user_id)
    await tx.delete(loan_members).where(and(isOwn(loan_members, owner), eq(loan_members.member_id, user_id)))
    await notifyPeople(tx, owner, { id: crypto.randomUUID(), changed_by: user_id, what: 'left' })
  }
}
