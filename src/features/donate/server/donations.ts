import { lt, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { WhoIs } from '#server/auth/require-user.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { defineQueue } from '#server/jobs/queue.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { Log } from '#server/log.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { createDonationPayment } from './create-endpoint.ts'
import { mountStopMonthly, stopMonthlyUrl } from './stop-monthly.ts'
import { stripeCheckout } from './stripe-checkout.ts'
import { type StripeSettings, stripeClient } from './stripe-client.ts'
import { cancelSubscription, stopSubscription } from './subscriptions.ts'
import { stripe_events, stripe_refunds, test_checkouts } from './tables.ts'
import { testCheckout } from './test-checkout.ts'
import { mountTestCheckout } from './test-checkout-pages.ts'
import { stripeWebhook } from './webhook-endpoint.ts'

export interface DonationParts {
  database: Database
  jobs: Jobs
  limits: Limits
  mailQueue: MailQueue
  log: Log
  baseUrl: string
  secret: string
  stripe: StripeSettings
  whoIs: WhoIs
}

interface Donations {
  endpoints: Endpoint[]
  mountPages(app: Hono<AppEnv>): void
}

const tidyDonations = defineQueue<object>({
  name: 'donate.tidy',
  retries: 2,
  pauseSeconds: 60,
  patienceSeconds: 300,
  cron: '41 4 * * *',
})

/** Real donations with a key, the test checkout without. Nobody ever gets the one while expecting the other. */
export function createDonations(parts: DonationParts): Donations {
  const { database, jobs, mailQueue, baseUrl, secret, stripe, log } = parts
  jobs.handle(tidyDonations, async () => {
    await database.orm.delete(test_checkouts).where(lt(test_checkouts.created_at, sql`now() - interval '1 day'`))
    // Stripe sends nothing again after thirty days.
    for (const table of [stripe_events, stripe_refunds]) {
      await database.orm.delete(table).where(lt(table.created_at, sql`now() - interval '60 days'`))
    }
  })
  const client = stripe.secretKey ? stripeClient(stripe.secretKey, stripe.apiBase) : undefined
  jobs.handle(stopSubscription, async ({ subscription_id }) => {
    if (!client) throw new Error('A monthly donation cannot be stopped while STRIPE_SECRET_KEY is not set')
    await cancelSubscription(client, subscription_id)
  })
  const openCheckout = client ? stripeCheckout({ client, baseUrl, log }) : testCheckout(database, baseUrl)
  const stopUrl = client ? (id: string) => stopMonthlyUrl(baseUrl, secret, id) : undefined
  return {
    endpoints: [
      createDonationPayment({ ...parts, openCheckout }),
      stripeWebhook({ database, mailQueue, jobs, log, client, baseUrl, webhookSecret: stripe.webhookSecret, stopUrl }),
    ],
    mountPages(app) {
      if (client) mountStopMonthly(app, { client, secret, log })
      else mountTestCheckout(app, { database, mailQueue, baseUrl })
    },
  }
}
