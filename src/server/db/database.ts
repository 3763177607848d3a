import type { Orm } from './orm.ts'

export type { Orm } from './orm.ts'

/** One PostgreSQL dialect, embedded (PGlite) or a server. */
export interface Database {
  kind: 'embedded' | 'postgres'
  orm: Orm
  transaction<Result>(work: (tx: Orm) => Promise<Result>): Promise<Result>
  /** A transaction that no other server runs at the same time and that may take long: migrations and seeds. */
  exclusive<Result>(work: (tx: Orm) => Promise<Result>): Promise<Result>
  /**
   * Calls back for every NOTIFY on the channel (a plain lower-case name), and after a lost connection was renewed.
   * Returns how to stop.
   */
  listen(channel: string, onMessage: (payload: string) => void, onRenewed?: () => void): Promise<() => Promise<void>>
  /** Plain SQL for code that does not use drizzle (the job queue). Without values it may hold several statements. */
  run(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Throws when the database does not answer within the time. */
  ping(timeoutMs: number): Promise<void>
  close(): Promise<void>
}

/** Channel names go into LISTEN as they are. */
export function checkChannel(channel: string): void {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(channel)) throw new Error(`Not a channel name: ${channel}`)
}

export async function within<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseTimeout(timeoutMs)), timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout'
  constructor(timeoutMs: number) {
    super(`The database did not answer within ${timeoutMs} ms`)
  }
}

/** The embedded engine died inside this process. */
export class DatabaseBroken extends Error {
  override name = 'DatabaseBroken'
  constructor(reason: string) {
    super(`The embedded database stopped: ${reason}. Make room on its disk and start Keyturn again`)
  }
}
