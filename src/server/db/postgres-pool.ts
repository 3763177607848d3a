import pg from 'pg'
import { type Execute, written } from './orm.ts'
import { firstReachable, hostsOf } from './postgres-hosts.ts'

const CONNECT_TIMEOUT = 5_000
const STATEMENT_TIMEOUT = 10_000
/** Enough for many to wait at a locked table while others go on; three processes stay below PostgreSQL's usual 100. */
const MOST_CONNECTIONS = 20

const CONNECTION: pg.ClientConfig = {
  application_name: 'keyturn',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: CONNECT_TIMEOUT,
}

/** Settings that a connection opens with. A pooler in front of PostgreSQL refuses them: there they are set on the role. */
const SESSION: pg.ClientConfig = {
  options: '-c timezone=UTC',
  statement_timeout: STATEMENT_TIMEOUT,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
}

export interface Pool {
  /** Lends a connection to the work alone. */
  lend<Result>(work: (execute: Execute, client: pg.ClientBase) => Promise<Result>): Promise<Result>
  end(): Promise<void>
}

export function createPool(url: string, { isPooled }: { isPooled: boolean }): Pool {
  const urls = hostsOf(url)
  const pools = urls.map(connectionString => {
    const pool = new pg.Pool({
      ...CONNECTION,
      ...(isPooled ? {} : SESSION),
      connectionString,
      max: MOST_CONNECTIONS,
      idleTimeoutMillis: 60_000,
      // Pipelines statements that are executed together.
      pipeline: true,
      // For a server that vanished without closing the connection; otherwise statement_timeout comes first.
      query_timeout: STATEMENT_TIMEOUT + CONNECT_TIMEOUT,
      ...(urls.length > 1 && { verify: refuseStandby }),
    })
    // Without listeners a lost connection would end the process. The query that needed it fails by itself.
    pool.on('error', () => {})
    pool.on('connect', client => client.on('error', () => {}))
    return pool
  })
  const anyHost = firstReachable(pools)

  return {
    async lend(work) {
      const client = await anyHost(pool => pool.connect())
      let isBroken = false
      const execute = executorOver(client, error => {
        // All but what PostgreSQL says of a single statement: such a connection is closed rather than lent again.
        isBroken ||= !(error instanceof pg.DatabaseError) || error.severity !== 'ERROR'
      })
      try {
        return await work(execute, client)
      } finally {
        client.release(isBroken)
      }
    },
    async end() {
      await Promise.all(pools.map(pool => pool.end()))
    },
  }
}

/** A connection outside the pool, to a host that takes writes. */
export function connectOutsidePool(url: string, config: pg.ClientConfig): () => Promise<pg.Client> {
  const urls = hostsOf(url)
  const anyHost = firstReachable(urls)
  return () =>
    anyHost(async connectionString => {
      const client = new pg.Client({ ...CONNECTION, ...config, connectionString })
      client.on('error', () => {})
      await client.connect()
      try {
        if (urls.length > 1) await checkWritable(client)
        return client
      } catch (error) {
        await client.end().catch(() => {})
        throw error
      }
    })
}

function refuseStandby(client: pg.ClientBase, done: (error?: Error) => void): void {
  checkWritable(client).then(() => done(), done)
}

async function checkWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('select pg_is_in_recovery() as is_standby')
  if (rows[0]?.is_standby) throw new StandbyOnly()
}

/** The machine that takes writes is gone, and no other has been promoted yet. */
export class StandbyOnly extends Error {
  override name = 'StandbyOnly'
  constructor() {
    super('only a standby answers')
  }
}

const asText = (text: string) => text
/** Days, times, spans, and lists of them and of numbers: whoever asks for lists reads these by the column. */
const READ_BY_COLUMN = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231]
const forLists = new pg.TypeOverrides()
for (const type of READ_BY_COLUMN) forLists.setTypeParser(type, asText)
const forRecords = new pg.TypeOverrides()
// A day has no zone; as a moment it could become the day before.
forRecords.setTypeParser(1082, asText)

export function executorOver(client: pg.ClientBase, onError = (_error: unknown) => {}): Execute {
  return async ({ text, values, rows, name }) => {
    const sent = values.map(written)
    try {
      if (rows === 'lists') {
        const answer = await client.query({ name, text, values: sent, types: forLists, rowMode: 'array' })
        return answer.rows
      }
      const answer = await client.query({ name, text, values: sent, types: forRecords })
      // Several statements give several results, which the type of the package does not say.
      const answers: pg.QueryResult[] = Array.isArray(answer) ? answer : [answer]
      return answers.flatMap(each => each.rows)
    } catch (error) {
      onError(error)
      throw error
    }
  }
}
