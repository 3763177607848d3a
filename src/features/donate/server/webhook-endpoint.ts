import { desc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { accepted, refused } from '#journey/refusal.ts'
import type { Database, Orm } from '#server/db/database.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { problemResponse } from '#server/http/problem.ts'
import { readBytes } from '#server/http/request-body.ts'
import type { Payment } from './payment.ts'
import { type RecordParts, recordDonation } from './record.ts'
import { loadStripe } from './stripe-client.ts'
import { paymentOf, StripeEvent, type ToldPayment } from './stripe-events.ts'
import { donations, stripe_events } from './tables.ts'

const LARGEST_EVENT = 1024 * 1024
/** Whoever overhears an event cannot send it again later. Stripe signs each of its own tries anew. */
const TOLERANCE_SECONDS = 300

interface WebhookParts extends RecordParts {
  database: Database
  baseUrl: string
  webhookSecret: string | undefined
}

export function stripeWebhook(parts: WebhookParts): Endpoint {
  return {
    method: 'POST',
    path: '/api/webhooks/stripe',
    summary: 'Takes the signed events of the payment company.',
    access: 'server',
    async handle(context) {
      // Refused for now, so that Stripe keeps trying until the operator has set the secret.
      if (!parts.webhookSecret) return problemResponse(notReady, { 'retry-after': '3600' })
      const bytes = await readBytes(context, LARGEST_EVENT)
      const signed = await openEvent(bytes, context.req.header('stripe-signature'), parts.webhookSecret)
      if (signed === null) return refused(notSigned)
      const event = z.safeParse(StripeEvent, signed)
      const told = event.success ? paymentOf(event.data, parts.baseUrl) : 'unreadable'
      if (told === 'unreadable' || !event.success) return refused(unreadable)
      if (told) await parts.database.transaction(tx => recordOnce(tx, event.data.id, told, parts))
      return accepted({ received: true })
    },
  }
}

const notReady = {
  status: 503,
  code: 'webhook-secret-missing',
  title: 'Not ready for events',
  detail: 'STRIPE_WEBHOOK_SECRET is not set.',
} as const

const notSigned = {
  status: 400,
  code: 'bad-signature',
  title: 'That was not signed by Stripe',
  detail: 'The signature is missing, wrong or too old.',
} as const

const unreadable = {
  status: 400,
  code: 'unreadable-event',
  title: 'We could not read that',
  detail: 'The event is not as expected.',
} as const

async function openEvent(bytes: Uint8Array, header: string | undefined, secret: string): Promise<unknown> {
  const { webhooks } = await loadStripe()
  try {
    return webhooks.constructEvent(bytes, header ?? '', secret, TOLERANCE_SECONDS)
  } catch {
    return null
  }
}

async function recordOnce(tx: Orm, event_id: string, told: ToldPayment, parts: RecordParts): Promise<void> {
  const payment = await ours(tx, told)
  if (!payment) return
  // A second copy that comes at the same time waits here for the first one's end.
  const [fresh] = await tx.insert(stripe_events).values({ id: event_id }).onConflictDoNothing().returning()
  if (fresh) await recordDonation(tx, payment, parts)
}

async function ours(tx: Orm, { payment, ours: isOurs }: ToldPayment): Promise<Payment | null> {
  if (isOurs !== 'by-subscription') return isOurs ? payment : null
  const [earlier] = await tx
    .select({ user_id: donations.user_id })
    .from(donations)
    .where(eq(donations.stripe_subscription_id, payment.stripe_subscription_id ?? ''))
    .orderBy(desc(donations.created_at))
    .limit(1)
  return earlier ? { ...payment, user_id: payment.user_id ?? earlier.user_id } : null
}
