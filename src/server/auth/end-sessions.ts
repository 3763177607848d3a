import { eq, type SQL } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { publishSessionEnded } from '#server/realtime/publish.ts'
import { sessions } from './tables.ts'

/** Signs devices out, and says how many. Their pages learn of it at once. */
export async function endSessions(tx: Orm, which: SQL | undefined): Promise<number> {
  const ended = await tx.delete(sessions).where(which).returning(session)
  for (const each of ended) await publishSessionEnded(tx, each)
  return ended.length
}

/** Ends the session that a browser came with, now that it has another: copies of the old cookie open nothing any more. */
export async function replaceSession(tx: Orm, id: string): Promise<void> {
  const ended = await tx.delete(sessions).where(eq(sessions.id, id)).returning(session)
  for (const each of ended) await publishSessionEnded(tx, each, 'replaced')
}

const session = { id: sessions.id, user_id: sessions.user_id }
