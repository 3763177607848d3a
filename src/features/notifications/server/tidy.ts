import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { NOTIFICATIONS_RETENTION_DAYS, READ_NOTIFICATIONS_RETENTION_DAYS } from '#routes/retention.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { defineQueue } from '#server/jobs/queue.ts'
import { notifications, reminder_confirmations } from './tables.ts'

const tidyNotifications = defineQueue<object>({
  name: 'notifications.tidy',
  retries: 2,
  pauseSeconds: 60,
  patienceSeconds: 900,
  cron: '53 4 * * *',
})

/** Small, so that nobody who reads their bell meanwhile waits for more than a moment. */
const BATCH = 1000

export function registerNotificationTidy({ database, jobs }: { database: Database; jobs: Jobs }): void {
  jobs.handle(tidyNotifications, () => removeOld(database))
}

/** Nobody looks for what they read half a year ago, or never read in more than a year. */
export async function removeOld(database: Database, batch = BATCH): Promise<void> {
  const { created_at, read } = notifications
  await removeWhere(database, and(eq(read, true), lt(created_at, daysAgo(READ_NOTIFICATIONS_RETENTION_DAYS))), batch)
  await removeWhere(database, lt(created_at, daysAgo(NOTIFICATIONS_RETENTION_DAYS)), batch)
  await database.orm
    .delete(reminder_confirmations)
    .where(lt(reminder_confirmations.created_at, sql`now() - interval '1 day'`))
}

/** Open pages are not notified: a page shows them until it reads its list again, and replay knows only what is there. */
async function removeWhere(database: Database, which: SQL | undefined, batch: number): Promise<void> {
  for (;;) {
    const old = database.orm
      .select({ id: notifications.id })
      .from(notifications)
      .where(which)
      .orderBy(asc(notifications.created_at))
      .limit(batch)
      .for('update', { skipLocked: true })
    const gone = await database.orm
      .delete(notifications)
      .where(inArray(notifications.id, old))
      .returning({ id: notifications.id })
    if (gone.length < batch) return
  }
}

function daysAgo(days: number): SQL {
  return sql`now() - make_interval(days => ${days})`
}
