import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/auth/tables.ts'
import { instant } from '#server/db/instant.ts'
import { DONATION_FREQUENCIES } from '../model.ts'

const owner = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' })
const createdAt = () => instant('created_at').notNull().defaultNow()
const frequency = () => text('frequency', { enum: DONATION_FREQUENCIES }).notNull()

/** Money that arrived, one row per payment. Written only when the payment company, or the test checkout, says so. */
export const donations = pgTable(
  'donations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Unknown when nobody was signed in. */
    user_id: owner(),
    amount_cents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    frequency: frequency(),
    /** `refunded` once all of it went back. */
    status: text('status', { enum: ['paid', 'refunded'] }).notNull(),
    refunded_cents: integer('refunded_cents').notNull().default(0),
    /** False when no real money moved: the test checkout, or a test key. */
    livemode: boolean('livemode').notNull(),
    /** The same for every event that tells of the same payment. */
    payment_key: text('payment_key').notNull().unique(),
    stripe_session_id: text('stripe_session_id').unique(),
    stripe_payment_intent_id: text('stripe_payment_intent_id').unique(),
    stripe_invoice_id: text('stripe_invoice_id').unique(),
    stripe_subscription_id: text('stripe_subscription_id'),
    created_at: createdAt(),
  },
  table => [
    index('donations_user_id').on(table.user_id),
    index('donations_stripe_subscription_id').on(table.stripe_subscription_id),
    check('donations_amount_cents', sql`${table.amount_cents} > 0`),
    check('donations_refunded_cents', sql`${table.refunded_cents} between 0 and ${table.amount_cents}`),
  ],
)

/** Events that were acted on. A donation can be gone, with its account, when a copy of its event comes again. */
export const stripe_events = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    created_at: createdAt(),
  },
  table => [index('stripe_events_created_at').on(table.created_at)],
)

/** What went back, by payment. Retained as long as the event of the payment itself may still be on its way. */
export const stripe_refunds = pgTable(
  'stripe_refunds',
  {
    payment_intent_id: text('payment_intent_id').primaryKey(),
    invoice_id: text('invoice_id'),
    refunded_cents: integer('refunded_cents').notNull(),
    created_at: createdAt(),
  },
  table => [
    index('stripe_refunds_invoice_id').on(table.invoice_id),
    index('stripe_refunds_created_at').on(table.created_at),
  ],
)

export const TEST_CHECKOUT_STATES = ['open', 'paid', 'canceled'] as const

/** Checkouts of a Keyturn without a payment company. Whoever knows the id may finish it, once. */
export const test_checkouts = pgTable(
  'test_checkouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: owner(),
    amount_cents: integer('amount_cents').notNull(),
    frequency: frequency(),
    state: text('state', { enum: TEST_CHECKOUT_STATES }).notNull().default('open'),
    created_at: createdAt(),
  },
  table => [index('test_checkouts_user_id').on(table.user_id), index('test_checkouts_created_at').on(table.created_at)],
)
