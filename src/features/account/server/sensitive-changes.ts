import type { SensitiveChanges } from '#server/auth/sensitive-changes.ts'
import { mailAccount } from './emails.ts'
import type { AccountParts } from './parts.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'
import { whereabouts } from './security-record.ts'

/** For other features: what lets somebody go on receiving news of an account is confirmed, logged and mailed as a new passkey is. */
export function sensitiveChanges(parts: AccountParts): SensitiveChanges {
  const { mailQueue, record, baseUrl } = parts
  return {
    requireRecentSignIn: user => requireRecentSignIn(parts, user),
    async notify(tx, change, user, context) {
      await record.note(tx, change, user.id, whereabouts(context))
      await mailAccount(tx, mailQueue, user.id, change, `${baseUrl}/dashboard/settings`)
    },
  }
}
