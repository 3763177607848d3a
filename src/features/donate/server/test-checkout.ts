import { and, eq, gt, sql } from 'drizzle-orm'
import { toCents } from '#domain/money.ts'
import type { Database, Orm } from '#server/db/database.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { type OpenCheckout, type ReturnUrls, returnUrls } from './checkout.ts'
import { recordDonation } from './record.ts'
import { type TEST_CHECKOUT_STATES, test_checkouts } from './tables.ts'

export type TestCheckout = typeof test_checkouts.$inferSelect

export const TEST_CHECKOUT_PATH = '/donate/test-checkout'

/** Stands in for a payment company, so that the whole way can be tried without one. */
export function testCheckout(database: Database, baseUrl: string): OpenCheckout {
  return async ({ amount, frequency, user }) => {
    const [opened] = await database.orm
      .insert(test_checkouts)
      .values({ user_id: user?.id, amount_cents: toCents(amount), frequency })
      .returning({ id: test_checkouts.id })
    return `${baseUrl}${TEST_CHECKOUT_PATH}/${opened?.id}`
  }
}

const isFresh = gt(test_checkouts.created_at, sql`now() - interval '1 day'`)

export async function findCheckout(orm: Orm, id: string): Promise<TestCheckout | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null
  const [found] = await orm
    .select()
    .from(test_checkouts)
    .where(and(eq(test_checkouts.id, id), isFresh))
  return found ?? null
}

export type Ending = Exclude<(typeof TEST_CHECKOUT_STATES)[number], 'open'>

interface EndParts {
  database: Database
  mailQueue: MailQueue
}

/** Ends an open checkout, and for a paid one records the donation with it. False when it had another end already. */
export function endCheckout({ database, mailQueue }: EndParts, { id }: TestCheckout, ending: Ending): Promise<boolean> {
  return database.transaction(async tx => {
    const [ended] = await tx
      .update(test_checkouts)
      .set({ state: ending })
      .where(and(eq(test_checkouts.id, id), eq(test_checkouts.state, 'open')))
      .returning()
    // Of two clicks on the same button the second one gets the same answer.
    if (!ended) return (await findCheckout(tx, id))?.state === ending
    if (ending === 'paid') await recordDonation(tx, paymentOf(ended), { mailQueue })
    return true
  })
}

function paymentOf({ id, amount_cents, frequency, user_id }: TestCheckout) {
  const payment_key = `test_${id}`
  return { payment_key, amount_cents, currency: 'usd', frequency, user_id, email: null, livemode: false }
}

export function checkoutReturn(baseUrl: string, { amount_cents, user_id }: TestCheckout): ReturnUrls {
  return returnUrls(baseUrl, { amount: amount_cents / 100, isGuest: user_id === null })
}
