import { and, eq, ne } from 'drizzle-orm'
import { type AuthEvents, RESET_LINK_SECONDS, resetIdentifier } from '#server/auth/library.ts'
import type { Scope } from '#server/auth/scope.ts'
import { users, verifications } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import { publishSessionEnded } from '#server/realtime/publish.ts'
import { askToConfirm, CONFIRM_SECONDS } from './email-confirmation.ts'
import { accountLetter } from './letters.ts'
import { keepProfileInStep } from './profile-store.ts'
import { passkeys } from './tables.ts'

/** What other features do while an account's rows are still there, in the transaction that deletes them. */
export type OnLeaving = (tx: Orm, user_id: string) => Promise<void>

interface EventParts {
  scope: Scope
  outbox: Outbox
  baseUrl: string
  onLeaving: OnLeaving
}

/** What hangs on signing up, signing in and their kin, each in the transaction of the deed itself. */
export function accountEvents({ scope, outbox, baseUrl, onLeaving }: EventParts): AuthEvents {
  const signInPage = `${baseUrl}/auth`

  return {
    signedUp: ({ id, email }) =>
      scope.join(async tx => {
        await keepProfileInStep(tx, id)
        const token = await askToConfirm(tx, id, email, CONFIRM_SECONDS.own)
        const letter = accountLetter('welcome', confirmUrl(baseUrl, token))
        await outbox.post(tx, { letter, recipient: email, user_id: id })
      }),

    signedUpAgain: ({ id, email }) =>
      scope.join(tx =>
        outbox.post(tx, { letter: accountLetter('already-registered', signInPage), recipient: email, user_id: id }),
      ),

    resetAsked: ({ id, email }, token) =>
      scope.join(async tx => {
        // Two requests at once take turns; without it each would spare the other's link.
        await lockPerson(tx, id)
        const others = and(eq(verifications.value, id), ne(verifications.identifier, resetIdentifier(token)))
        await tx.delete(verifications).where(others)
        const letter = accountLetter('reset', `${baseUrl}/api/auth/reset-password/${token}?callbackURL=%2Fauth`)
        await outbox.post(tx, { letter, recipient: email, user_id: id, usefulForSeconds: RESET_LINK_SECONDS })
      }),

    passwordReset: ({ id, email }) =>
      scope.join(async tx => {
        await tx.delete(verifications).where(eq(verifications.value, id))
        // Whoever had the old password may have added a key of their own.
        await tx.delete(passkeys).where(eq(passkeys.user_id, id))
        await outbox.post(tx, {
          letter: accountLetter('password-changed', signInPage),
          recipient: email,
          user_id: id,
        })
      }),

    sessionBegun: user_id => scope.join(tx => keepProfileInStep(tx, user_id)),

    sessionEnded: session => scope.join(tx => publishSessionEnded(tx, session)),

    leaving: ({ id }) =>
      scope.join(async tx => {
        await lockPerson(tx, id)
        await onLeaving(tx, id)
      }),

    deleted: ({ email }) => scope.join(tx => outbox.post(tx, { letter: accountLetter('deleted'), recipient: email })),
  }
}

export async function lockPerson(tx: Orm, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}

export function confirmUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/api/auth/verify-email?token=${token}`
}
