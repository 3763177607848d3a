import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { accepted } from '#resources/problem.ts'
import { passwordOf, sessionTransaction } from '#server/auth/as-person.ts'
import { endSessions } from '#server/auth/end-sessions.ts'
import { isLive } from '#server/auth/sessions.ts'
import { credentials, sessions, users } from '#server/auth/tables.ts'
import { type Endpoint, forUsers } from '#server/http/endpoint.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { peopleInLoansWith } from '#server/loans/people.ts'
import { ChangePasswordForm, ProofForm, RevokeSessionForm } from '../model.ts'
import { Devices, Done, EndedSessions, Success } from './answers.ts'
import { isEasilyGuessed } from './common-passwords.ts'
import { deleteAccount } from './delete-account.ts'
import { mailAccount } from './emails.ts'
import { type AccountParts, forgetInBrowser, refuse, setCookies, TITLE } from './parts.ts'
import { requirePassword, requireRecentSignIn } from './recent-sign-in.ts'
import { whereabouts } from './security-record.ts'
import { NEW_PASSWORD_PER_USER } from './sign-in-limits.ts'

/** What a person changes about their account while signed in. */
export function settingsEndpoints(parts: AccountParts): Endpoint[] {
  const { baseUrl, database, passwords, limits, mailQueue, record, endOtherWays } = parts
  return [
    forUsers({
      method: 'POST',
      path: '/api/auth/change-password',
      summary: 'Sets a new password and signs other devices out.',
      answer: Done,
      input: ChangePasswordForm,
      title: TITLE,
      async handle({ context, user, input: { currentPassword, newPassword } }) {
        const [person] = await database.orm.select(named).from(users).where(eq(users.id, user.id))
        if (isEasilyGuessed(newPassword, person)) return refuse('password-too-common')
        await requirePassword(parts, user, currentPassword)
        await takeOrRefuse(limits, [{ rule: NEW_PASSWORD_PER_USER, subject: user.id }])
        const password = await passwords.hashFor({ kind: 'known', ...user }, ({ hash }) => hash(newPassword))
        await sessionTransaction(database, user, async tx => {
          await tx.update(credentials).set({ password, updated_at: sql`now()` }).where(passwordOf(user.id))
          await endSessions(tx, and(eq(sessions.user_id, user.id), ne(sessions.id, user.session_id)))
          await endOtherWays(tx, user.id)
          await record.note(tx, 'password-changed', user.id, whereabouts(context))
          await mailAccount(tx, mailQueue, user.id, 'password-changed', `${baseUrl}/auth`)
        })
        return accepted({ status: true })
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/auth/delete-user',
      summary: 'Deletes the account and everything kept for it.',
      answer: Success,
      input: ProofForm,
      title: TITLE,
      async handle({ context, user, input: { password } }) {
        await requireRecentSignIn(parts, user, password)
        const others = await peopleInLoansWith(database.orm, user.id)
        await sessionTransaction(database, user, tx => deleteAccount(tx, parts, user.id), { others })
        setCookies(context, [parts.sessions.forgetCookie])
        forgetInBrowser(context)
        record.accountDeleted(user.id, whereabouts(context))
        return accepted({ success: true })
      },
    }),

    forUsers({
      method: 'GET',
      path: '/api/auth/list-sessions',
      summary: 'Where the person is signed in.',
      answer: Devices,
      async handle({ user }) {
        const live = await database.orm
          .select({
            id: sessions.id,
            user_agent: sessions.user_agent,
            created_at: sessions.created_at,
            expires_at: sessions.expires_at,
          })
          .from(sessions)
          .where(and(eq(sessions.user_id, user.id), isLive))
          .orderBy(desc(sessions.created_at))
        return accepted({ sessions: live.map(each => ({ ...each, current: each.id === user.session_id })) })
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/auth/revoke-session',
      summary: 'Signs one device out.',
      answer: Done,
      input: RevokeSessionForm,
      title: TITLE,
      async handle({ context, user, input: { id, password } }) {
        await requireRecentSignIn(parts, user, password)
        const own = and(eq(sessions.user_id, user.id), eq(sessions.id, id))
        const ended = await sessionTransaction(database, user, async tx => {
          const count = await endSessions(tx, own)
          if (count > 0) await record.note(tx, 'device-signed-out', user.id, whereabouts(context))
          return count
        })
        return ended === 0 ? refuse('no-such-session') : accepted({ status: true })
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/auth/revoke-sessions',
      summary: 'Signs every device out, also this one.',
      answer: EndedSessions,
      input: ProofForm,
      title: TITLE,
      async handle({ context, user, input: { password } }) {
        await requireRecentSignIn(parts, user, password)
        const ended = await sessionTransaction(database, user, async tx => {
          await record.note(tx, 'signed-out-everywhere', user.id, whereabouts(context))
          await endOtherWays(tx, user.id)
          return await endSessions(tx, eq(sessions.user_id, user.id))
        })
        setCookies(context, [parts.sessions.forgetCookie])
        forgetInBrowser(context)
        return accepted({ status: true, ended })
      },
    }),
  ]
}

const named = {
  email: users.email,
  first_name: users.first_name,
  last_name: users.last_name,
}
