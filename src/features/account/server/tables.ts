import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { owner } from '#server/auth/tables.ts'
import { instant, instantText } from '#server/db/instant.ts'
import { SECURITY_EVENT_KINDS } from '../security-events.ts'

export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey().defaultRandom(),
  user_id: owner().unique(),
  email: text('email').notNull(),
  first_name: text('first_name'),
  last_name: text('last_name'),
  phone: text('phone'),
  updated_at: instantText('updated_at').notNull().default(sql`now()`),
})

/** The public halves of keys that people sign in with. The other halves never leave their devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: owner(),
    name: text('name').notNull(),
    /** As the browser names it, base64url. */
    credential_id: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    public_key: text('public_key').notNull(),
    /** How often the key was used, as it says itself; most always say 0. One that counts backwards is a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    /** How the browser may reach it: internal, hybrid, usb … */
    transports: text('transports').array().notNull().default([]),
    /** Whether its owner's other devices have it as well. */
    is_synced: boolean('is_synced').notNull().default(false),
    created_at: instant('created_at').notNull().defaultNow(),
    last_used_at: instant('last_used_at'),
  },
  table => [index('passkeys_user_id').on(table.user_id)],
)

/** Whether a code follows the password. Without `confirmed_at` it is a setup that nobody finished, and counts for nothing. */
export const two_factors = pgTable('two_factors', {
  user_id: owner().primaryKey(),
  /** Sealed with a key that is not in the database. */
  secret: text('secret').notNull(),
  /** Of the last code that counted: that one, and older ones, count no more. */
  last_step: bigint('last_step', { mode: 'number' }).notNull().default(0),
  confirmed_at: instant('confirmed_at'),
  /** SHA-256 of the token in the mail that tells of it, and until when it turns it off again. */
  undo_hash: text('undo_hash').unique(),
  undo_until: instant('undo_until'),
  created_at: instant('created_at').notNull().defaultNow(),
})

/** Those that are left: a code that was used is gone. */
export const recovery_codes = pgTable(
  'recovery_codes',
  {
    code_hash: text('code_hash').primaryKey(),
    user_id: owner(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  table => [index('recovery_codes_user_id').on(table.user_id)],
)

/** Challenges that were answered, until they expire: the same answer opens nothing a second time. */
export const spent_challenges = pgTable(
  'spent_challenges',
  {
    challenge: text('challenge').primaryKey(),
    expires_at: instant('expires_at').notNull(),
  },
  table => [index('spent_challenges_expires_at').on(table.expires_at)],
)

/** What happened around a person's account. No passwords, no tokens, and of network addresses only the coarse part. */
export const security_events = pgTable(
  'security_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: owner(),
    kind: text('kind', { enum: SECURITY_EVENT_KINDS }).notNull(),
    device: text('device'),
    network: text('network'),
    /** A sign-in where this person had not signed in before. */
    is_new_device: boolean('is_new_device').notNull().default(false),
    /** Failed tries of one day are one row. */
    times: integer('times').notNull().default(1),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  table => [
    index('security_events_user_id').on(table.user_id, table.created_at),
    index('security_events_created_at').on(table.created_at),
  ],
)
