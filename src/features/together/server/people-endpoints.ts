import { and, count, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ActionContext } from '#resources/action-context.ts'
import { OWNER } from '#resources/loan.ts'
import { accepted, refused } from '#resources/problem.ts'
import { sessionTransaction } from '#server/auth/as-person.ts'
import { mailedToken } from '#server/auth/mailed-token.ts'
import { users } from '#server/auth/tables.ts'
import type { Database, Orm } from '#server/db/database.ts'
import type { AppEnv, SignedInUser } from '#server/http/context.ts'
import { type Endpoint, forUsers } from '#server/http/endpoint.ts'
import { ProblemError } from '#server/http/problem.ts'
import type { Limits } from '#server/limits/limits.ts'
import { type LoanAccess, recheckAccess, requestAccess, requireOwner } from '#server/loans/access.ts'
import { isOwn, type Owner, openLoan, ownCurrentLoan } from '#server/loans/owner.ts'
import { notifyPeople } from '#server/loans/people.ts'
import { loan_invitations, loan_members } from '#server/loans/tables.ts'
import { type MailQueue, withdrawMail } from '#server/mail/mail-queue.ts'
import type { StoredResource } from '#server/resources.ts'
import { ChangeRole, Invite, Invited, PeopleView, Remove, Revoke, SetPrivacy } from '../people-model.ts'
import { peopleProblems } from '../people-problem-words.ts'
import { INVITATION_SECONDS, invitationLink, mailInvitation } from './invitation-mail.ts'
import { endMembership, setPrivacy } from './membership.ts'
import { isOpen, peopleFor } from './people.ts'

export interface PeopleParts {
  database: Database
  limits: Limits
  mailQueue: MailQueue
  baseUrl: string
  resources: readonly StoredResource[]
}

/** A family and its helpers; no more is a couple's loan. */
export const MOST_PEOPLE = 10
const MOST_OPEN = 10

const query = ['loan'] as const

/** Who is in a loan: only its owner brings people in and puts them out; everybody else can leave. */
export function peopleEndpoints(parts: PeopleParts): Endpoint[] {
  const { database } = parts

  /** What the owner does with people of a loan, with everybody locked whom it is about. */
  async function asOwner<Value>(
    user: SignedInUser,
    context: Context<AppEnv>,
    work: (tx: Orm, owner: Owner) => Promise<Value>,
    ...others: string[]
  ): Promise<Value> {
    const asked = await requestAccess(database.orm, user, context)
    requireOwner(asked)
    const run = async (tx: Orm) => work(tx, await ownLoan(tx, asked))
    return await sessionTransaction(database, user, run, { others })
  }

  const shown = async (tx: Orm, owner: Owner, user: SignedInUser) =>
    await peopleFor(tx, { ...owner, viewer: OWNER }, user.id)

  return [
    forUsers({
      method: 'GET',
      path: '/api/people',
      summary: 'Who is in a loan, who was invited, and who changed what.',
      answer: PeopleView,
      query,
      async handle({ user, context }) {
        const access = await requestAccess(database.orm, user, context)
        const loan_id = access.loan_id ?? (await ownCurrentLoan(database.orm, user.id))
        return accepted(await peopleFor(database.orm, { ...access, loan_id }, user.id))
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/people/invite',
      summary: 'Invites somebody, by mail or with a link that works once, for a week.',
      answer: Invited,
      input: Invite,
      query,
      handle: ({ user, context, input }) =>
        asOwner(user, context, async (tx, owner) => {
          const open = await countOf(tx, loan_invitations, and(isOwn(loan_invitations, owner), isOpen))
          if (open >= MOST_OPEN) return refused(peopleProblems['too-many-invitations'])
          const people = await countOf(tx, loan_members, isOwn(loan_members, owner))
          if (people >= MOST_PEOPLE) return refused(peopleProblems['too-many-people'])
          const { token, token_hash } = mailedToken()
          const link = invitationLink(parts.baseUrl, token)
          const mail_id =
            input.email === null ? null : await mailInvitation(tx, parts, user.id, input.email, input.role, link)
          await tx.insert(loan_invitations).values({
            ...owner,
            ...input,
            id: crypto.randomUUID(),
            token_hash,
            mail_id,
            expires_at: new Date(Date.now() + INVITATION_SECONDS * 1000).toISOString(),
          })
          return accepted({ people: await shown(tx, owner, user), link: input.email === null ? link : null })
        }),
    }),

    forUsers({
      method: 'POST',
      path: '/api/people/revoke',
      summary: 'Calls an invitation back.',
      answer: PeopleView,
      input: Revoke,
      query,
      handle: ({ user, context, input }) =>
        asOwner(user, context, async (tx, owner) => {
          const gone = await tx
            .delete(loan_invitations)
            .where(and(isOwn(loan_invitations, owner), eq(loan_invitations.id, input.id)))
            .returning({ mail_id: loan_invitations.mail_id })
          if (gone.length === 0) return refused(peopleProblems['no-such-invitation'])
          await withdrawMail(
            tx,
            gone.flatMap(({ mail_id }) => mail_id ?? []),
          )
          return accepted(await shown(tx, owner, user))
        }),
    }),

    forUsers({
      method: 'POST',
      path: '/api/people/role',
      summary: 'Says what somebody may do: see and change all of it, or look on.',
      answer: PeopleView,
      input: ChangeRole,
      query,
      handle: ({ user, context, input: { person_id, role } }) =>
        asOwner(
          user,
          context,
          async (tx, owner) => {
            const theirs = and(isOwn(loan_members, owner), eq(loan_members.member_id, person_id))
            const changed = await tx
              .update(loan_members)
              .set({ role })
              .where(theirs)
              .returning({ role: loan_members.role })
            if (changed.length === 0) return refused(peopleProblems['no-such-person'])
            await notifyPeople(tx, owner, { id: crypto.randomUUID(), changed_by: user.id, what: 'people' })
            return accepted(await shown(tx, owner, user))
          },
          person_id,
        ),
    }),

    forUsers({
      method: 'POST',
      path: '/api/people/remove',
      summary: 'Puts somebody out of the loan. They keep a copy of what they could see.',
      answer: PeopleView,
      input: Remove,
      query,
      handle: ({ user, context, input: { person_id } }) =>
        asOwner(
          user,
          context,
          async (tx, owner) => {
            const [member] = await tx
              .select({ id: users.id, time_zone: users.time_zone })
              .from(loan_members)
              .innerJoin(users, eq(users.id, loan_members.member_id))
              .where(and(isOwn(loan_members, owner), eq(loan_members.member_id, person_id)))
            if (!member) return refused(peopleProblems['no-such-person'])
            await endMembership(tx, parts.resources, owner, member, { what: 'removed', by: user.id })
            return accepted(await shown(tx, owner, user))
          },
          person_id,
        ),
    }),

    forUsers({
      method: 'POST',
      path: '/api/people/leave',
      summary: 'Leaves somebody else’s loan, with a copy of what one could see.',
      answer: PeopleView,
      query,
      async handle({ user, context }) {
        const asked = await requestAccess(database.orm, user, context)
        if (asked.user_id === user.id) return refused(peopleProblems['owner-stays'])
        const leave = async (tx: Orm) => {
          const { user_id, loan_id } = await recheckAccess(tx, user.id, asked)
          if (loan_id === null) return refused(peopleProblems['no-such-person'])
          await endMembership(tx, parts.resources, { user_id, loan_id }, user, { what: 'left', by: user.id })
          const own: LoanAccess = { user_id: user.id, loan_id: null, viewer: OWNER }
          return accepted(await peopleFor(tx, own, user.id))
        }
        return await sessionTransaction(database, user, leave, { others: [asked.user_id] })
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/people/figures',
      summary: 'Says what the others see of a figure of one’s own: it, only what follows from it, or nothing.',
      answer: PeopleView,
      input: SetPrivacy,
      query,
      async handle({ user, context, input: { figure, privacy } }) {
        const asked = await requestAccess(database.orm, user, context)
        const change = async (tx: Orm, { today }: ActionContext) => {
          const access = await recheckAccess(tx, user.id, asked)
          const { side } = access.viewer
          if (side === null) return refused(peopleProblems['no-such-person'])
          const owner = side === 'first' ? await ownLoan(tx, access) : withLoan(access)
          await setPrivacy(tx, owner, { id: user.id, side, today }, figure, privacy)
          await notifyPeople(tx, owner, { id: crypto.randomUUID(), changed_by: user.id, what: 'together' })
          return accepted(await peopleFor(tx, { ...access, ...owner }, user.id))
        }
        return await sessionTransaction(database, user, change, { others: [asked.user_id] })
      },
    }),
  ]
}

/** The loan that its owner means; the first thing that they do with one opens it. */
async function ownLoan(tx: Orm, { user_id, loan_id }: LoanAccess): Promise<Owner> {
  const known = loan_id ?? (await ownCurrentLoan(tx, user_id))
  return known === null ? await openLoan(tx, user_id, { id: crypto.randomUUID() }) : { user_id, loan_id: known }
}

function withLoan({ user_id, loan_id }: LoanAccess): Owner {
  if (loan_id === null) throw new ProblemError(peopleProblems['no-such-person'])
  return { user_id, loan_id }
}

async function countOf(tx: Orm, table: typeof loan_invitations | typeof loan_members, where: ReturnType<typeof and>) {
  const [row] = await tx.select({ rows: count() }).from(table).where(where)
  return row?.rows ?? 0
}
