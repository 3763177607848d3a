import type { AuthEvents } from '#server/auth/library.ts'
import type { Scope } from '#server/auth/scope.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { publishSessionEnded } from '#server/realtime/publish.ts'
import { askToConfirm, askWithoutMail, CONFIRM_SECONDS } from './email-confirmation.ts'
import { accountMail } from './emails.ts'
import { syncProfile } from './profile-store.ts'

interface EventParts {
  scope: Scope
  mailQueue: MailQueue
  baseUrl: string
}

/** What hangs on signing up, signing in and their kin, each in the transaction of the deed itself. */
export function accountEvents({ scope, mailQueue, baseUrl }: EventParts): AuthEvents {
  const signInPage = `${baseUrl}/auth`

  return {
    signedUp: ({ id, email }) =>
      scope.join(async tx => {
        await syncProfile(tx, id)
        const isMailed = await mailQueue.postUnasked(tx, email, async () => {
          const token = await askToConfirm(tx, id, email, CONFIRM_SECONDS.own)
          return await accountMail(tx, 'welcome', { id, email }, confirmUrl(baseUrl, token))
        })
        if (!isMailed) await askWithoutMail(tx, id, email, CONFIRM_SECONDS.own)
      }),

    signedUpAgain: ({ id, email }) =>
      scope.join(async tx => {
        await mailQueue.postUnasked(tx, email, () => accountMail(tx, 'already-registered', { id, email }, signInPage))
      }),

    sessionEnded: session => scope.join(tx => publishSessionEnded(tx, session)),
  }
}

export function confirmUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/api/auth/verify-email?token=${token}`
}
