import { and, eq, ne, sql } from 'drizzle-orm'
import { passwordOf } from '#server/auth/as-person.ts'
import { endSessions } from '#server/auth/end-sessions.ts'
import { credentials, email_confirmations, sessions, users, verifications } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { forgetDevices } from './sign-in-limits.ts'
import { passkeys } from './tables.ts'

/** What other features end when the password changes, or its owner signs out everywhere, in the same transaction. */
export type OnNewPassword = (tx: Orm, user_id: string) => Promise<void>

/**
 * A new password, and signing out everywhere, end every other way into the account and every way of hearing of it: whoever had the old password may
 * have opened one of them. Reset links are not among them: they reach nobody but the owner's mailbox, and whoever has the password
 * must not be able to end them.
 */
export type EndOtherWays = (tx: Orm, user_id: string) => Promise<void>

export function endOtherWaysWith(onNewPassword: OnNewPassword): EndOtherWays {
  return async (tx, user_id) => {
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, user_id))
    // The question whether the person reads their own address stays open: it lets nobody in.
    const toAnother = and(eq(email_confirmations.user_id, user_id), ne(email_confirmations.email, user?.email ?? ''))
    await tx.delete(email_confirmations).where(toAnother)
    await onNewPassword(tx, user_id)
  }
}

/** A password chosen by a mailed link: whoever had the old one may have opened any of this. The person's row is locked. */
export async function setPasswordByMail(
  tx: Orm,
  user_id: string,
  password: string,
  endOtherWays: EndOtherWays,
): Promise<void> {
  await tx.update(credentials).set({ password, updated_at: sql`now()` }).where(passwordOf(user_id))
  await tx.delete(verifications).where(eq(verifications.value, user_id))
  await tx.delete(passkeys).where(eq(passkeys.user_id, user_id))
  await forgetDevices(tx, user_id)
  await endOtherWays(tx, user_id)
  await endSessions(tx, eq(sessions.user_id, user_id))
}
