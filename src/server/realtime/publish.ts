import { sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'

export const CHANNEL = 'keyturn_live'

/** Something a person's open pages should learn at once. */
export interface LiveEvent {
  type: string
  /** Lets a page that was away ask for what came after it. */
  id?: string
  data: unknown
}

/** Tells every server, once the transaction is committed; never when it is not. */
export async function publish(tx: Orm, user_id: string, event: LiveEvent): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ user_id, event })})`)
}

/**
 * The session is over: its streams end. With `told`, pages ask at once who is signed in; with `replaced` they reconnect with the
 * new session, whose cookie may still be on its way to them.
 */
export async function publishSessionEnded(
  tx: Orm,
  session: { id: string; user_id: string },
  how: 'told' | 'replaced' = 'told',
): Promise<void> {
  await publish(tx, session.user_id, { type: 'session-ended', data: { session_id: session.id, how } })
}
