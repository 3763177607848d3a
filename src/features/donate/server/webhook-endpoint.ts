import { desc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { webhookEndpointWords } from '#features/donate/operator-words.ts'
import { accepted, refused } from '#resources/problem.ts'
import type { Database, Orm } from '#server/db/database.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import { problemResponse } from '#server/http/problem.ts'
import { readBytes } from '#server/http/request-body.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { errorFields, type Log } from '#server/log.ts'
import type { Payment } from './payment.ts'
import { type RecordParts, recordDonation } from './record.ts'
import { Charge, invoicePaidBy, recordRefund } from './refunds.ts'
import { loadStripe, type StripeClient } from './stripe-client.ts'
import { paymentOf, type ReportedPayment, StripeEvent } from './stripe-events.ts'
import { stopLater } from './subscriptions.ts'
import { donations, stripe_events } from './tables.ts'

const LARGEST_EVENT = 1024 * 1024
/** Whoever overhears an event cannot send it again later. Stripe signs each of its own tries anew. */
const TOLERANCE_SECONDS = 300

interface WebhookParts extends Pick<RecordParts, 'mailQueue' | 'stopUrl'> {
  database: Database
  jobs: Jobs
  log: Log
  client: StripeClient | undefined
  baseUrl: string
  webhookSecret: string | undefined
}

export function stripeWebhook(parts: WebhookParts): Endpoint {
  return forAnyone({
    method: 'POST',
    path: '/api/webhooks/stripe',
    summary: 'Takes the signed events of the payment company.',
    answer: z.object({ received: z.literal(true) }),
    anyOrigin: true,
    async handle({ context }) {
      // Refused for now, so that Stripe keeps trying until the operator has set the secret.
      if (!parts.webhookSecret) return problemResponse(notReady, { 'retry-after': '3600' })
      const bytes = await readBytes(context, LARGEST_EVENT)
      const signed = await openEvent(bytes, context.req.header('stripe-signature'), parts.webhookSecret)
      if (signed === null) return refused(notSigned)
      const event = z.safeParse(StripeEvent, signed)
      if (!event.success) return refused(unreadable)
      const take = event.data.type === 'charge.refunded' ? takeRefund : takePayment
      return (await take(event.data, parts)) ?? accepted({ received: true })
    },
  })
}

async function takePayment(event: StripeEvent, parts: WebhookParts) {
  const reported = paymentOf(event, parts.baseUrl)
  if (reported === 'unreadable') return refused(unreadable)
  const stop: RecordParts['stop'] = (tx, subscription_id) => stopLater(tx, parts.jobs, subscription_id)
  if (reported) await parts.database.transaction(tx => recordOnce(tx, event.id, reported, { ...parts, stop }))
  return null
}

async function takeRefund({ data }: StripeEvent, { database, client, baseUrl, log }: WebhookParts) {
  const charge = z.safeParse(Charge, data.object)
  if (!charge.success) return refused(unreadable)
  const { payment_intent, invoice, amount_refunded: refunded_cents, metadata } = charge.data
  if (!payment_intent) return null
  // Only one-time donations carry our mark on the charge.
  const isOneTime = metadata?.site === baseUrl
  const invoice_id =
    invoice ?? (client && !isOneTime ? await invoicePaidBy(client, payment_intent).catch(noAnswer(log)) : null)
  if (invoice_id === undefined) return problemResponse(comeAgain, { 'retry-after': '60' })
  await database.transaction(tx => recordRefund(tx, { payment_intent_id: payment_intent, invoice_id, refunded_cents }))
  return null
}

const noAnswer = (log: Log) => (error: unknown) => {
  log.error('stripe-failed', errorFields(error))
  return undefined
}

const notReady = {
  status: 503,
  code: 'webhook-secret-missing',
  title: webhookEndpointWords.notReadyEvents,
  detail: webhookEndpointWords.stripeWebhookSecretNot,
} as const

const comeAgain = {
  status: 503,
  code: 'refund-not-recorded',
  title: webhookEndpointWords.notRecordedYet,
  detail: webhookEndpointWords.sendAgain,
} as const

const notSigned = {
  status: 400,
  code: 'bad-signature',
  title: webhookEndpointWords.wasNotSignedStripe,
  detail: webhookEndpointWords.badSignature,
} as const

const unreadable = {
  status: 400,
  code: 'unreadable-event',
  title: webhookEndpointWords.couldNotRead,
  detail: webhookEndpointWords.eventNotExpected,
} as const

async function openEvent(bytes: Uint8Array, header: string | undefined, secret: string): Promise<unknown> {
  const { webhooks } = await loadStripe()
  try {
    return webhooks.constructEvent(bytes, header ?? '', secret, TOLERANCE_SECONDS)
  } catch {
    return null
  }
}

async function recordOnce(tx: Orm, event_id: string, reported: ReportedPayment, parts: RecordParts): Promise<void> {
  const payment = await ours(tx, reported)
  if (!payment) return
  // A second copy that comes at the same time waits here for the first one's end.
  const [fresh] = await tx.insert(stripe_events).values({ id: event_id }).onConflictDoNothing().returning()
  if (fresh) await recordDonation(tx, payment, parts)
}

async function ours(tx: Orm, { payment, ours: isOurs }: ReportedPayment): Promise<Payment | null> {
  if (isOurs !== 'by-subscription') return isOurs ? payment : null
  const [earlier] = await tx
    .select({ user_id: donations.user_id })
    .from(donations)
    .where(eq(donations.stripe_subscription_id, payment.stripe_subscription_id ?? ''))
    .orderBy(desc(donations.created_at))
    .limit(1)
  return earlier ? { ...payment, user_id: payment.user_id ?? earlier.user_id } : null
}
