import { join } from 'node:path'
import { type PGlite, type PGliteOptions, types } from '@electric-sql/pglite'
import { closeAllToOthers, makeDataDir } from '#server/data-dir.ts'
import { StartProblem } from '#server/start-problem.ts'
import { checkChannel, type Database, within } from './database.ts'
import { FailFastPGlite, hasRoom, readOnlyWithoutRoom } from './embedded-disk.ts'
import { lockFolder } from './folder-lock.ts'
import { type Execute, executeOrRollBack, inTransaction, ormOver, runPlain, written } from './orm.ts'

/** The database inside this process, stored in a folder of DATA_DIR. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = makeDataDir(dataDir)
  const unlock = lockFolder(folder)
  try {
    // On a full disk the engine's recovery would never end.
    if (!hasRoom(folder)) throw new StartProblem(`The disk of ${folder} is full. Make room for at least 50 MB.`)
    const engine = await startEngine({ dataDir: join(folder, 'database') })
    closeAllToOthers(join(folder, 'database'))
    return embeddedOver(engine, { before: readOnlyWithoutRoom(() => hasRoom(folder)), onClosed: unlock })
  } catch (error) {
    unlock()
    throw error
  }
}

const asText = (text: string) => text
const asDate = (text: string) => new Date(text)
/** Days, times, spans, and lists of them and of numbers: whoever asks for lists reads these by the column. */
const READ_BY_COLUMN = [types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, 1115, 1182, 1185, 1187, 1231]
const forRecords = { [types.TIMESTAMP]: asDate, [types.TIMESTAMPTZ]: asDate }

/** List parsers are set once: passed with every statement, they would take longer than the statement. */
export async function startEngine(options: PGliteOptions): Promise<PGlite> {
  const parsers = Object.fromEntries(READ_BY_COLUMN.map(type => [type, asText]))
  const engine = new FailFastPGlite({ ...options, parsers })
  await engine.waitReady
  return engine
}

interface Surroundings {
  /** Done before each transaction and each statement by itself; where it fails, so do they. */
  before?(execute: Execute): Promise<void>
  onClosed?(): void
}

/** Tests start one in memory, from a copy. */
export function embeddedOver(engine: PGlite, { before, onClosed }: Surroundings = {}): Database {
  const withLock = createMutex()
  const execute = executorOver(engine)
  const prepared = <Result>(work: () => Promise<Result>) =>
    withLock(async () => {
      await before?.(execute)
      return work()
    })
  // One connection: whoever has a transaction has it alone.
  const transaction: Database['transaction'] = work => prepared(() => inTransaction(execute, work))
  const orm = ormOver(statement => prepared(() => executeOrRollBack(execute, statement)), transaction)
  return {
    kind: 'embedded',
    orm,
    transaction,
    exclusive: transaction,
    async listen(channel, onMessage) {
      checkChannel(channel)
      const stop = await withLock(() => engine.listen(channel, onMessage))
      return () => withLock(() => stop())
    },
    run: (text, values) => runPlain(orm, text, values),
    ping: async timeoutMs => {
      await within(timeoutMs, runPlain(orm, 'select 1'))
    },
    async close() {
      await withLock(() => engine.close())
      onClosed?.()
    },
  }
}

function executorOver(engine: PGlite): Execute {
  return async ({ text, values, rows }) => {
    const sent = values.map(written)
    if (rows === 'lists') return (await engine.query(text, sent, { rowMode: 'array' })).rows
    if (rows === 'none') {
      await engine.exec(text)
      return []
    }
    if (sent.length > 0) return (await engine.query(text, sent, { parsers: forRecords })).rows
    const results = await engine.exec(text, { parsers: forRecords })
    return results.flatMap(result => result.rows)
  }
}

/** Each begins when the one before has ended, however it ended. */
function createMutex(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}
