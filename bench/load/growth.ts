import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { TIMELINE_EVENT_KEYS } from '#domain/timeline-events.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { startPostgresCluster } from '../../tests/harness/postgres-cluster.ts'
import type { Figure } from '../report.ts'
import { walkJourney } from './journey-walk.ts'
import { startContender } from './world.ts'

const JOURNEYS = 10
const LIMIT = 1.5
/** A page or two more is a deeper tree, not growth. Nor is a page for each row that is found: that is another plan. */
const SLACK = 3
/** Below this, reading a whole table is the quickest way. */
const LARGE = 1_000
const USUAL_SIZES = [1_000, 100_000, 1_000_000]

/** One statement: pages that a call touches, and rows that it finds or writes. */
interface Touched {
  query: string
  pages: number
  rows: number
}

interface Cost {
  /** By statement. */
  touched: Map<string, Touched>
  /** Large tables that were read from end to end. */
  scanned: string[]
  /** What a journey took of the server's processor, in milliseconds for each request. */
  msEach: number
  /** What a person half-way takes, indexes included. */
  rowsEach: number
  bytesEach: number
}

const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'max_wal_size=8GB',
  'shared_preload_libraries=pg_stat_statements',
]

/**
 * Does a request cost more when there are more people? The same journeys through the real server among ever more people;
 * PostgreSQL itself counts the pages that each statement touches, and the tables it reads from end to end.
 */
export async function growth(wanted: number[]): Promise<Figure[]> {
  const sizes = wanted.length > 0 ? wanted : USUAL_SIZES
  const cluster = await startPostgresCluster(SETTINGS)
  const folder = mkdtempSync(join(tmpdir(), 'keyturn-growth-'))
  try {
    const costs: Cost[] = []
    for (const people of sizes) {
      const name = `people_${people}`
      await cluster.admin(`create database ${name}`)
      await fill(cluster.url(name), people)
      costs.push(await measure(cluster.url(name), people, folder))
      await cluster.admin(`drop database ${name} with (force)`)
    }
    return figuresOf(costs, sizes)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await cluster.stop()
  }
}

/** Accounts with all that one who is half-way has. Only what is read later is measured, so filling skips foreign keys. */
async function fill(url: string, people: number): Promise<void> {
  const database = await openPostgres(url)
  await migrate(database, [])
  await database.close()
  await withClient(url, async client => {
    await client.query('create extension pg_stat_statements')
    await client.query('set session_replication_role = replica')
    await client.query(`insert into users (id, email, name, first_name, last_name)
      select gen_random_uuid(), n || '@example.com', 'Ada Buyer', 'Ada', 'Buyer' from generate_series(1, ${people}) n`)
    for (const sql of [
      `insert into profiles (user_id, email, first_name, last_name) select id, email, 'Ada', 'Buyer' from users`,
      `insert into credentials (user_id, provider_id, account_id, password) select id, 'credential', id::text, 'x' from users`,
      `insert into sessions (token, user_id, expires_at) select gen_random_uuid(), id, now() + interval '30 days' from users`,
      `insert into notifications (user_id, type, title, message, read, created_at)
        select id, 'info', 'Due', 'Soon', true, now() - random() * interval '300 days' from users, generate_series(1, 3)`,
      `insert into loans (user_id, id, state) select id, gen_random_uuid(), 'comparing' from users`,
      `update users set current_loan_id = loans.id from loans where loans.user_id = users.id`,
      `insert into mortgage_applications (id, user_id, loan_id, tracking_id, status, completed_at, created_at, updated_at, property_state)
        select gen_random_uuid(), id, current_loan_id, id::text, 'completed', now(), now(), now(), 'Ohio' from users`,
      `insert into notification_preferences (user_id) select id from users`,
      `insert into gathered_documents (user_id, loan_id, document) select id, current_loan_id, 'pay_stubs' from users`,
    ]) {
      await client.query(sql)
    }
    await client.query(
      `insert into timeline_events (user_id, loan_id, event_key, scheduled_date, completed, date_change_count, reminder_enabled)
       select users.id, current_loan_id, key, current_date + 30, false, 0, true from users, unnest($1::text[]) as key`,
      [TIMELINE_EVENT_KEYS],
    )
    await client.query('vacuum analyze')
  })
}

async function measure(url: string, people: number, folder: string): Promise<Cost> {
  const server = await startContender('dist-server/main.js', {
    DATABASE_URL: url,
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const origin = `http://localhost:${server.port}`
  let requests = 0
  const walk = async () => {
    await walkJourney(origin, ({ name, status }) => {
      requests += 1
      if (status >= 400) throw new Error(`${name}: ${status}`)
    })
  }
  // The first fills caches of catalogues and plans.
  await walk()
  return withClient(url, async client => {
    const [space] = (
      await client.query(`select sum(reltuples) filter (where relkind = 'r') / ${people} as rows,
        sum(pg_relation_size(oid)) / ${people} as bytes from pg_class where relnamespace = 'public'::regnamespace`)
    ).rows
    await client.query('select pg_stat_reset()')
    const begun = await server.processorSeconds()
    requests = 0
    const journeys: Touched[][] = []
    for (let round = 0; round < JOURNEYS; round += 1) {
      await client.query('select pg_stat_statements_reset()')
      await walk()
      journeys.push(await touchedPages(client))
    }
    const msEach = ((await server.processorSeconds()) - begun) * (1000 / requests)
    await server.stop()
    const tables = await client.query(
      `select pg_class.relname from pg_stat_user_tables join pg_class on pg_class.oid = relid
       where schemaname = 'public' and seq_scan > 0 and reltuples >= ${LARGE}`,
    )
    return {
      touched: cheapest(journeys),
      scanned: tables.rows.map(row => String(row.relname)),
      msEach,
      rowsEach: Number(space.rows),
      bytesEach: Number(space.bytes),
    }
  })
}

async function touchedPages(client: pg.Client): Promise<Touched[]> {
  const { rows } = await client.query(
    `select query, (sum(shared_blks_hit + shared_blks_read) / sum(calls))::float as pages,
       (sum(rows) / sum(calls))::float as rows from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database()) and query !~* '\\mjobs\\.|pg_catalog|pg_stat'
     group by query`,
  )
  return rows.map(({ query, pages, rows }) => ({ query: String(query).replace(/\s+/g, ' '), pages, rows }))
}

/**
 * The cheapest of the journeys, of what each of them asks. A connection that asks something for the first time also reads the
 * catalogues, up to eighty pages, and a busy machine uses more connections: that would be counted as growth.
 */
function cheapest(journeys: Touched[][]): Map<string, Touched> {
  const asked = Map.groupBy(journeys.flat(), ({ query }) => query)
  return new Map(
    [...asked].flatMap(([query, each]) => {
      const [least] = each.toSorted((a, b) => a.pages - b.pages)
      return least && each.length === journeys.length ? [[query, least] as const] : []
    }),
  )
}

function figuresOf(costs: Cost[], sizes: number[]): Figure[] {
  const [before, after] = costs.slice(-2)
  if (!before || !after) return []
  const shared = [...after.touched.values()].flatMap(touched => {
    const was = before.touched.get(touched.query)?.pages
    return was === undefined ? [] : [{ ...touched, was }]
  })
  const grown = shared.filter(
    ({ pages, was, rows }) => pages > was * LIMIT && pages > was + SLACK && pages > rows + SLACK,
  )
  for (const { query, pages, was } of grown) console.log(`${was.toFixed(1)} → ${pages.toFixed(1)} pages: ${query}`)
  const totals = costs.map(({ touched }) =>
    shared.reduce((sum, { query }) => sum + (touched.get(query)?.pages ?? 0), 0),
  )
  const scanned = [...new Set(costs.slice(1).flatMap(cost => cost.scanned))]
  const [small = 1, large = 1] = totals.slice(-2)
  const names = sizes.map(size => size.toLocaleString('en-US')).join(' / ')
  return [
    {
      claim: `Pages touched by the ${shared.length} statements of a journey, once each, among ${names} people`,
      measured: `${totals.map(total => Math.round(total)).join(' / ')}: ${(large / small).toFixed(2)} times`,
      aim: `at most ${LIMIT} times from the last but one to the last`,
      met: large / small <= LIMIT,
    },
    {
      claim: 'Statements that touch more pages among more people, beyond one for each row that they find',
      measured: grown.length === 0 ? 'none' : grown.map(({ query }) => `\`${query.slice(0, 80)}\``).join(', '),
      aim: 'none',
      met: grown.length === 0,
    },
    {
      claim: 'What somebody half-way takes in the database, indexes included, and a request of the server’s processor',
      measured: `${after.rowsEach.toFixed(0)} rows, ${(after.bytesEach / 1024).toFixed(1)} KB; ${after.msEach.toFixed(1)} ms`,
      met: true,
    },
    {
      claim: 'Large tables that a request reads from end to end',
      measured: scanned.join(', ') || 'none',
      aim: 'none',
      met: scanned.length === 0,
    },
  ]
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
