import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { StartProblem } from '#server/start-problem.ts'
import { withoutPassword } from './postgres-hosts.ts'
import type { Pool } from './postgres-pool.ts'

const OLDEST_VERSION = 150_000

interface Way {
  url: string
  pool: Pool
  /** Leads past a pooler. */
  direct: { url: string; connect(): Promise<pg.Client> } | undefined
}

/** Refuses at the start, with one line, what would fail later in ways that are hard to read. */
export async function checkServer({ url, pool, direct }: Way): Promise<void> {
  try {
    await withReason('DATABASE_URL', url, () => pool.lend((_execute, client) => checkVersion(client)))
    if (direct) await withReason('DATABASE_DIRECT_URL', direct.url, () => checkDirect(pool, direct.connect))
    else if (await isShared(pool)) throw new StartProblem(POOLED.DATABASE_URL)
  } catch (error) {
    await pool.end()
    throw error
  }
}

const POOLED = {
  DATABASE_URL:
    'DATABASE_URL leads to a pooler that lends a connection for one transaction. Set DATABASE_DIRECT_URL to PostgreSQL itself, for what needs more.',
  DATABASE_DIRECT_URL: 'DATABASE_DIRECT_URL leads to a pooler as well. It must lead to PostgreSQL itself.',
}

async function withReason(setting: keyof typeof POOLED, url: string, check: () => Promise<void>): Promise<void> {
  try {
    await check()
  } catch (error) {
    if (error instanceof StartProblem) throw error
    const reason = reasonOf(error)
    // What a pooler says to the settings that a session begins with.
    if (/unsupported startup parameter/.test(reason)) throw new StartProblem(POOLED[setting])
    throw new StartProblem(`Cannot use PostgreSQL at ${withoutPassword(url)}: ${reason}. Check ${setting}.`)
  }
}

async function checkVersion(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`select current_setting('server_version_num')::int as version`)
  if (rows[0].version < OLDEST_VERSION) {
    throw new StartProblem('Keyturn needs PostgreSQL 15 or newer. Set DATABASE_URL to such a server.')
  }
}

/** Both lead to one database, the pooled way has its limits from the role, and the direct one is direct. */
async function checkDirect(pool: Pool, connect: () => Promise<pg.Client>): Promise<void> {
  const [one, other] = [await connect(), await connect()]
  try {
    if ((await backendOf(one)) === (await backendOf(other))) {
      throw new StartProblem(POOLED.DATABASE_DIRECT_URL)
    }
    const lock = randomInt(2 ** 31)
    await one.query(`select pg_advisory_lock(${lock})`)
    await pool.lend(async (_execute, client) => {
      const { rows } = await client.query(
        `select pg_try_advisory_xact_lock(${lock}) as is_free, current_user as role, current_setting('TimeZone') as zone,
           current_setting('statement_timeout') as patience`,
      )
      const { is_free, role, zone, patience } = rows[0]
      if (is_free) throw new StartProblem('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.')
      if (zone === 'UTC' && patience !== '0') return
      throw new StartProblem(
        `Through a pooler the role must bring its settings: alter role ${role} set timezone = 'UTC'; alter role ${role} set statement_timeout = '10s'; then reconnect the pooler.`,
      )
    })
  } finally {
    await Promise.all([one.end(), other.end()])
  }
}

/** Whether two connections of ours are one of PostgreSQL's: only a pooler does that. */
function isShared(pool: Pool): Promise<boolean> {
  return pool.lend((_execute, one) =>
    pool.lend(async (_execute, other) => {
      for (let round = 0; round < 5; round += 1) {
        if ((await backendOf(one)) === (await backendOf(other))) return true
      }
      return false
    }),
  )
}

async function backendOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return rows[0].pid
}

function reasonOf(error: unknown): string {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: Error[] }
  return (message || errors?.[0]?.message || code || 'no answer').replace(/\s+/g, ' ')
}
