import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { sessions, verifications } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { publishSessionEnded } from '#server/realtime/publish.ts'
import { ChangePasswordForm, DeleteAccountForm, RevokeSessionForm } from '../model.ts'
import { isEasilyGuessed } from './common-passwords.ts'
import { accountLetter } from './letters.ts'
import { inOurWords } from './library-answers.ts'
import { type AccountParts, headersFor, passCookies, readForm, refuse } from './parts.ts'
import { PASSWORD_PER_USER } from './sign-in-limits.ts'

/** What a person changes about their account while signed in. */
export function settingsRoutes({ baseUrl, library, scope, passwords, limits, outbox, requireUser }: AccountParts) {
  return new Hono<AppEnv>()
    .post('/change-password', requireUser, async c => {
      const user = c.get('user')
      const form = await readForm(c, ChangePasswordForm)
      if (isEasilyGuessed(form.newPassword, user.email)) refuse('password-too-common')
      const tried = { rule: PASSWORD_PER_USER, subject: user.id }
      await takeOrRefuse(limits, [tried])
      const headers = headersFor(c)
      await passwords.hashBefore(form.newPassword, () =>
        inOurWords(
          scope.transaction(async tx => {
            await library.api.changePassword({ body: form, headers })
            await endSessions(tx, and(eq(sessions.user_id, user.id), ne(sessions.id, user.session_id)))
            await tx.delete(verifications).where(eq(verifications.value, user.id))
            const letter = accountLetter('password-changed', `${baseUrl}/auth`)
            await outbox.post(tx, { letter, recipient: user.email, user_id: user.id })
          }),
        ),
      )
      await limits.giveBack(tried.rule, tried.subject)
      return c.json({ status: true })
    })

    .post('/delete-user', requireUser, async c => {
      const { password } = await readForm(c, DeleteAccountForm)
      await takeOrRefuse(limits, [{ rule: PASSWORD_PER_USER, subject: c.get('user').id }])
      const headers = headersFor(c)
      const gone = await inOurWords(
        scope.transaction(() => library.api.deleteUser({ body: { password }, headers, returnHeaders: true })),
      )
      passCookies(c, gone.headers)
      return c.json({ success: true })
    })

    .get('/list-sessions', requireUser, async c => {
      const user = c.get('user')
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
      return c.json({ sessions: live.map(session => ({ ...session, current: session.id === user.session_id })) })
    })

    .post('/revoke-session', requireUser, async c => {
      const { id } = await readForm(c, RevokeSessionForm)
      const user_id = c.get('user').id
      const ended = await scope.transaction(tx =>
        endSessions(tx, and(eq(sessions.user_id, user_id), eq(sessions.id, id))),
      )
      if (ended === 0) refuse('no-such-session')
      return c.json({ status: true })
    })
}

/** Their pages learn of it at once. */
async function endSessions(tx: Orm, which: SQL | undefined): Promise<number> {
  const ended = await tx.delete(sessions).where(which).returning({ id: sessions.id, user_id: sessions.user_id })
  for (const session of ended) await publishSessionEnded(tx, session)
  return ended.length
}
