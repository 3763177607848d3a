import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#domain/languages.ts'
import { instant } from '#server/db/instant.ts'

/** People with an account. The row is also the lock that orders a person's actions. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Always lower case. */
  email: text('email').notNull().unique(),
  email_verified: boolean('email_verified').notNull().default(false),
  name: text('name').notNull(),
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  /** Learnt from the browser; decides which calendar day it is for this person. */
  time_zone: text('time_zone').notNull().default('America/New_York'),
  /** In which they use the app, and are written to. */
  language: text('language', { enum: LANGUAGES }).notNull().default('en'),
  /** Which of their loans they are in; none until something is saved for one. */
  current_loan_id: uuid('current_loan_id'),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
})

/** Whose row it is: it goes with the account. */
export const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    token: text('token').notNull().unique(),
    user_id: owner(),
    user_agent: text('user_agent'),
    ip_address: text('ip_address'),
    expires_at: instant('expires_at').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  table => [index('sessions_user_id').on(table.user_id), index('sessions_expires_at').on(table.expires_at)],
)

/** How a person proves who they are. Only passwords today (`provider_id` credential). */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: owner(),
    provider_id: text('provider_id').notNull(),
    account_id: text('account_id').notNull(),
    password: text('password'),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  table => [index('credentials_user_id').on(table.user_id)],
)

/** Password reset links: `identifier` is the hash of the token, `value` the user's id. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expires_at: instant('expires_at').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  table => [index('verifications_identifier').on(table.identifier), index('verifications_value').on(table.value)],
)

/** The one open question whether a person reads an address: at sign-up theirs, later a new one. Asking again replaces it. */
export const email_confirmations = pgTable(
  'email_confirmations',
  {
    user_id: owner().primaryKey(),
    email: text('email').notNull(),
    /** SHA-256 of the token in the mail, so that a copy of the database opens nothing. */
    token_hash: text('token_hash').notNull().unique(),
    expires_at: instant('expires_at').notNull(),
  },
  table => [index('email_confirmations_expires_at').on(table.expires_at)],
)

/** The way back for whoever reads the address that an account had: for a week after it was changed, and again for each change. */
export const email_undos = pgTable(
  'email_undos',
  {
    /** SHA-256 of the token in the mail. */
    token_hash: text('token_hash').primaryKey(),
    user_id: owner(),
    /** The address as it was. Nobody else can have it meanwhile. */
    email: text('email').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    expires_at: instant('expires_at').notNull(),
  },
  table => [
    index('email_undos_user_id').on(table.user_id),
    index('email_undos_email').on(table.email),
    index('email_undos_expires_at').on(table.expires_at),
  ],
)
