import { expect } from 'vitest'
import type { DonationFixture } from './donation-fixture.ts'
import type { StripeServer } from './stripe-server.ts'
import { ORIGIN } from './test-app.ts'

export type Fields = Record<string, unknown>

let count = 0

/** An event as Stripe sends it, each with an id of its own. */
export function eventOf(type: string, object: Fields) {
  count += 1
  return { id: `evt_${count}`, object: 'event', type, livemode: true, data: { object } }
}

export const completed = (session: Fields) => eventOf('checkout.session.completed', session)

/** The checkout of somebody who just paid, as Stripe describes it. */
export async function paidSession(
  fixture: DonationFixture,
  stripe: StripeServer,
  amount: number,
  frequency = 'one-time',
  more: Fields = {},
): Promise<Fields & { id: string }> {
  expect((await fixture.donate(amount, frequency)).status).toBe(200)
  const session = [...stripe.sessions.values()].at(-1) as Fields & { id: string }
  const isMonthly = frequency === 'monthly'
  return {
    ...session,
    payment_status: 'paid',
    amount_total: Math.round(amount * 100),
    currency: 'usd',
    customer_details: { email: 'payer@example.com' },
    payment_intent: isMonthly ? null : 'pi_1',
    subscription: isMonthly ? 'sub_1' : null,
    invoice: isMonthly ? 'in_1' : null,
    ...more,
  }
}

export const invoiceOf = (id: string, billing_reason: string, metadata: Fields = { site: ORIGIN }): Fields => ({
  id,
  object: 'invoice',
  billing_reason,
  amount_paid: 2500,
  currency: 'usd',
  customer_email: 'payer@example.com',
  parent: { type: 'subscription_details', subscription_details: { subscription: 'sub_1', metadata } },
})
