import { and, eq, ne } from 'drizzle-orm'
import type { Context } from 'hono'
import { accepted } from '#resources/problem.ts'
import { sessionTransaction } from '#server/auth/as-person.ts'
import { endSessions } from '#server/auth/end-sessions.ts'
import { mailedToken } from '#server/auth/mailed-token.ts'
import { sessions } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import { type Endpoint, forUsers } from '#server/http/endpoint.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { ProofForm } from '../../model.ts'
import { CodeForm, PasswordAndCodeForm } from '../../two-factor-model.ts'
import { AuthenticatorSetup, Done, RecoveryCodes, TwoFactorAnswer } from '../answers.ts'
import { mailAccount, ownerOf } from '../emails.ts'
import { type AccountParts, setCookies, TITLE } from '../parts.ts'
import { requirePassword, requireRecentSignIn } from '../recent-sign-in.ts'
import { whereabouts } from '../security-record.ts'
import { CODE_PER_USER, forgetDevices, SETUP_PER_USER } from '../sign-in-limits.ts'
import {
  beginSetup,
  confirmSetup,
  recoveryCodesLeft,
  removeTwoFactor,
  replaceRecoveryCodes,
  spendCode,
  twoFactorOf,
} from './store.ts'
import { authenticatorUri, base32, newSecret } from './totp.ts'
import { countWrongCodes, refuseCode } from './wrong-codes.ts'

/** How the account is named in an authenticator app. */
const AUTHENTICATOR_ISSUER = 'Keyturn'

/** The authenticator app of the person who is signed in. */
export function twoFactorSettings(parts: AccountParts): Endpoint[] {
  const { baseUrl, database, limits, devices, mailQueue, record, secretSeal } = parts
  const settingsPage = `${baseUrl}/dashboard/settings`
  const undoUrl = (token: string) => `${baseUrl}/auth?undo-two-factor=${token}`

  return [
    forUsers({
      method: 'GET',
      path: '/api/auth/two-factor',
      summary: 'Whether a code is asked for at sign-in, since when, and how many recovery codes are left.',
      answer: TwoFactorAnswer,
      async handle({ user }) {
        const own = await twoFactorOf(database.orm, user.id)
        const left = own ? await recoveryCodesLeft(database.orm, user.id) : 0
        return accepted({ enabled: own !== undefined, since: own?.confirmed_at ?? null, recovery_codes_left: left })
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/auth/two-factor/enable',
      summary:
        'A new secret for an authenticator app. Asks for a recent sign-in; nothing counts before it is confirmed.',
      answer: AuthenticatorSetup,
      input: ProofForm,
      title: TITLE,
      async handle({ user, input: { password } }) {
        await requireRecentSignIn(parts, user, password)
        await takeOrRefuse(limits, [{ rule: SETUP_PER_USER, subject: user.id }])
        const secret = newSecret()
        const sealed = secretSeal.seal(secret, user.id)
        const begun = await sessionTransaction(database, user, tx => beginSetup(tx, user.id, sealed))
        if (!begun) return refuseCode('already-on')
        return accepted({ key: base32(secret), uri: authenticatorUri(secret, AUTHENTICATOR_ISSUER, user.email) })
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/auth/two-factor/confirm',
      summary: 'Turns two-factor on by the first code, signs other devices out, and answers ten recovery codes, once.',
      answer: RecoveryCodes,
      input: CodeForm,
      title: TITLE,
      async handle({ context, user, input: { code } }) {
        const confirmed = await countWrongCodes(limits, [{ rule: CODE_PER_USER, subject: user.id }], () =>
          sessionTransaction(database, user, async tx => {
            const undo = mailedToken()
            // An address that nobody confirmed may be a stranger's, who must not be able to turn it off.
            const canUndo = (await ownerOf(tx, user.id))?.isConfirmed ?? false
            const outcome = await confirmSetup(tx, secretSeal, user.id, code, canUndo ? undo.token_hash : null)
            if (outcome !== 'confirmed') return outcome
            await endSessions(tx, and(eq(sessions.user_id, user.id), ne(sessions.id, user.session_id)))
            await forgetDevices(tx, user.id)
            await record.note(tx, 'two-factor-on', user.id, whereabouts(context))
            if (canUndo) await mailAccount(tx, mailQueue, user.id, 'two-factor-on', undoUrl(undo.token))
            else await mailAccount(tx, mailQueue, user.id, 'two-factor-on-unread', settingsPage)
            return await replaceRecoveryCodes(tx, user.id)
          }),
        )
        if (typeof confirmed === 'string') return refuseCode(confirmed)
        setCookies(context, [devices.remember(user.email)])
        return accepted({ recovery_codes: confirmed })
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/auth/two-factor/recovery-codes',
      summary: 'Ten new recovery codes by password and code; the old ones open nothing any more.',
      answer: RecoveryCodes,
      input: PasswordAndCodeForm,
      title: TITLE,
      async handle({ context, user, input: { password, code } }) {
        const renewed = await withCode(context, { password, code }, async tx => {
          await record.note(tx, 'recovery-codes-renewed', user.id, whereabouts(context))
          await mailAccount(tx, mailQueue, user.id, 'recovery-codes-renewed', settingsPage)
          return await replaceRecoveryCodes(tx, user.id)
        })
        return typeof renewed === 'string' ? refuseCode(renewed) : accepted({ recovery_codes: renewed })
      },
    }),

    forUsers({
      method: 'POST',
      path: '/api/auth/two-factor/disable',
      summary: 'Turns two-factor off by password and code. A recovery code counts as well.',
      answer: Done,
      input: PasswordAndCodeForm,
      title: TITLE,
      async handle({ context, user, input: { password, code } }) {
        const off = await withCode(context, { password, code }, async tx => {
          await removeTwoFactor(tx, user.id)
          await record.note(tx, 'two-factor-off', user.id, whereabouts(context))
          await mailAccount(tx, mailQueue, user.id, 'two-factor-off', settingsPage)
          return true as const
        })
        return off === true ? accepted({ status: true }) : refuseCode(off)
      },
    }),
  ]

  /** Both factors once more. A code that was not right is in the record: somebody knew the password. */
  async function withCode<Value>(
    context: Context<AppEnv>,
    { password, code }: { password: string; code: string },
    work: (tx: Orm) => Promise<Value>,
  ): Promise<Value | 'wrong-code' | 'not-on'> {
    const user = context.get('user')
    await requirePassword(parts, user, password)
    return await countWrongCodes(limits, [{ rule: CODE_PER_USER, subject: user.id }], () =>
      sessionTransaction(database, user, async tx => {
        if (!(await twoFactorOf(tx, user.id))) return 'not-on'
        if (await spendCode(tx, secretSeal, user.id, code)) return await work(tx)
        await record.note(tx, 'code-failed', user.id, whereabouts(context))
        return 'wrong-code'
      }),
    )
  }
}
