import { and, eq, gt, gte, sql } from 'drizzle-orm'
import { accepted } from '#resources/problem.ts'
import { lockPerson } from '#server/auth/as-person.ts'
import { hashOfToken, mailedToken } from '#server/auth/mailed-token.ts'
import { email_confirmations, email_undos, users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import { ResetForm } from '../model.ts'
import { Done } from './answers.ts'
import { isEasilyGuessed } from './common-passwords.ts'
import type { OpenQuestion } from './email-confirmation.ts'
import { accountEmail, mailAccount, readerOf } from './emails.ts'
import { setPasswordByMail } from './other-ways.ts'
import { type AccountParts, refuse, setCookies, TITLE } from './parts.ts'
import { syncProfile } from './profile-store.ts'
import { whereabouts } from './security-record.ts'
import { CODE_BY_LINK } from './sign-in-limits.ts'
import { removeTwoFactor, twoFactorOf } from './two-factor/store.ts'
import { codeProblem, countWrongCodes, refuseCode } from './two-factor/wrong-codes.ts'

const UNDO_SECONDS = 7 * 24 * 3600

/**
 * Tells the old address that the account left it, with a link back. An address that nobody confirmed gets no link: it may
 * be a typing error, and then its reader is a stranger.
 */
export async function notifyOldAddress(
  tx: Orm,
  { mailQueue, baseUrl }: Pick<AccountParts, 'mailQueue' | 'baseUrl'>,
  { user_id, previous, was_verified }: OpenQuestion,
): Promise<void> {
  if (!was_verified) {
    await mailQueue.postUnsolicited(tx, previous, () => ({ email: accountEmail('address-left') }))
    return
  }
  const { token, token_hash } = mailedToken()
  const expires_at = new Date(Date.now() + UNDO_SECONDS * 1000)
  await tx.insert(email_undos).values({ token_hash, user_id, email: previous, expires_at })
  const email = accountEmail('address-changed', `${baseUrl}/auth?undo=${token}`, await readerOf(tx, user_id))
  await mailQueue.post(tx, { email, recipient: previous, usefulForSeconds: UNDO_SECONDS })
}

/** The way back: the old address counts again, with a new password, and everything opened meanwhile is closed. */
export function undoEmailEndpoint(parts: AccountParts): Endpoint {
  const { baseUrl, database, passwords, limits, devices, mailQueue, record, endOtherWays } = parts
  return forAnyone({
    method: 'POST',
    path: '/api/auth/undo-email-change',
    summary: 'Gives an account its former address back, by the token mailed there, with a new password.',
    answer: Done,
    input: ResetForm,
    title: TITLE,
    async handle({ context, input: { token, newPassword, code } }) {
      const asked = await openUndo(database.orm, token)
      if (!asked) return refuse('link-expired')
      if (isEasilyGuessed(newPassword, asked)) return refuse('password-too-common')
      if (code === undefined && (await hadTwoFactorBefore(database.orm, asked))) return refuseCode('code-needed')
      const password = await passwords.hashFor({ kind: 'link', user_id: asked.user_id }, ({ hash }) =>
        hash(newPassword),
      )
      const undoChange = async (tx: Orm) => {
        await lockPerson(tx, asked.user_id)
        const undo = await openUndo(tx, token)
        if (!undo) return 'link-expired'
        if (await hadTwoFactorBefore(tx, undo)) {
          const problem = await codeProblem(tx, parts, undo.user_id, code, context)
          if (problem) return problem
        } else await removeTwoFactor(tx, undo.user_id)
        const { user_id, email } = undo
        await tx.update(users).set({ email, email_verified: true, updated_at: sql`now()` }).where(eq(users.id, user_id))
        // Later changes go with this one; a link to an even older address still works.
        const since = and(eq(email_undos.user_id, user_id), gte(email_undos.created_at, undo.created_at))
        await tx.delete(email_undos).where(since)
        await tx.delete(email_confirmations).where(eq(email_confirmations.user_id, user_id))
        await setPasswordByMail(tx, user_id, password, endOtherWays)
        await syncProfile(tx, user_id)
        await record.note(tx, 'email-changed', user_id, whereabouts(context))
        await mailAccount(tx, mailQueue, user_id, 'password-changed', `${baseUrl}/auth`)
        return 'done'
      }
      const tries = [{ rule: CODE_BY_LINK, subject: asked.user_id }]
      const outcome = await countWrongCodes(limits, tries, () => database.transaction(undoChange))
      if (outcome === 'link-expired') return refuse(outcome)
      if (outcome !== 'done') return refuseCode(outcome)
      setCookies(context, [devices.remember(asked.email)])
      return accepted({ status: true })
    },
  })
}

/** Two-factor that was turned on after the address had changed is closed like everything else that was opened meanwhile. */
async function hadTwoFactorBefore(orm: Orm, undo: { user_id: string; created_at: Date }): Promise<boolean> {
  const own = await twoFactorOf(orm, undo.user_id)
  return own?.confirmed_at != null && own.confirmed_at < undo.created_at
}

async function openUndo(orm: Orm, token: string) {
  const [undo] = await orm
    .select({
      user_id: email_undos.user_id,
      email: email_undos.email,
      created_at: email_undos.created_at,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(email_undos)
    .innerJoin(users, eq(users.id, email_undos.user_id))
    .where(and(eq(email_undos.token_hash, hashOfToken(token)), gt(email_undos.expires_at, sql`now()`)))
  return undo
}
