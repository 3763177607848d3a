import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Orm } from '#server/db/database.ts'

/** One transaction around everything the auth library does for a request, and what hangs on it. */
export interface Scope {
  /** For the library: goes to the open transaction, else to the database. */
  orm: Orm
  /** For what must happen with it: joins the open transaction, else opens one. */
  join<Result>(work: (tx: Orm) => Promise<Result>): Promise<Result>
  transaction<Result>(work: (tx: Orm) => Promise<Result>): Promise<Result>
}

/**
 * The library opens no transaction that our own rows could join, and on the embedded database a second handle used
 * inside one would wait for itself. So the transaction is ours, and the library's handle follows it.
 */
export function createScope(database: Database): Scope {
  const open = new AsyncLocalStorage<Orm>()
  const orm = new Proxy(database.orm, {
    get(_target, key) {
      const current = open.getStore() ?? database.orm
      const value = Reflect.get(current, key)
      return typeof value === 'function' ? value.bind(current) : value
    },
  })
  const transaction: Scope['transaction'] = work => database.transaction(tx => open.run(tx, () => work(tx)))
  return {
    orm,
    transaction,
    join(work) {
      const current = open.getStore()
      return current ? work(current) : transaction(work)
    },
  }
}
