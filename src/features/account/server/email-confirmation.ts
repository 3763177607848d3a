import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { hashOfToken, mailedToken } from '#server/auth/mailed-token.ts'
import { email_confirmations, email_undos, users, verifications } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'

const DAY_SECONDS = 24 * 3600

/** How long the answer to a mail is awaited. */
export const CONFIRM_SECONDS = { own: 7 * DAY_SECONDS, new: DAY_SECONDS }

export function confirmUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/api/auth/verify-email?token=${token}`
}

/** Asks whether the person reads this address. The token goes into the mail and is stored nowhere. */
export async function createConfirmation(tx: Orm, user_id: string, email: string, seconds: number): Promise<string> {
  const { token, token_hash } = mailedToken()
  const asked = { email, token_hash, expires_at: new Date(Date.now() + seconds * 1000) }
  await tx
    .insert(email_confirmations)
    .values({ user_id, ...asked })
    .onConflictDoUpdate({ target: email_confirmations.user_id, set: asked })
  return token
}

/**
 * As if it had been mailed: that the address had its mail of this hour, because of somebody else, is not this person's to know. A link
 * that was mailed there for them before goes on working.
 */
export async function createSilentConfirmation(
  tx: Orm,
  user_id: string,
  email: string,
  seconds: number,
): Promise<void> {
  const { token_hash } = mailedToken()
  const asked = { email, token_hash, expires_at: new Date(Date.now() + seconds * 1000) }
  const known = sql`case when ${email_confirmations.email} = ${email} then ${email_confirmations.token_hash} else ${token_hash} end`
  await tx
    .insert(email_confirmations)
    .values({ user_id, ...asked })
    .onConflictDoUpdate({ target: email_confirmations.user_id, set: { ...asked, token_hash: known } })
}

/** A question that was mailed and not answered yet. */
export interface OpenQuestion {
  user_id: string
  previous: string
  was_verified: boolean
  email: string
}

export type Asked = OpenQuestion | 'sign-in-first' | 'link-expired'

/**
 * Only where the person is signed in. Whoever got the mail because of a typing error could otherwise take the account over; and
 * whoever signed up with somebody else's address would have its reader confirm it for them. Reading it changes nothing.
 */
export async function openQuestion(tx: Orm, token: string, signedIn: string | undefined): Promise<Asked> {
  const [asked] = await tx
    .select({
      user_id: users.id,
      previous: users.email,
      was_verified: users.email_verified,
      email: email_confirmations.email,
    })
    .from(email_confirmations)
    .innerJoin(users, eq(users.id, email_confirmations.user_id))
    .where(and(eq(email_confirmations.token_hash, hashOfToken(token)), gt(email_confirmations.expires_at, sql`now()`)))
  if (!asked) return 'link-expired'
  if (signedIn !== asked.user_id) return 'sign-in-first'
  if (asked.email !== asked.previous && (await isTaken(tx, asked.email, asked.user_id))) return 'link-expired'
  return asked
}

export async function confirmEmail(tx: Orm, { user_id, email, previous }: OpenQuestion): Promise<void> {
  await tx.delete(email_confirmations).where(eq(email_confirmations.user_id, user_id))
  await tx.update(users).set({ email, email_verified: true, updated_at: sql`now()` }).where(eq(users.id, user_id))
  // Reset links that were sent to the old address must not open the account any more.
  if (email !== previous) await tx.delete(verifications).where(eq(verifications.value, user_id))
}

/** An address that somebody may still want back counts as theirs; `user_id` itself may have it. */
export async function isTaken(tx: Orm, email: string, user_id?: string): Promise<boolean> {
  const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  return other !== undefined || (await isHeld(tx, email, user_id))
}

/** Whether the change away from this address can still be undone by another account's owner. */
export async function isHeld(tx: Orm, email: string, user_id?: string): Promise<boolean> {
  const live = and(eq(email_undos.email, email), gt(email_undos.expires_at, sql`now()`))
  const others = user_id === undefined ? live : and(live, ne(email_undos.user_id, user_id))
  const [held] = await tx.select({ user_id: email_undos.user_id }).from(email_undos).where(others).limit(1)
  return held !== undefined
}
