import { eq } from 'drizzle-orm'
import { endSessions } from '#server/auth/end-sessions.ts'
import { sessions, users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { accountEmail } from './emails.ts'

/** What other features do while an account's rows are still there, in the transaction that deletes them. */
export type OnLeaving = (tx: Orm, user_id: string) => Promise<void>

/** Everything stored for the person goes with their row, also mail that waits; so the farewell is written after it. */
export async function deleteAccount(
  tx: Orm,
  { mailQueue, onLeaving }: { mailQueue: MailQueue; onLeaving: OnLeaving },
  user_id: string,
): Promise<void> {
  await onLeaving(tx, user_id)
  await endSessions(tx, eq(sessions.user_id, user_id))
  const [gone] = await tx.delete(users).where(eq(users.id, user_id)).returning()
  if (!gone) return
  const { email: recipient, email_verified, first_name, language } = gone
  const email = accountEmail('deleted', undefined, { language, ...(email_verified && { first_name }) })
  if (email_verified) await mailQueue.post(tx, { email, recipient })
  else await mailQueue.postUnsolicited(tx, recipient, () => ({ email }))
}
