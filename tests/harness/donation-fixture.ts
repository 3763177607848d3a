import { Stripe } from 'stripe'
import { createDonations } from '#features/donate/server/donations.ts'
import { donations } from '#features/donate/server/tables.ts'
import { users } from '#server/auth/tables.ts'
import type { Database } from '#server/db/database.ts'
import type { SignedInUser } from '#server/http/context.ts'
import { createLog } from '#server/log.ts'
import { queuedMails } from './mails.ts'
import { ORIGIN, queuesOf, SECRET, testApp } from './test-app.ts'

const WEBHOOK_SECRET = 'whsec_only_for_tests'

interface DonationFixtureOptions {
  /** With it there is a Stripe key. */
  apiBase?: string
  webhookSecret?: string | null
}

interface Signing {
  secret?: string
  /** Seconds since it was signed. */
  age?: number
  /** Sent instead of what was signed. */
  sent?: string
}

/** As Stripe sends it: no origin, no cookie, signed now. */
export function signedEvent(event: unknown, { secret = WEBHOOK_SECRET, age = 0, sent }: Signing = {}) {
  const payload = typeof event === 'string' ? event : JSON.stringify(event)
  const timestamp = Math.floor(Date.now() / 1000) - age
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp } as never)
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
  return [`${ORIGIN}/api/webhooks/stripe`, { method: 'POST', headers, body: sent ?? payload }, {}] as const
}

/** Donations with everything real around them but the network. */
export function createDonationFixture(
  database: Database,
  { apiBase, webhookSecret = WEBHOOK_SECRET }: DonationFixtureOptions = {},
) {
  const logged: string[] = []
  const log = createLog({ level: 'warn', forPeople: false, write: line => void logged.push(line) })
  let user: SignedInUser | null = null
  const made = createDonations({
    database,
    ...queuesOf(database),
    log,
    baseUrl: ORIGIN,
    secret: SECRET,
    stripe: { secretKey: apiBase && 'sk_test_1', webhookSecret: webhookSecret ?? undefined, apiBase },
    whoIs: async () => user,
  })
  const app = testApp({ database, log, endpoints: made.endpoints })
  made.mountPages(app)

  const request = (path: string, init: RequestInit = {}) => app.request(new URL(path, ORIGIN).href, init, {})
  return {
    logged,
    get: (path: string) => request(path),
    /** As the browser sends a form from one of our pages, or from another one. */
    press: (path: string, origin = ORIGIN) => request(path, { method: 'POST', headers: { origin } }),
    donate: (amount: unknown, frequency: unknown = 'one-time') =>
      request('/api/functions/create-donation-payment', {
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/json' },
        body: JSON.stringify({ amount, frequency }),
      }),
    event: (event: unknown, how?: Signing) => app.request(...signedEvent(event, how)),
    unsigned: (body: string) => request('/api/webhooks/stripe', { method: 'POST', body }),
    async signIn(email: string) {
      const [row] = await database.orm
        .insert(users)
        .values({ email, email_verified: true, name: 'Ada Byron', first_name: 'Ada', last_name: 'Byron' })
        .returning()
      if (!row) throw new Error('No account was made')
      user = {
        id: row.id,
        email,
        time_zone: row.time_zone,
        is_member: false,
        session_id: crypto.randomUUID(),
        signed_in_at: new Date(),
        client_address: '192.0.2.1',
      }
      return user
    },
    signOut() {
      user = null
    },
    given: () => database.orm.select().from(donations).orderBy(donations.created_at),
    emails: () => queuedMails(database),
    clear: () =>
      database.run(
        'delete from limits; delete from outbox; delete from donations; delete from stripe_events; delete from stripe_refunds; delete from test_checkouts; delete from users',
      ),
  }
}

export type DonationFixture = ReturnType<typeof createDonationFixture>
