import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import { thankYouLetter } from './letters.ts'
import type { Payment } from './payment.ts'
import { donations } from './tables.ts'

export interface RecordParts {
  outbox: Outbox
  /** Where a monthly donation is stopped. */
  stopUrl?: (subscription_id: string) => string
}

/** One donation and one thank-you per payment, however often and in whatever order it is told. */
export async function recordDonation(tx: Orm, payment: Payment, { outbox, stopUrl }: RecordParts): Promise<void> {
  const { email, user_id, ...row } = payment
  const user = user_id ? await accountOf(tx, user_id) : null
  const [recorded] = await tx
    .insert(donations)
    .values({ ...row, user_id: user?.id, status: 'paid' })
    .onConflictDoNothing()
    .returning({ id: donations.id })
  const recipient = email ?? user?.email
  if (!recorded || !recipient || !z.regexes.email.test(recipient)) return
  const subscription = payment.stripe_subscription_id
  await outbox.post(tx, {
    recipient,
    user_id: user?.id,
    letter: thankYouLetter(payment, subscription ? stopUrl?.(subscription) : undefined),
  })
}

async function accountOf(tx: Orm, id: string): Promise<{ id: string; email: string } | null> {
  // Held until the end: an account that is deleted meanwhile would otherwise make this whole payment fail.
  const [user] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, id))
    .for('key share')
  return user ?? null
}
