import { and, eq, isNotNull } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { defineQueue } from '#server/jobs/queue.ts'
import type { StripeClient } from './stripe-client.ts'
import { donations } from './tables.ts'

/** The job itself carries the subscription: the donation it was reported with may go with its account. */
export const stopSubscription = defineQueue<{ subscription_id: string }>({
  name: 'donate.stop-subscription',
  // With pauses that double to an hour, about eight days.
  retries: 200,
  pauseSeconds: 10,
  patienceSeconds: 120,
})

/** Promises in the caller's transaction that no more money is taken for a subscription. */
export function stopLater(tx: Orm, jobs: Jobs, subscription_id: string): Promise<void> {
  return jobs.enqueue(tx, stopSubscription, { subscription_id }, { key: subscription_id })
}

/** Before an account goes: whoever leaves gives no more. */
export async function stopMonthlyOf(tx: Orm, jobs: Jobs, user_id: string): Promise<void> {
  const given = await tx
    .selectDistinct({ subscription_id: donations.stripe_subscription_id })
    .from(donations)
    .where(and(eq(donations.user_id, user_id), isNotNull(donations.stripe_subscription_id)))
  for (const { subscription_id } of given) if (subscription_id) await stopLater(tx, jobs, subscription_id)
}

export async function cancelSubscription(client: StripeClient, subscription_id: string): Promise<void> {
  const stripe = await client()
  try {
    await stripe.subscriptions.cancel(subscription_id)
  } catch (error) {
    // Stopped before, by a link or elsewhere.
    if ((error as { code?: unknown }).code !== 'resource_missing') throw error
  }
}
