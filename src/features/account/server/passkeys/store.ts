import { and, asc, eq, sql } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { passkeys } from '../tables.ts'

type Passkey = typeof passkeys.$inferSelect

const own = (user_id: string, id: string) => and(eq(passkeys.user_id, user_id), eq(passkeys.id, id))

export function passkeysOf(db: Orm, user_id: string): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.user_id, user_id)).orderBy(asc(passkeys.created_at))
}

export async function findPasskey(db: Orm, credential_id: string) {
  const [found] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.user_id))
    .where(eq(passkeys.credential_id, credential_id))
  return found
}

/** False: it is somebody's already. */
export async function addPasskey(tx: Orm, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const added = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })
  return added.length === 1
}

/** False when it is gone by now: a key that was removed a moment ago signs nobody in. */
export async function markUsed(tx: Orm, id: string, now: { counter: number; is_synced: boolean }): Promise<boolean> {
  const used = await tx
    .update(passkeys)
    .set({ ...now, last_used_at: sql`now()` })
    .where(eq(passkeys.id, id))
    .returning({ id: passkeys.id })
  return used.length === 1
}

export async function renamePasskey(tx: Orm, user_id: string, id: string, name: string): Promise<boolean> {
  const renamed = await tx.update(passkeys).set({ name }).where(own(user_id, id)).returning({ id: passkeys.id })
  return renamed.length === 1
}

export async function removePasskey(tx: Orm, user_id: string, id: string): Promise<boolean> {
  const removed = await tx.delete(passkeys).where(own(user_id, id)).returning({ id: passkeys.id })
  return removed.length === 1
}
