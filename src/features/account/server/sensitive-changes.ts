import { eq } from 'drizzle-orm'
import type { SensitiveChanges } from '#server/auth/sensitive-changes.ts'
import { users } from '#server/auth/tables.ts'
import { accountMail } from './emails.ts'
import type { AccountParts } from './parts.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'
import { whereabouts } from './security-record.ts'

/** For other features: what lets somebody go on receiving news of an account is confirmed, logged and mailed as a new passkey is. */
export function sensitiveChanges(parts: AccountParts): SensitiveChanges {
  const { mailQueue, record, baseUrl } = parts
  return {
    requireRecentSignIn: user => requireRecentSignIn(parts, user),
    async tell(tx, change, user, context) {
      await record.note(tx, change, user.id, whereabouts(context))
      const [person] = await tx.select({ isConfirmed: users.email_verified }).from(users).where(eq(users.id, user.id))
      const mail = await accountMail(tx, change, user, `${baseUrl}/dashboard/settings`)
      if (person?.isConfirmed) await mailQueue.post(tx, mail)
      else await mailQueue.postUnasked(tx, user.email, () => mail)
    },
  }
}
