import { doublePrecision, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Fees } from '#domain/fee-estimate.ts'
import { MORTGAGE_TYPES } from '#domain/mortgage-type.ts'
import { users } from '#server/auth/tables.ts'

/** The lenders a person compares. The page chooses the ids, so they are only unique for that person. */
export const user_comparison_scenarios = pgTable(
  'user_comparison_scenarios',
  {
    id: uuid('id').notNull(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    interest_rate: doublePrecision('interest_rate').notNull(),
    fees: jsonb('fees').$type<Fees>().notNull(),
    mortgage_type: text('mortgage_type', { enum: MORTGAGE_TYPES }).notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('user_comparison_scenarios_order').on(table.user_id, table.created_at),
  ],
)
