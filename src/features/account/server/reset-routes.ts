import { and, eq, gt, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { resetIdentifier } from '#server/auth/library.ts'
import { users, verifications } from '#server/auth/tables.ts'
import type { AppEnv } from '#server/http/context.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { ResetForm, ResetRequestForm } from '../model.ts'
import { ownPath } from '../rules.ts'
import { isEasilyGuessed } from './common-passwords.ts'
import { inOurWords } from './library-answers.ts'
import { type AccountParts, clientNetwork, readForm, refuse } from './parts.ts'
import { resetRequested } from './reset-request.ts'
import { RESET_PER_ADDRESS, RESET_PER_EMAIL } from './sign-in-limits.ts'

const SIGN_IN_PAGE = '/auth'

/** The way back in for somebody who forgot their password. */
export function resetRoutes({ baseUrl, library, scope, passwords, limits, devices, jobs }: AccountParts) {
  return new Hono<AppEnv>()
    .post('/request-password-reset', async c => {
      const { email, redirectTo } = await readForm(c, ResetRequestForm)
      if (redirectTo !== undefined && ownPath(redirectTo, baseUrl) === null) refuse('invalid-redirect')
      await takeOrRefuse(limits, [
        { rule: RESET_PER_ADDRESS, subject: clientNetwork(c) },
        { rule: RESET_PER_EMAIL, subject: email },
      ])
      await scope.transaction(tx => jobs.send(tx, resetRequested, { email }))
      return c.json({ status: true })
    })

    .get('/reset-password/:token', async c => {
      const token = c.req.param('token')
      const page = ownPath(c.req.query('callbackURL') ?? SIGN_IN_PAGE, baseUrl) ?? SIGN_IN_PAGE
      const answer: Record<string, string> = (await ownerOf(token)) ? { token } : { error: 'link-expired' }
      return c.redirect(`${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(answer)}`)
    })

    .post('/reset-password', async c => {
      const { token, newPassword } = await readForm(c, ResetForm)
      const email = await ownerOf(token)
      if (!email) refuse('link-expired')
      if (isEasilyGuessed(newPassword, email)) refuse('password-too-common')
      await passwords.hashBefore(newPassword, () =>
        inOurWords(scope.transaction(() => library.api.resetPassword({ body: { token, newPassword } }))),
      )
      // Only the owner reads the address, so from here on this is their device, whoever has used up the account's tries.
      c.header('set-cookie', devices.remember(email), { append: true })
      return c.json({ status: true })
    })

  async function ownerOf(token: string): Promise<string | undefined> {
    const [found] = await scope.orm
      .select({ email: users.email })
      .from(verifications)
      .innerJoin(users, eq(sql`${users.id}::text`, verifications.value))
      .where(and(eq(verifications.identifier, resetIdentifier(token)), gt(verifications.expires_at, sql`now()`)))
    return found?.email
  }
}
