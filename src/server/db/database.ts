import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle over either database. Inside a transaction use the `tx` you are handed: on the embedded one the outer handle would wait forever. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** One PostgreSQL dialect, embedded (PGlite) or a server. */
export interface Database {
  kind: 'embedded' | 'postgres'
  orm: Orm
  transaction<Result>(work: (tx: Orm) => Promise<Result>): Promise<Result>
  /** Calls back for every NOTIFY on the channel, and after a lost connection was renewed. Returns how to stop. */
  listen(channel: string, onMessage: (payload: string) => void, onRenewed?: () => void): Promise<() => Promise<void>>
  /** Plain SQL for machinery that speaks no drizzle (the job queue). Without values it may hold several statements. */
  run(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Throws when the database does not answer within the time. */
  ping(timeoutMs: number): Promise<void>
  close(): Promise<void>
}
