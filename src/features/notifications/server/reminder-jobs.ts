import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { defineQueue } from '#server/jobs/queue.ts'
import { type RemindParts, remindPerson } from './remind.ts'

/** Looks for who has something due and hands them out in batches, so that all servers work at once. */
export const scanReminders = defineQueue<object>({
  name: 'reminders.scan',
  retries: 3,
  pauseSeconds: 15,
  patienceSeconds: 240,
  cron: '*/5 * * * *',
})

const remindPeople = defineQueue<{ user_ids: string[] }>({
  name: 'reminders.people',
  retries: 5,
  pauseSeconds: 10,
  patienceSeconds: 300,
})

const BATCH = 100

export interface ReminderJobsParts extends RemindParts {
  database: Database
  jobs: Jobs
}

export function registerReminderJobs({ database, jobs, ...parts }: ReminderJobsParts): void {
  jobs.handle(scanReminders, async () => {
    for await (const user_ids of dueBatches(database, new Date(), BATCH)) {
      // Because of the key, a batch that still waits is not queued again by the next scan.
      await database.transaction(tx => jobs.enqueue(tx, remindPeople, { user_ids }, { key: user_ids[0] }))
    }
  })
  jobs.handle(remindPeople, ({ user_ids }) => remindEach(database, parts, user_ids, new Date()))
}

/** One transaction a person: what fails for one is tried again and keeps nobody else waiting. */
export async function remindEach(
  database: Database,
  parts: RemindParts,
  user_ids: readonly string[],
  at: Date,
): Promise<void> {
  let failure: unknown
  for (const user_id of user_ids) {
    try {
      await database.transaction(tx => remindPerson(tx, parts, user_id, at, 'job'))
    } catch (error) {
      failure = error
    }
  }
  if (failure) throw failure
}

/** People with something due, the longest waiting first. Reads only the due end of the index. */
export async function* dueBatches(database: Database, at: Date, size: number): AsyncGenerator<string[]> {
  let after: Cursor = { remind_at: '-infinity', user_id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const { rows } = await database.run(DUE_PAGE, [at.toISOString(), after.remind_at, after.user_id, size])
    const last = rows.at(-1) as Cursor | undefined
    if (!last) return
    yield [...new Set(rows.map(row => String(row.user_id)))]
    after = last
  }
}

interface Cursor {
  remind_at: string
  user_id: string
}

// As text, so that no driver rounds the microseconds and meets the same row again.
const DUE_PAGE = `
  select remind_at::text as remind_at, user_id from planned_reminders
    where remind_at <= $1::timestamptz and (remind_at, user_id) > ($2::timestamptz, $3::uuid)
    order by remind_at, user_id limit $4`
