import { join } from 'node:path'
import { PGlite, type QueryOptions, type Transaction, types } from '@electric-sql/pglite'
import { PgDialect } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite/session'
import { makeDataDir } from '#server/data-dir.ts'
import { StartProblem } from '#server/start-problem.ts'
import { causeOf, checkChannel, type Database, type Orm, takeSent, within } from './database.ts'
import { guardDisk, hasRoom } from './embedded-disk.ts'
import { lockFolder } from './folder-lock.ts'

/** The database inside this process, kept in a folder of DATA_DIR. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = makeDataDir(dataDir)
  const unlock = lockFolder(folder)
  try {
    // On a full disk the engine's recovery would never end.
    if (!hasRoom(folder)) throw new StartProblem(`The disk of ${folder} is full. Make room for at least 50 MB.`)
    const client = await PGlite.create(join(folder, 'database'))
    guardDisk(client, folder)
    return embeddedOver(client, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

const asItComes = (text: string) => text
const TIMES = [types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE]
/** Drizzle reads these itself: days, times, spans, and lists of them and of numbers. */
const READ_BY_DRIZZLE = [...TIMES, types.INTERVAL, 1231, 1115, 1185, 1187, 1182]
const asDates = Object.fromEntries(TIMES.map(type => [type, (text: string) => new Date(text)]))

/** Tests start one in memory, from a copy. */
export function embeddedOver(client: PGlite, onClosed = () => {}): Database {
  for (const type of READ_BY_DRIZZLE) client.parsers[type] = asItComes
  const orm: Orm = drizzle(askedByDrizzle(() => client) as PGlite)
  const transaction = transactionsOver(client)
  orm.transaction = work => transaction(work as (tx: Orm) => Promise<never>)
  return {
    kind: 'embedded',
    orm,
    transaction,
    // One process, one connection: every transaction is alone.
    alone: transaction,
    async listen(channel, onMessage) {
      checkChannel(channel)
      const stop = await client.listen(channel, onMessage)
      return () => stop()
    },
    run: (text, values) => runPlain(client, text, values),
    ping: async timeoutMs => {
      await within(timeoutMs, client.query('select 1'))
    },
    async close() {
      await client.close()
      onClosed()
    },
  }
}

type Asked = Pick<Transaction, 'query'>

/**
 * Drizzle says with every statement how to read what only it reads. The engine would put that together with its own two
 * hundred ways each time, which takes longer than the statement; so it knows it once and for all.
 */
function askedByDrizzle(client: () => Asked): Asked {
  const query = (text: string, values?: unknown[], options?: QueryOptions) =>
    client().query(text, values, options && { rowMode: options.rowMode })
  return { query } as Asked
}

/** One handle for all of them, since there is never more than one at a time: what is prepared on it stays. */
function transactionsOver(client: PGlite): Database['transaction'] {
  let current: Asked = client
  const dialect = new PgDialect()
  const session = new PgliteSession(askedByDrizzle(() => current) as PGlite, dialect, undefined)
  const handle: Orm = new PgliteTransaction(dialect, session, undefined)
  return work =>
    client.transaction(async tx => {
      current = tx
      try {
        const result = await work(handle)
        await Promise.all(takeSent(handle))
        return result
      } catch (error) {
        throw await causeOf(error, handle)
      }
    })
}

async function runPlain(client: PGlite, text: string, values?: unknown[]) {
  if (values?.length) return client.query<Record<string, unknown>>(text, values, { parsers: asDates })
  try {
    const results = await client.exec(text, { parsers: asDates })
    return { rows: results.flatMap(result => result.rows as Record<string, unknown>[]) }
  } catch (error) {
    // A script that opened a transaction and failed would leave the one connection unusable for everybody.
    await client.exec('rollback')
    throw error
  }
}
