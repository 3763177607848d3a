import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { toCents } from '#domain/money.ts'
import { ProblemError } from '#server/http/problem.ts'
import { errorFields, type Log } from '#server/log.ts'
import { checkoutWords, donationFailed } from '../words.ts'
import { type OpenCheckout, returnUrls, type WantedCheckout } from './checkout.ts'
import type { StripeClient } from './stripe-client.ts'

const RETRY_AFTER_SECONDS = '10'

interface StripeCheckoutParts {
  client: StripeClient
  baseUrl: string
  log: Log
}

export function stripeCheckout({ client, baseUrl, log }: StripeCheckoutParts): OpenCheckout {
  return async wanted => {
    const url = await openSession(await client(), sessionFor(wanted, baseUrl), log)
    if (url) return url
    throw new ProblemError(
      { status: 503, code: 'donation-failed', ...donationFailed },
      { 'retry-after': RETRY_AFTER_SECONDS },
    )
  }
}

/** Null for whatever went wrong there: a network, a key, a limit. The donor can only try again; the log tells the operator. */
async function openSession(stripe: Stripe, params: SessionParams, log: Log): Promise<string | null> {
  try {
    // The library repeats a try that broke off; with the idempotency key it is the same session.
    const session = await stripe.checkout.sessions.create(params, { idempotencyKey: randomUUID() })
    if (!session.url) log.error('stripe-failed', { message: 'The session has no url' })
    return session.url
  } catch (error) {
    log.error('stripe-failed', errorFields(error))
    return null
  }
}

type SessionParams = Stripe.Checkout.SessionCreateParams

/** `site` tells our subscriptions from others on the same Stripe account, long after this session is forgotten. */
function donationMetadata(baseUrl: string, user_id: string | undefined): Record<string, string> {
  return { site: baseUrl, ...(user_id && { user_id }) }
}

function sessionFor({ amount, frequency, user }: WantedCheckout, baseUrl: string): SessionParams {
  const urls = returnUrls(baseUrl, { amount, isGuest: user === null })
  const metadata = donationMetadata(baseUrl, user?.id)
  const price = { currency: 'usd', unit_amount: toCents(amount) }
  const shared = {
    success_url: urls.success,
    cancel_url: urls.canceled,
    metadata,
    ...(user && { client_reference_id: user.id, customer_email: user.email }),
  }
  if (frequency === 'monthly') {
    const product_data = { name: checkoutWords.monthly }
    const price_data = { ...price, product_data, recurring: { interval: 'month' as const } }
    return {
      ...shared,
      mode: 'subscription',
      line_items: [{ quantity: 1, price_data }],
      subscription_data: { metadata },
    }
  }
  const price_data = { ...price, product_data: { name: checkoutWords.oneTime } }
  return {
    ...shared,
    mode: 'payment',
    submit_type: 'donate',
    line_items: [{ quantity: 1, price_data }],
    payment_intent_data: { metadata },
  }
}
