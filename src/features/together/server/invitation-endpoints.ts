import { and, count, desc, eq, getTableColumns } from 'drizzle-orm'
import type { ActionContext } from '#resources/action-context.ts'
import { accepted, refused } from '#resources/problem.ts'
import { sessionTransaction } from '#server/auth/as-person.ts'
import { hashOfToken } from '#server/auth/mailed-token.ts'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { type Endpoint, forAnyone, forUsers } from '#server/http/endpoint.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import type { LimitRule } from '#server/limits/limits.ts'
import { perNetwork } from '#server/limits/network.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { isOwn, isOwnLoan } from '#server/loans/owner.ts'
import { loan_copies, loan_invitations, loan_members } from '#server/loans/tables.ts'
import { CopyId, InvitationView, Joined, LoanCopies, Removed, Token } from '../people-model.ts'
import { peopleProblems } from '../people-problem-words.ts'
import { shownName } from './invitation-mail.ts'
import { joinLoan } from './membership.ts'
import { isOpen } from './people.ts'
import { MOST_PEOPLE, type PeopleParts } from './people-endpoints.ts'

/** A token cannot be guessed; this is against those who try all the same. */
const LOOKS_PER_NETWORK: LimitRule = { name: 'invitation-look', burst: 30, refillSeconds: 20 }

/** What an invitation opens, and what is left when it is over. */
export function invitationEndpoints(parts: PeopleParts): Endpoint[] {
  const { database, limits } = parts
  return [
    forAnyone({
      method: 'POST',
      path: '/api/invitations/look',
      summary: 'Who invites, and to what, before anything is accepted.',
      answer: InvitationView,
      input: Token,
      async handle({ context, input: { token } }) {
        await takeOrRefuse(limits, perNetwork(LOOKS_PER_NETWORK, context.get('client_address')))
        const found = await findInvitation(database.orm, token)
        if (!found) return refused(peopleProblems['no-such-invitation'])
        const { inviter_name, role, expires_at, email } = found
        return accepted({
          inviter_name: shownName(inviter_name, requestLanguage(context)),
          role,
          expires_at,
          is_mailed: email !== null,
        })
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/invitations/accept',
      summary: 'Takes an invitation: the person is in the loan from then on.',
      answer: Joined,
      input: Token,
      async handle({ context, user, input: { token } }) {
        await takeOrRefuse(limits, perNetwork(LOOKS_PER_NETWORK, context.get('client_address')))
        const invited = await findInvitation(database.orm, token)
        const join = async (tx: Orm, { today }: ActionContext) => {
          // Once more, with both people's rows locked: it may have been taken or called back.
          const found = invited && (await findInvitation(tx, token))
          if (!found) return refused(peopleProblems['no-such-invitation'])
          const { user_id, loan_id, role, email } = found
          if (user_id === user.id) return refused(peopleProblems['own-invitation'])
          const forbidden = email === null ? null : await addressProblem(tx, user.id, email)
          if (forbidden) return refused(peopleProblems[forbidden])
          if ((await isOwnLoan(tx, user.id, loan_id)) || (await isMember(tx, user.id, loan_id))) {
            return refused(peopleProblems['already-in'])
          }
          const owner = { user_id, loan_id }
          const [people] = await tx.select({ rows: count() }).from(loan_members).where(isOwn(loan_members, owner))
          if ((people?.rows ?? 0) >= MOST_PEOPLE) return refused(peopleProblems['too-many-people'])
          await tx.delete(loan_invitations).where(eq(loan_invitations.id, found.id))
          await joinLoan(tx, owner, user.id, role, today)
          return accepted({ loan_id })
        }
        return await sessionTransaction(database, user, join, { others: invited ? [invited.user_id] : [] })
      },
    }),

    forUsers({
      method: 'GET',
      path: '/api/loan-copies',
      summary: 'What the person kept of loans that they left.',
      answer: LoanCopies,
      async handle({ user }) {
        const { user_id, ...columns } = getTableColumns(loan_copies)
        const copies = await database.orm
          .select(columns)
          .from(loan_copies)
          .where(eq(user_id, user.id))
          .orderBy(desc(loan_copies.taken_at))
        return accepted({ copies })
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/loan-copies/remove',
      summary: 'Deletes such a copy.',
      answer: Removed,
      input: CopyId,
      handle: ({ user, input: { id } }) =>
        sessionTransaction(database, user, async tx => {
          const gone = await tx
            .delete(loan_copies)
            .where(and(eq(loan_copies.user_id, user.id), eq(loan_copies.id, id)))
            .returning({ id: loan_copies.id })
          return gone.length === 0 ? refused(peopleProblems['no-such-copy']) : accepted({ removed: true as const })
        }),
    }),
  ]
}

async function findInvitation(db: Orm, token: string) {
  const { id, user_id, loan_id, role, email, expires_at } = loan_invitations
  const [found] = await db
    .select({ id, user_id, loan_id, role, email, expires_at, inviter_name: users.name })
    .from(loan_invitations)
    .innerJoin(users, eq(users.id, loan_invitations.user_id))
    .where(and(eq(loan_invitations.token_hash, hashOfToken(token)), isOpen))
  return found
}

/** A mailed one is for whoever reads that address, and for nobody to whom it was forwarded. */
async function addressProblem(
  tx: Orm,
  user_id: string,
  email: string,
): Promise<'other-address' | 'confirm-address' | null> {
  const [person] = await tx
    .select({ email: users.email, is_confirmed: users.email_verified })
    .from(users)
    .where(eq(users.id, user_id))
  if (person?.email !== email) return 'other-address'
  return person.is_confirmed ? null : 'confirm-address'
}

async function isMember(tx: Orm, member_id: string, loan_id: string): Promise<boolean> {
  const theirs = and(eq(loan_members.member_id, member_id), eq(loan_members.loan_id, loan_id))
  return (await tx.select({ role: loan_members.role }).from(loan_members).where(theirs)).length > 0
}
