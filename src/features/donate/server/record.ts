import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { MailOf } from '#server/mail/mails.ts'
import type { donationMails } from './emails.ts'
import type { Payment } from './payment.ts'
import { applyRefunds, lockDonations } from './refunds.ts'
import { donations } from './tables.ts'

export interface RecordParts {
  mailQueue: MailQueue
  /** Where a monthly donation is stopped. */
  stopUrl?: (subscription_id: string) => string
  /** Stops one whose giver has left meanwhile. */
  stop?: (tx: Orm, subscription_id: string) => Promise<void>
}

/** One donation and one thank-you per payment, however often and in whatever order Stripe reports it. */
export async function recordDonation(tx: Orm, payment: Payment, parts: RecordParts): Promise<void> {
  const { mailQueue, stopUrl, stop } = parts
  const { email, user_id, ...row } = payment
  const subscription = payment.stripe_subscription_id
  await lockDonations(tx)
  const user = user_id ? await accountOf(tx, user_id) : null
  if (user_id && !user && subscription) await stop?.(tx, subscription)
  const [recorded] = await tx
    .insert(donations)
    .values({ ...row, user_id: user?.id, status: 'paid' })
    .onConflictDoNothing()
    .returning({ id: donations.id })
  if (!recorded) await addInvoice(tx, payment)
  await applyRefunds(tx, eq(donations.payment_key, payment.payment_key))
  // Without a payer's own address it is the account's, if somebody has confirmed it.
  const recipient = email ?? (user?.email_verified ? user.email : undefined)
  if (!recorded || !recipient || !z.regexes.email.test(recipient)) return
  const { amount_cents, currency, frequency, livemode } = payment
  const stop_url = subscription ? stopUrl?.(subscription) : undefined
  // By name only at an address that the account's owner has confirmed.
  const first_name = user?.email_verified && recipient === user.email ? user.first_name : undefined
  const thanks: MailOf<typeof donationMails> = {
    key: 'donate.thank-you',
    parameters: { amount_cents, currency, frequency, livemode, stop_url, first_name },
    language: user?.language ?? 'en',
  }
  await mailQueue.post(tx, {
    ...(recipient === user?.email && { kind: 'thank-you' }),
    recipient,
    user_id: user?.id,
    email: thanks,
  })
}

/** A first month is reported by a session that may not know its invoice, and by the invoice: a refund names only the latter. */
async function addInvoice(tx: Orm, { payment_key, stripe_invoice_id }: Payment): Promise<void> {
  if (!stripe_invoice_id) return
  await tx
    .update(donations)
    .set({ stripe_invoice_id })
    .where(and(eq(donations.payment_key, payment_key), isNull(donations.stripe_invoice_id)))
}

type Payer = Pick<typeof users.$inferSelect, 'id' | 'email' | 'email_verified' | 'language' | 'first_name'>

async function accountOf(tx: Orm, id: string): Promise<Payer | null> {
  // Held until the end: an account that is deleted meanwhile would otherwise make this whole payment fail.
  const [user] = await tx
    .select({
      id: users.id,
      email: users.email,
      email_verified: users.email_verified,
      language: users.language,
      first_name: users.first_name,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('key share')
  return user ?? null
}
