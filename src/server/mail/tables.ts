import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/auth/tables.ts'
import { instant } from '#server/db/instant.ts'

/** `queued` waits under its key. `waiting` was composed by a version before, which fills in no state and sends no other. */
export const UNSENT_STATES = ['queued', 'waiting'] as const
export const MAIL_STATES = [...UNSENT_STATES, 'sent', 'refused', 'outdated'] as const

/**
 * Mail that was promised in a transaction. Once it is settled nothing of it is left but its kind and its dates: an email can
 * hold links that open an account, and an address need not outlive its purpose.
 */
export const mailQueue = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Mail to an account goes when the account goes. */
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What the person's export calls it; empty for mail to an address that is not confirmed as theirs. */
    kind: text('kind'),
    recipient: text('recipient').notNull(),
    reply_to: text('reply_to'),
    /** Which mail it is, what its words are given, and in which language: composed when it is sent. */
    key: text('key'),
    parameters: jsonb('parameters').$type<object>(),
    language: text('language').$type<Language>(),
    /** Only of mail without a key. */
    subject: text('subject').notNull().default(''),
    text: text('text').notNull().default(''),
    html: text('html').notNull().default(''),
    unsubscribe_url: text('unsubscribe_url'),
    state: text('state', { enum: MAIL_STATES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    problem: text('problem'),
    /** Somebody is sending it until then; two at once would send it twice. */
    claimed_until: instant('claimed_until'),
    /** Not worth sending after this: a reset link that no longer works only confuses. */
    useful_until: instant('useful_until').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    settled_at: instant('settled_at'),
  },
  table => [
    index('outbox_user_id').on(table.user_id),
    index('outbox_waiting').on(table.created_at).where(sql`${table.state} in ('queued', 'waiting')`),
    index('outbox_settled_at').on(table.settled_at),
  ],
)
