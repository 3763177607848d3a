import type { Stripe } from 'stripe'

export interface StripeSettings {
  secretKey: string | undefined
  webhookSecret: string | undefined
  /** A test server instead of Stripe's own. */
  apiBase: string | undefined
}

/** Somebody waits for the answer: three tries of ten seconds are as long as a person stays. */
const TIMEOUT_MS = 10_000
const RETRIES = 2

/** The library weighs as much as the rest of the server; without a key nobody needs it. */
export const loadStripe = async () => (await import('stripe')).Stripe

export type StripeClient = () => Promise<Stripe>

export function stripeClient(secretKey: string, apiBase: string | undefined): StripeClient {
  let client: Promise<Stripe> | undefined
  return () => {
    client ??= createClient(secretKey, apiBase)
    return client
  }
}

async function createClient(secretKey: string, apiBase: string | undefined): Promise<Stripe> {
  const StripeLibrary = await loadStripe()
  return new StripeLibrary(secretKey, {
    ...(apiBase ? addressOf(apiBase) : {}),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
}

function addressOf(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}
