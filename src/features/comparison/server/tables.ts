import { doublePrecision, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Fees } from '#domain/fee-estimate.ts'
import { MORTGAGE_TYPES } from '#domain/mortgage-type.ts'
import { owner } from '#server/auth/tables.ts'
import { instant } from '#server/db/instant.ts'

/** The lenders a person compares. The page chooses the ids, so they are only unique for that person. */
export const user_comparison_scenarios = pgTable(
  'user_comparison_scenarios',
  {
    id: uuid('id').notNull(),
    user_id: owner(),
    name: text('name').notNull(),
    interest_rate: doublePrecision('interest_rate').notNull(),
    fees: jsonb('fees').$type<Fees>().notNull(),
    mortgage_type: text('mortgage_type', { enum: MORTGAGE_TYPES }).notNull(),
    created_at: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('user_comparison_scenarios_order').on(table.user_id, table.created_at),
  ],
)
