import { and, eq, gt, sql } from 'drizzle-orm'
import { accepted } from '#resources/problem.ts'
import { lockPerson } from '#server/auth/as-person.ts'
import { users, verifications } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import { perNetwork } from '#server/limits/network.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { mailboxOf } from '#server/mail/mailbox.ts'
import { ResetForm, ResetRequestForm } from '../model.ts'
import { ownPath } from '../rules.ts'
import { Done } from './answers.ts'
import { isEasilyGuessed, type Named } from './common-passwords.ts'
import { mailAccount } from './emails.ts'
import { setPasswordByMail } from './other-ways.ts'
import { type AccountParts, refuse, setCookies, TITLE } from './parts.ts'
import { resetIdentifier, resetRequested } from './reset-request.ts'
import { whereabouts } from './security-record.ts'
import { CODE_BY_LINK, RESET_PER_EMAIL, RESET_PER_NETWORK } from './sign-in-limits.ts'
import { twoFactorOf } from './two-factor/store.ts'
import { codeProblem, countWrongCodes, refuseCode } from './two-factor/wrong-codes.ts'

const SIGN_IN_PAGE = '/auth'

/** The way back in for somebody who forgot their password. */
export function resetEndpoints(parts: AccountParts): Endpoint[] {
  const { baseUrl, database, passwords, limits, devices, jobs, record, mailQueue, endOtherWays } = parts
  return [
    forAnyone({
      method: 'POST',
      path: '/api/auth/request-password-reset',
      summary: 'Sends a link for a new password, if the address has an account. The answer does not tell.',
      answer: Done,
      input: ResetRequestForm,
      title: TITLE,
      async handle({ context, input: { email, redirectTo } }) {
        if (redirectTo !== undefined && ownPath(redirectTo, baseUrl) === null) return refuse('invalid-redirect')
        await takeOrRefuse(limits, [
          ...perNetwork(RESET_PER_NETWORK, context.get('client_address')),
          { rule: RESET_PER_EMAIL, subject: mailboxOf(email) },
        ])
        await database.transaction(tx => jobs.enqueue(tx, resetRequested, { email }))
        return accepted({ status: true })
      },
    }),

    forAnyone({
      method: 'GET',
      path: '/api/auth/reset-password/:token',
      summary: 'Where the link in the mail leads: on to the sign-in page, with the token or with what is wrong.',
      query: ['callbackURL'],
      answer: { redirects: true },
      async handle({ context }) {
        const token = context.req.param('token') ?? ''
        const page = ownPath(context.req.query('callbackURL') ?? SIGN_IN_PAGE, baseUrl) ?? SIGN_IN_PAGE
        const found: Record<string, string> = (await ownerOf(token)) ? { token } : { error: 'link-expired' }
        return context.redirect(`${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(found)}`)
      },
    }),

    forAnyone({
      method: 'POST',
      path: '/api/auth/reset-password',
      summary:
        'Sets a new password by the token from the mail, and signs every device out. Where two-factor is on, with a code.',
      answer: Done,
      input: ResetForm,
      title: TITLE,
      async handle({ context, input: { token, newPassword, code } }) {
        const owner = await ownerOf(token)
        if (!owner) return refuse('link-expired')
        if (isEasilyGuessed(newPassword, owner)) return refuse('password-too-common')
        if (code === undefined && (await twoFactorOf(database.orm, owner.id))) return refuseCode('code-needed')
        const reset = async (tx: Orm, password: string) => {
          await lockPerson(tx, owner.id)
          // While the password was hashed the link may have been used, or another one asked for.
          if (!(await ownerOf(token, tx))) return 'link-expired'
          const problem = await codeProblem(tx, parts, owner.id, code, context)
          if (problem) return problem
          // Only whoever reads the address could do this.
          await tx.update(users).set({ email_verified: true, updated_at: sql`now()` }).where(eq(users.id, owner.id))
          await setPasswordByMail(tx, owner.id, password, endOtherWays)
          await record.note(tx, 'password-reset', owner.id, whereabouts(context))
          await mailAccount(tx, mailQueue, owner.id, 'password-changed', baseUrl + SIGN_IN_PAGE)
          return 'done'
        }
        const tries = [{ rule: CODE_BY_LINK, subject: owner.id }]
        const outcome = await countWrongCodes(limits, tries, async () => {
          const password = await passwords.hashFor({ kind: 'link', user_id: owner.id }, ({ hash }) => hash(newPassword))
          return await database.transaction(tx => reset(tx, password))
        })
        if (outcome === 'link-expired') return refuse(outcome)
        if (outcome !== 'done') return refuseCode(outcome)
        // Only the owner reads the address, so this is now their device, whoever has used up the account's tries.
        setCookies(context, [devices.remember(owner.email)])
        return accepted({ status: true })
      },
    }),
  ]

  async function ownerOf(token: string, orm = database.orm): Promise<(Named & { id: string }) | undefined> {
    const [found] = await orm
      .select({ id: users.id, email: users.email, first_name: users.first_name, last_name: users.last_name })
      .from(verifications)
      .innerJoin(users, eq(sql`${users.id}::text`, verifications.value))
      .where(and(eq(verifications.identifier, resetIdentifier(token)), gt(verifications.expires_at, sql`now()`)))
    return found
  }
}
