import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import { accepted } from '#journey/refusal.ts'
import { sessions, verifications } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { type Endpoint, forUsers } from '#server/http/endpoint.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { publishSessionEnded } from '#server/realtime/publish.ts'
import { ChangePasswordForm, DeleteAccountForm, RevokeSessionForm } from '../model.ts'
import { isEasilyGuessed } from './common-passwords.ts'
import { accountLetter } from './letters.ts'
import { inOurWords } from './library-answers.ts'
import { type AccountParts, forgetInBrowser, headersFor, no, setCookies, TITLE } from './parts.ts'
import { whereabouts } from './security-record.ts'
import { PASSWORD_PER_USER } from './sign-in-limits.ts'

/** What a person changes about their account while signed in. */
export function settingsEndpoints({
  baseUrl,
  library,
  scope,
  passwords,
  limits,
  outbox,
  record,
}: AccountParts): Endpoint[] {
  return [
    forUsers({
      method: 'POST',
      path: '/api/auth/change-password',
      summary: 'Sets a new password and signs other devices out.',
      input: ChangePasswordForm,
      title: TITLE,
      async handle({ context, user, input: form }) {
        if (isEasilyGuessed(form.newPassword, user.email)) return no('password-too-common')
        await takeOrRefuse(limits, [{ rule: PASSWORD_PER_USER, subject: user.id }])
        const headers = headersFor(context)
        const change = async (tx: Orm) => {
          await library.api.changePassword({ body: form, headers })
          await endSessions(tx, and(eq(sessions.user_id, user.id), ne(sessions.id, user.session_id)))
          await tx.delete(verifications).where(eq(verifications.value, user.id))
          await record.note(tx, 'password-changed', user.id, whereabouts(context))
          const letter = accountLetter('password-changed', `${baseUrl}/auth`)
          await outbox.post(tx, { letter, recipient: user.email, user_id: user.id })
        }
        await passwords.hashBefore(form.newPassword, () => inOurWords(scope.transaction(change)))
        await limits.giveBack(PASSWORD_PER_USER, user.id)
        return accepted({ status: true })
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/auth/delete-user',
      summary: 'Deletes the account and everything kept for it.',
      input: DeleteAccountForm,
      title: TITLE,
      async handle({ context, user, input: { password } }) {
        await takeOrRefuse(limits, [{ rule: PASSWORD_PER_USER, subject: user.id }])
        const headers = headersFor(context)
        const gone = await inOurWords(
          scope.transaction(() => library.api.deleteUser({ body: { password }, headers, returnHeaders: true })),
        )
        setCookies(context, gone.headers.getSetCookie())
        forgetInBrowser(context)
        record.accountDeleted(user.id, whereabouts(context))
        return accepted({ success: true })
      },
    }),

    forUsers({
      method: 'GET',
      path: '/api/auth/list-sessions',
      summary: 'Where the person is signed in.',
      async handle({ user }) {
        const live = await scope.orm
          .select({
            id: sessions.id,
            user_agent: sessions.user_agent,
            created_at: sessions.created_at,
            expires_at: sessions.expires_at,
          })
          .from(sessions)
          .where(and(eq(sessions.user_id, user.id), gt(sessions.expires_at, sql`now()`)))
          .orderBy(desc(sessions.created_at))
        return accepted({ sessions: live.map(each => ({ ...each, current: each.id === user.session_id })) })
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/auth/revoke-session',
      summary: 'Signs one device out.',
      input: RevokeSessionForm,
      title: TITLE,
      async handle({ context, user, input: { id } }) {
        const own = and(eq(sessions.user_id, user.id), eq(sessions.id, id))
        const ended = await scope.transaction(async tx => {
          const count = await endSessions(tx, own)
          if (count > 0) await record.note(tx, 'device-signed-out', user.id, whereabouts(context))
          return count
        })
        return ended === 0 ? no('no-such-session') : accepted({ status: true })
      },
    }),
  ]
}

/** Their pages learn of it at once. */
async function endSessions(tx: Orm, which: SQL | undefined): Promise<number> {
  const ended = await tx.delete(sessions).where(which).returning({ id: sessions.id, user_id: sessions.user_id })
  for (const session of ended) await publishSessionEnded(tx, session)
  return ended.length
}
