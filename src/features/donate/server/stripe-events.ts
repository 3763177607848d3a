import * as z from 'zod/mini'
import type { Payment } from './payment.ts'

const text = z.nullish(z.string())
const metadata = z.nullish(z.record(z.string(), z.string()))
const currency = z.string().check(z.regex(/^[a-zA-Z]{3}$/))

export const StripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z._default(z.boolean(), false),
  data: z.object({ object: z.unknown() }),
})

export type StripeEvent = z.infer<typeof StripeEvent>

const Session = z.object({
  id: z.string(),
  mode: text,
  payment_status: z.string(),
  amount_total: z.nullish(z.int()),
  currency: z.nullish(currency),
  client_reference_id: text,
  customer_email: text,
  customer_details: z.nullish(z.object({ email: text })),
  metadata,
  subscription: text,
  invoice: text,
  payment_intent: text,
  payment_link: text,
  success_url: text,
  return_url: text,
})

const subscriptionDetails = z.nullish(z.object({ subscription: text, metadata }))

/** Which version of the API speaks is set at Stripe, not here: older ones have the subscription on the invoice itself. */
const Invoice = z.object({
  id: z.string(),
  amount_paid: z.int(),
  currency,
  billing_reason: text,
  customer_email: text,
  parent: z.nullish(z.object({ subscription_details: subscriptionDetails })),
  subscription: text,
  subscription_details: subscriptionDetails,
})

/** A payment that an event tells of. */
export interface ReportedPayment {
  payment: Payment
  /** Whether it was begun on this site. `by-subscription`: only if we know the subscription already. */
  ours: boolean | 'by-subscription'
}

/** Null when the event tells of no money that arrived. */
export function paymentOf(
  { type, livemode, data }: StripeEvent,
  baseUrl: string,
): ReportedPayment | null | 'unreadable' {
  switch (type) {
    case 'checkout.session.completed':
    // A bank debit completes first and is paid days later.
    case 'checkout.session.async_payment_succeeded': {
      const session = z.safeParse(Session, data.object)
      return session.success ? ofSession(session.data, livemode, baseUrl) : 'unreadable'
    }
    case 'invoice.paid': {
      const invoice = z.safeParse(Invoice, data.object)
      return invoice.success ? ofInvoice(invoice.data, livemode, baseUrl) : 'unreadable'
    }
    default:
      return null
  }
}

function ofSession(session: z.infer<typeof Session>, livemode: boolean, baseUrl: string): ReportedPayment | null {
  const { amount_total, currency: code } = session
  if (session.payment_status !== 'paid' || !amount_total || amount_total < 0 || !code) return null
  const isMonthly = session.mode === 'subscription' || Boolean(session.subscription)
  return {
    ours: leadsBack(session, baseUrl),
    payment: {
      // The first payment of a subscription is reported twice: by its session and by its first invoice.
      payment_key: session.subscription ?? session.id,
      amount_cents: amount_total,
      currency: code.toLowerCase(),
      frequency: isMonthly ? 'monthly' : 'one-time',
      livemode,
      user_id: asUserId(session.client_reference_id ?? session.metadata?.user_id),
      email: session.customer_details?.email ?? session.customer_email ?? null,
      stripe_session_id: session.id,
      stripe_payment_intent_id: session.payment_intent,
      stripe_invoice_id: session.invoice,
      stripe_subscription_id: session.subscription,
    },
  }
}

/** Others may sell things with the same Stripe account; their checkouts end on their own pages. */
function leadsBack({ success_url, return_url, payment_link }: z.infer<typeof Session>, baseUrl: string): boolean {
  return !payment_link && [success_url, return_url].every(url => !url || url.startsWith(`${baseUrl}/`))
}

function ofInvoice(invoice: z.infer<typeof Invoice>, livemode: boolean, baseUrl: string): ReportedPayment | null {
  const details = invoice.parent?.subscription_details ?? invoice.subscription_details
  const subscription = details?.subscription ?? invoice.subscription
  if (!subscription || invoice.amount_paid <= 0) return null
  const isFirst = invoice.billing_reason === 'subscription_create'
  return {
    ours: details?.metadata?.site === baseUrl || 'by-subscription',
    payment: {
      payment_key: isFirst ? subscription : invoice.id,
      amount_cents: invoice.amount_paid,
      currency: invoice.currency.toLowerCase(),
      frequency: 'monthly',
      livemode,
      user_id: asUserId(details?.metadata?.user_id),
      email: invoice.customer_email ?? null,
      stripe_invoice_id: invoice.id,
      stripe_subscription_id: subscription,
    },
  }
}

const UUID = z.regexes.uuid()

function asUserId(text: string | null | undefined): string | null {
  return text && UUID.test(text) ? text : null
}
