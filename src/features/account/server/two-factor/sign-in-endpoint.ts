import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { accepted } from '#resources/problem.ts'
import { lockPerson, passwordOf } from '#server/auth/as-person.ts'
import { credentials, users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import { perNetwork } from '#server/limits/network.ts'
import { CodeForm } from '../../two-factor-model.ts'
import { shownUser, UserAnswer } from '../answers.ts'
import { mailOwner, recoveryCodeUsedEmail } from '../emails.ts'
import { type AccountParts, setCookies, TITLE } from '../parts.ts'
import { whereabouts } from '../security-record.ts'
import { CODE_PER_ACCOUNT, CODE_PER_DEVICE, CODE_PER_NETWORK } from '../sign-in-limits.ts'
import { startSession } from '../start-session.ts'
import { recoveryCodesLeft, spendCode, twoFactorOf, type UsedCode } from './store.ts'
import { countWrongCodes, refuseCode } from './wrong-codes.ts'

type Person = typeof users.$inferSelect

/** The second half of signing in with a password: nobody has a session before it. */
export function twoFactorSignIn(parts: AccountParts): Endpoint {
  const { database, sessions, limits, devices, record, steps, secretSeal, mailQueue, baseUrl } = parts
  return forAnyone({
    method: 'POST',
    path: '/api/auth/two-factor/verify',
    summary: 'The code after the password: begins the session. A recovery code counts as well, once.',
    answer: UserAnswer,
    input: CodeForm,
    title: TITLE,
    async handle({ context, input: { code } }) {
      const cookie = context.req.header('cookie')
      const step = steps.read(cookie)
      const person = step && (await personOf(step.user_id))
      if (!person || !step.isFor(person.hash)) return refuseCode('code-step-over')
      const { user } = person
      const device = await devices.find(cookie, user.email)
      // As with the password: whoever uses up the tries keeps strangers out, and never the owner of a device that is known.
      const tries =
        device === undefined
          ? [
              ...perNetwork(CODE_PER_NETWORK, context.get('client_address')),
              { rule: CODE_PER_ACCOUNT, subject: user.id },
            ]
          : [{ rule: CODE_PER_DEVICE, subject: device }]
      const outcome = await countWrongCodes(limits, tries, () =>
        beginAs(user, step, code, context, device !== undefined),
      )
      if (typeof outcome === 'string') return refuseCode(outcome)
      setCookies(context, [outcome.cookie, devices.remember(user.email), steps.forgetCookie])
      return accepted({ user: shownUser(user) })
    },
  })

  async function personOf(user_id: string): Promise<{ user: Person; hash: string } | undefined> {
    const [found] = await database.orm
      .select({ user: users, hash: credentials.password })
      .from(users)
      .innerJoin(credentials, passwordOf(user_id))
      .where(eq(users.id, user_id))
    return found?.hash ? { user: found.user, hash: found.hash } : undefined
  }

  /** In one turn with whatever else changes how the person gets in. */
  async function beginAs(
    user: Person,
    step: { isFor(hash: string): boolean },
    code: string,
    context: Context<AppEnv>,
    isKnownDevice: boolean,
  ) {
    const before = await sessions.read(context.req.header('cookie'))
    return await database.transaction(async tx => {
      await lockPerson(tx, user.id)
      const [saved] = await tx.select({ hash: credentials.password }).from(credentials).where(passwordOf(user.id))
      if (!saved?.hash || !step.isFor(saved.hash)) return 'code-step-over'
      // Turned off meanwhile: the password alone is enough now, but this is the address for codes.
      if (!(await twoFactorOf(tx, user.id))) return 'code-step-over'
      const used = await spendCode(tx, secretSeal, user.id, code)
      if (!used) {
        await record.note(tx, 'code-failed', user.id, whereabouts(context))
        return 'wrong-code'
      }
      if (used === 'recovery-code') await mailRecoveryCodeUsed(tx, user.id)
      return { cookie: await startSession(tx, parts, context, { user, kind: SIGNED_IN[used], before, isKnownDevice }) }
    })
  }

  async function mailRecoveryCodeUsed(tx: Orm, user_id: string): Promise<void> {
    const left = await recoveryCodesLeft(tx, user_id)
    await mailOwner(tx, mailQueue, user_id, 'recovery-code-used', reader =>
      recoveryCodeUsedEmail(left, `${baseUrl}/dashboard/settings`, reader),
    )
  }
}

const SIGNED_IN = {
  code: 'signed-in-with-code',
  'recovery-code': 'signed-in-with-recovery-code',
} as const satisfies Record<UsedCode, string>
