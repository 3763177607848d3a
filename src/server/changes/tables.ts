import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ANSWERS_RETENTION_DAYS } from '#routes/retention.ts'
import { owner } from '#server/auth/tables.ts'
import { instant } from '#server/db/instant.ts'

/** How often each resource of a person was changed. One that was never changed has no row and counts as 0. */
export const revisions = pgTable(
  'revisions',
  {
    user_id: owner(),
    /** `NO_LOAN` for what belongs to no loan. */
    loan_id: uuid('loan_id').notNull(),
    resource: text('resource').notNull(),
    revision: integer('revision').notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.loan_id, table.resource] })],
)

/** What a change was answered with, by the id that the browser gave it: one that arrives again is not done again. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    user_id: owner(),
    key: text('key').notNull(),
    /** Of the address and the body: the same key with something else in it is a mistake of whoever sends it. */
    request_hash: text('request_hash').notNull(),
    answer: text('answer').notNull(),
    revision: integer('revision').notNull(),
    expires_at: instant('expires_at')
      .notNull()
      .default(sql.raw(`now() + interval '${ANSWERS_RETENTION_DAYS} days'`)),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.key] }),
    index('idempotency_keys_expires_at').on(table.expires_at),
  ],
)
