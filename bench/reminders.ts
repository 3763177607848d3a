import { DUE_PAGE, dueBatches } from '#features/notifications/server/reminder-jobs.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { record } from '../tests/harness/figures.ts'
import { startPostgresCluster } from '../tests/harness/postgres-cluster.ts'

/**
 * Does looking for due reminders cost by what is due, or by how many people there are? The same 500 due dates among 1,000,
 * 100,000 and 1,000,000 people, each with twenty dates to be reminded of, days to years ahead. Buffers are what PostgreSQL
 * itself counts. `node bench/reminders.ts [people …]`
 */
const DUE = 500
const DATES_EACH = 20
const LIMIT = 1.5
const sizes = process.argv.slice(2).map(Number)
if (sizes.length === 0) sizes.push(1_000, 100_000, 1_000_000)

const cluster = await startPostgresCluster()
try {
  const figures: { people: number; buffers: number; ms: number }[] = []
  for (const people of sizes) {
    const name = `people_${people}`
    await cluster.admin(`create database ${name}`)
    const database = await openPostgres(cluster.url(name))
    await migrate(database, [])
    await fill(cluster.url(name), people)
    figures.push({ people, ...(await measure(database)) })
    console.log(figures.at(-1))
    await database.close()
    await cluster.admin(`drop database ${name}`)
  }
  const [before, after] = figures.slice(-2)
  if (before && after) {
    const ratio = after.buffers / before.buffers
    console.log(`buffers, ${before.people} to ${after.people} people: ${ratio.toFixed(2)} times (at most ${LIMIT})`)
    record('growth', [
      {
        claim: `Pages read to find ${DUE} due reminders among ${figures.map(each => each.people.toLocaleString('en-US')).join(' / ')} people with ${DATES_EACH} dates each`,
        measured: `${figures.map(each => each.buffers).join(' / ')}: ${ratio.toFixed(2)} times`,
        aim: `at most ${LIMIT} times`,
        met: ratio <= LIMIT,
      },
    ])
    process.exitCode = ratio <= LIMIT ? 0 : 1
  }
} finally {
  await cluster.stop()
}

async function fill(url: string, people: number): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Only the reading is measured: filling skips the log and the foreign keys.
  await client.query('set session_replication_role = replica; alter table planned_reminders set unlogged')
  await client.query(`insert into users (id, email, email_verified, name, first_name, last_name)
    select gen_random_uuid(), n || '@example.com', true, 'Ada Buyer', 'Ada', 'Buyer' from generate_series(1, ${people}) n`)
  await client.query(`insert into planned_reminders (user_id, key, remind_at)
    select users.id, 'date.' || n, now() + interval '1 day' + random() * n * n * interval '10 days'
    from users, generate_series(1, ${DATES_EACH}) n`)
  await client.query(`update planned_reminders set remind_at = now() - random() * interval '10 minutes'
    where (user_id, key) in (select user_id, key from planned_reminders where key = 'date.7' limit ${DUE})`)
  await client.query('vacuum (analyze) planned_reminders')
  await client.end()
}

/** One whole scan as the job does it, page by page; then the same pages explained. */
async function measure(database: Database): Promise<{ buffers: number; ms: number }> {
  const at = new Date()
  const begun = performance.now()
  let found = 0
  for await (const batch of dueBatches(database, at, 100)) found += batch.length
  const ms = Math.round(performance.now() - begun)
  if (found !== DUE) throw new Error(`${found} people found, not ${DUE}`)

  let buffers = 0
  let cursor = ['-infinity', '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const values = [at.toISOString(), ...cursor, 100]
    const { rows } = await database.run(`explain (analyze, buffers, format json) ${DUE_PAGE}`, values)
    buffers += buffersOf(rows[0])
    const page = await database.run(DUE_PAGE, values)
    const last = page.rows.at(-1)
    if (!last) return { buffers, ms }
    cursor = [String(last.remind_at), String(last.user_id)]
  }
}

function buffersOf(row: Record<string, unknown> | undefined): number {
  const [explained] = (row?.['QUERY PLAN'] ?? []) as { Plan: Record<string, number> }[]
  if (!explained) throw new Error('PostgreSQL explained nothing')
  return (explained.Plan['Shared Hit Blocks'] ?? 0) + (explained.Plan['Shared Read Blocks'] ?? 0)
}
