import { causes } from '#server/log.ts'
import { type Database, within } from './database.ts'
import { type Execute, executeOrRollBack, inTransaction, ormOver, runPlain, type Statement } from './orm.ts'
import { startListener } from './postgres-listener.ts'
import { connectOutsidePool, createPool, executorOver } from './postgres-pool.ts'
import { checkServer } from './postgres-start.ts'

/** Any fixed number will do; every Keyturn server asks for the same one. */
const EXCLUSIVE_LOCK = 8_031_947

/** Not bound by the time limits of requests. */
const FOR_LONG_WORK = { options: '-c timezone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0' }

/**
 * A PostgreSQL server. It may go away at any time: calls fail then, and succeed again when it is back. `directUrl` leads past
 * a pooler that hands out a connection for one transaction only, for what needs a session.
 */
export async function openPostgres(url: string, directUrl?: string): Promise<Database> {
  const pool = createPool(url, { isPooled: directUrl !== undefined })
  const forLongWork = connectOutsidePool(directUrl ?? url, FOR_LONG_WORK)
  await checkServer({
    url,
    pool,
    direct: directUrl === undefined ? undefined : { url: directUrl, connect: forLongWork },
  })
  const listener = startListener(connectOutsidePool(directUrl ?? url, { query_timeout: 5_000 }))

  /** Part of every name: another one makes every connection plan anew. */
  let generation = 0
  const planned = (statement: Statement): Statement => {
    if (statement.name === undefined) return statement
    // A pooler's next connection would not know the name.
    return { ...statement, name: directUrl === undefined ? `${statement.name}_${generation}` : undefined }
  }
  /** Work that failed because a migration changed a column under a plan is done anew, with new plans. */
  async function replanned<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = generation
    try {
      return await work()
    } catch (error) {
      if (!isPlanStale(error)) throw error
      if (generation === before) generation += 1
      return work()
    }
  }

  const execute: Execute = statement =>
    replanned(() => pool.lend(executeOnce => executeOrRollBack(executeOnce, planned(statement))))
  const transaction: Database['transaction'] = work =>
    replanned(() => pool.lend(executeOnce => inTransaction(statement => executeOnce(planned(statement)), work)))
  const orm = ormOver(execute, transaction)

  return {
    kind: 'postgres',
    orm,
    transaction,
    /** On a connection of its own: waiting for other servers must not use up the pool or run into its time limits. */
    async exclusive(work) {
      const client = await forLongWork()
      try {
        return await inTransaction(executorOver(client), async tx => {
          await tx.execute(`select pg_advisory_xact_lock(${EXCLUSIVE_LOCK})`)
          return work(tx)
        })
      } finally {
        await client.end().catch(() => {})
      }
    },
    listen: listener.listen,
    run: (text, values) => runPlain(orm, text, values),
    ping: async timeoutMs => {
      await within(timeoutMs, runPlain(orm, 'select 1'))
    },
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

/** "Cached plan must not change result type", the only thing of this class that a plain statement can meet. */
function isPlanStale(error: unknown): boolean {
  return causes(error).some(each => (each as { code?: unknown }).code === '0A000' && /cached plan/.test(each.message))
}
