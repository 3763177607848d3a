import { lt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { defineQueue } from '#server/jobs/queue.ts'
import { loan_invitations } from '#server/loans/tables.ts'

const tidyInvitations = defineQueue<object>({
  name: 'invitations.tidy',
  retries: 2,
  pauseSeconds: 60,
  patienceSeconds: 300,
  cron: '37 4 * * *',
})

/** What nobody took in its week is gone, with the address that it was mailed to. */
export function registerInvitationTidy({ database, jobs }: { database: Database; jobs: Jobs }): void {
  jobs.handle(tidyInvitations, async () => {
    await database.orm.delete(loan_invitations).where(lt(loan_invitations.expires_at, sql`now()`))
  })
}
