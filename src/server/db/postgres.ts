import { drizzle } from 'drizzle-orm/node-postgres'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { StartProblem } from '#server/start-problem.ts'
import { causeOf, type Database, type Orm, takeSent, within } from './database.ts'
import { startListener } from './postgres-listener.ts'
import { type NamedStatement, prepareValue, runNamed } from './postgres-named.ts'
import { cut, gather, shareLines } from './postgres-shared.ts'

const CONNECT_TIMEOUT = 5_000
const STATEMENT_TIMEOUT = 10_000

const LIMITS: pg.ClientConfig = {
  statement_timeout: STATEMENT_TIMEOUT,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
  // For a server that is gone without having said so; otherwise statement_timeout comes first.
  query_timeout: STATEMENT_TIMEOUT + CONNECT_TIMEOUT,
}

/** Any fixed number will do; every Keyturn server asks for the same one. */
const ALONE_LOCK = 8_031_947

const OLDEST_VERSION = 150_000

/** A PostgreSQL server. It may go away at any time: calls fail then, and succeed again when it is back. */
export async function openPostgres(url: string): Promise<Database> {
  const connection: pg.ClientConfig = {
    connectionString: url,
    application_name: 'keyturn',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    options: '-c timezone=UTC',
  }
  const pool = makePool(connection)
  await tryConnection(pool, url)
  const shared = shareLines(() => new pg.Client({ ...connection, ...LIMITS, pipeline: true }))
  // Statements with a name are short. The others may take their time, and nobody should wait behind them.
  const orm: Orm = drizzle(
    clientOf((asked, values) => (isNamed(asked) ? shared.run(asked, values) : pool.query(asked, values))),
  )
  orm.transaction = work => transaction(pool, work as (tx: Orm) => Promise<never>)
  const listener = startListener(connection)

  return {
    kind: 'postgres',
    orm,
    transaction: work => transaction(pool, work),
    alone: work => alone(connection, work),
    listen: listener.listen,
    async run(text, values) {
      const result = await pool.query(text, values)
      // Several statements give several results, which the type of the package does not say.
      const results: pg.QueryResult[] = Array.isArray(result) ? result : [result]
      return { rows: results.flatMap(each => each.rows) }
    },
    ping: async timeoutMs => {
      await within(timeoutMs, pool.query('select 1'))
    },
    async close() {
      await listener.close()
      await shared.end()
      await pool.end()
    },
  }
}

function makePool(connection: pg.ClientConfig): pg.Pool {
  const pool = new pg.Pool({ ...connection, ...LIMITS, pipeline: true, max: 10, idleTimeoutMillis: 60_000 })
  // Without listeners a lost connection would end the process. The query that needed it fails by itself.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

async function transaction<Result>(pool: pg.Pool, work: (tx: Orm) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken = false
  try {
    return await inTransaction(client, work, () => {
      broken = true
    })
  } finally {
    // A connection that could not even roll back is closed rather than handed to the next request.
    client.release(broken)
  }
}

type Question = Omit<NamedStatement, 'name'> & { name?: string }

/** What drizzle asks a client, and nothing else. */
function clientOf(
  query: (asked: Question, values: unknown[]) => Promise<pg.QueryResult | pg.QueryArrayResult>,
): pg.Client {
  return { query } as unknown as pg.Client
}

function isNamed(asked: Question): asked is NamedStatement {
  return asked.name !== undefined
}

const dialect = new PgDialect()

/** One for each connection, however many transactions it sees: what is prepared on it stays. */
const handles = new WeakMap<pg.ClientBase, Orm>()

/** Drizzle's transaction, so that `tx.transaction` makes savepoints; begin and commit are our own. */
function handleOf(client: pg.ClientBase): Orm {
  const known = handles.get(client)
  if (known) return known
  const inner = clientOf((asked, given) => {
    gather(client)
    const values = writtenFor(client, given)
    return isNamed(asked) ? runNamed(client, asked, values) : client.query(asked, values)
  })
  const session = new NodePgSession(inner, dialect, undefined)
  const handle: Orm = new NodePgTransaction(dialect, session, undefined)
  handles.set(client, handle)
  return handle
}

/** A change that cannot be written down would never reach the database, and the commit behind it would: so nothing may. */
function writtenFor(client: pg.ClientBase, values: unknown[]): unknown[] {
  try {
    return values.map(prepareValue)
  } catch (error) {
    cut(client)
    throw error
  }
}

async function inTransaction<Result>(
  client: pg.ClientBase,
  work: (tx: Orm) => Promise<Result>,
  onBroken = () => {},
): Promise<Result> {
  const tx = handleOf(client)
  try {
    // Not waited for: the first statements go out behind it in the same write. Should it fail, no more may follow them.
    gather(client)
    const begun = client.query('begin')
    begun.catch(() => cut(client))
    const [result] = await Promise.all([work(tx), begun])
    const committed = client.query('commit')
    await Promise.all([...takeSent(tx), committed])
    // PostgreSQL answers COMMIT of a failed transaction with a quiet ROLLBACK; that would be a false success.
    const { command } = await committed
    if (command !== 'COMMIT') throw new Error('A statement of this transaction failed unnoticed')
    return result
  } catch (error) {
    const cause = await causeOf(error, tx)
    await client.query('rollback').catch(onBroken)
    throw cause
  }
}

/** On a connection of its own: waiting for other servers must not use up the pool or run into its time limits. */
async function alone<Result>(connection: pg.ClientConfig, work: (tx: Orm) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return await inTransaction(client, async tx => {
      await tx.execute(`select pg_advisory_xact_lock(${ALONE_LOCK})`)
      return work(tx)
    })
  } finally {
    await client.end().catch(() => {})
  }
}

async function tryConnection(pool: pg.Pool, url: string): Promise<void> {
  try {
    const { rows } = await pool.query(`select current_setting('server_version_num')::int as version`)
    if (rows[0].version < OLDEST_VERSION) {
      throw new StartProblem('Keyturn needs PostgreSQL 15 or newer. Set DATABASE_URL to such a server.')
    }
  } catch (error) {
    await pool.end()
    if (error instanceof StartProblem) throw error
    throw new StartProblem(`Cannot use PostgreSQL at ${withoutPassword(url)}: ${reasonOf(error)}. Check DATABASE_URL.`)
  }
}

function withoutPassword(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url)
  return `${hostname || searchParams.get('host') || 'localhost'}${port && `:${port}`}${pathname}`
}

function reasonOf(error: unknown): string {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: Error[] }
  return (message || errors?.[0]?.message || code || 'no answer').replace(/\s+/g, ' ')
}
