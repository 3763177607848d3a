import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Orm } from '#server/db/database.ts'
import type { StripeClient } from './stripe-client.ts'
import { donations, stripe_refunds } from './tables.ts'

const text = z.nullish(z.string())

/** Older versions of the API name the invoice on the charge itself. */
export const Charge = z.object({
  payment_intent: text,
  invoice: text,
  /** Of all refunds of this charge together. */
  amount_refunded: z.int().check(z.gte(0)),
  metadata: z.nullish(z.record(z.string(), z.string())),
})

export interface Refund {
  payment_intent_id: string
  invoice_id: string | null
  refunded_cents: number
}

/** A monthly payment is known by its invoice, which newer versions of the API tell only when asked. */
export async function invoicePaidBy(client: StripeClient, payment_intent: string): Promise<string | null> {
  const stripe = await client()
  const found = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent }, limit: 1 })
  const invoice = found.data[0]?.invoice
  return typeof invoice === 'string' ? invoice : (invoice?.id ?? null)
}

/** Stored apart from the donation as well: the refund may be reported before the payment. */
export async function recordRefund(tx: Orm, refund: Refund): Promise<void> {
  await lockDonations(tx)
  await tx
    .insert(stripe_refunds)
    .values(refund)
    .onConflictDoUpdate({
      target: stripe_refunds.payment_intent_id,
      // Of two events the one that tells of more is the later one, in whatever order they come.
      set: { refunded_cents: sql`greatest(${stripe_refunds.refunded_cents}, excluded.refunded_cents)` },
    })
  await applyRefunds(tx, eq(stripe_refunds.payment_intent_id, refund.payment_intent_id))
}

/** Payments and refunds are recorded one after the other: at the same time neither would see the other. */
export async function lockDonations(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('donations'))`)
}

/** Brings donations and the refunds that are known of them together, from whichever side. */
export async function applyRefunds(tx: Orm, which: SQL): Promise<void> {
  const refunded = sql`least(${donations.amount_cents}, ${stripe_refunds.refunded_cents})`
  await tx
    .update(donations)
    .set({
      refunded_cents: refunded,
      status: sql`case when ${refunded} = ${donations.amount_cents} then 'refunded' else 'paid' end`,
    })
    .from(stripe_refunds)
    .where(
      and(
        which,
        or(
          eq(stripe_refunds.payment_intent_id, donations.stripe_payment_intent_id),
          eq(stripe_refunds.invoice_id, donations.stripe_invoice_id),
        ),
      ),
    )
}
