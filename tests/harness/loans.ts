import { eq } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import type { Database, Orm } from '#server/db/database.ts'
import { type Owner, openLoan, type Reader } from '#server/loans/owner.ts'

/** A loan for somebody who has none yet; they are in it. */
export function newLoan(database: Database, user_id: string): Promise<Owner> {
  return openLoan(database.orm, user_id, { id: crypto.randomUUID() })
}

/** The loan that somebody is in. */
export async function currentLoan(db: Orm, user_id: string): Promise<Reader> {
  const [person] = await db.select({ loan_id: users.current_loan_id }).from(users).where(eq(users.id, user_id))
  return { user_id, loan_id: person?.loan_id ?? null }
}

/** What somebody reads who says nothing of a loan. */
export function reader(user_id: string): Reader {
  return { user_id, loan_id: null }
}
