import { eq } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { users } from './tables.ts'

/** Where a person lives decides which calendar day it is for them. */
export async function timeZoneOf(db: Orm, user_id: string): Promise<string | undefined> {
  const [person] = await db.select({ time_zone: users.time_zone }).from(users).where(eq(users.id, user_id))
  return person?.time_zone
}
