import { eq } from 'drizzle-orm'
import { hashOfToken, mailedToken } from '#server/auth/mailed-token.ts'
import { users, verifications } from '#server/auth/tables.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { defineQueue } from '#server/jobs/queue.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { accountMail } from './emails.ts'

const LINK_SECONDS = 3600

/**
 * A reset is only queued while the person waits, and looked into afterwards. So the answer takes the same work, and the
 * same time, whether the address has an account or not.
 */
export const resetRequested = defineQueue<{ email: string }>({
  name: 'account.reset-requested',
  retries: 5,
  pauseSeconds: 5,
  patienceSeconds: 60,
  isPersonal: true,
})

interface ResetMailParts {
  database: Database
  mailQueue: MailQueue
  baseUrl: string
}

export function registerResetRequests(jobs: Jobs, { database, mailQueue, baseUrl }: ResetMailParts): void {
  jobs.handle(resetRequested, async ({ email }) => {
    await database.transaction(async tx => {
      // Two requests at once take turns; without the lock each would spare the other's link.
      const account = { id: users.id, email: users.email }
      const [user] = await tx.select(account).from(users).where(eq(users.email, email)).for('update')
      if (!user) return
      const { token } = mailedToken()
      const expires_at = new Date(Date.now() + LINK_SECONDS * 1000)
      await tx.delete(verifications).where(eq(verifications.value, user.id))
      await tx.insert(verifications).values({ identifier: resetIdentifier(token), value: user.id, expires_at })
      const link = `${baseUrl}/api/auth/reset-password/${token}?callbackURL=%2Fauth`
      await mailQueue.post(tx, { ...(await accountMail(tx, 'reset', user, link)), usefulForSeconds: LINK_SECONDS })
    })
  })
}

/** How a link's token is found in the table, where only its hash is stored. */
export function resetIdentifier(token: string): string {
  return hashOfToken(`reset-password:${token}`)
}
