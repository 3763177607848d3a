import { and, eq, ne } from 'drizzle-orm'
import { email_confirmations, users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'

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
