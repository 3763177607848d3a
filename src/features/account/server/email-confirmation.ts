import { and, eq, gt, sql } from 'drizzle-orm'
import { hashOfToken, mailedToken } from '#server/auth/mailed-token.ts'
import { email_confirmations, users, verifications } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'

const DAY_SECONDS = 24 * 3600

/** How long the answer to a mail is awaited. */
export const CONFIRM_SECONDS = { own: 7 * DAY_SECONDS, new: DAY_SECONDS }

/** Asks whether the person reads this address. The token goes into the mail and is kept nowhere. */
export async function askToConfirm(tx: Orm, user_id: string, email: string, seconds: number): Promise<string> {
  const { token, token_hash } = mailedToken()
  const asked = { email, token_hash, expires_at: new Date(Date.now() + seconds * 1000) }
  await tx
    .insert(email_confirmations)
    .values({ user_id, ...asked })
    .onConflictDoUpdate({ target: email_confirmations.user_id, set: asked })
  return token
}

export type Confirmed =
  | { outcome: 'confirmed'; user_id: string; previous: string; email: string }
  | { outcome: 'sign-in-first' | 'link-expired' }

/**
 * A person's own address may be confirmed from anywhere. A new one only where they are signed in: whoever got the mail
 * because of a typing error could otherwise take the account over.
 */
export async function confirmEmail(tx: Orm, token: string, signedIn: string | undefined): Promise<Confirmed> {
  const [asked] = await tx
    .select({ user_id: users.id, previous: users.email, email: email_confirmations.email })
    .from(email_confirmations)
    .innerJoin(users, eq(users.id, email_confirmations.user_id))
    .where(and(eq(email_confirmations.token_hash, hashOfToken(token)), gt(email_confirmations.expires_at, sql`now()`)))
    .for('update')
  if (!asked) return { outcome: 'link-expired' }
  const isNew = asked.email !== asked.previous
  if (isNew && signedIn !== asked.user_id) return { outcome: 'sign-in-first' }
  if (isNew && (await isTaken(tx, asked.email))) return { outcome: 'link-expired' }
  await tx.delete(email_confirmations).where(eq(email_confirmations.user_id, asked.user_id))
  await tx
    .update(users)
    .set({ email: asked.email, email_verified: true, updated_at: sql`now()` })
    .where(eq(users.id, asked.user_id))
  // Reset links that were sent to the old address must not open the account any more.
  if (isNew) await tx.delete(verifications).where(eq(verifications.value, asked.user_id))
  return { outcome: 'confirmed', ...asked }
}

export async function isTaken(tx: Orm, email: string): Promise<boolean> {
  const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  return other !== undefined
}
