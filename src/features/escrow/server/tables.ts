import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { owner } from '#server/auth/tables.ts'
import { instant } from '#server/db/instant.ts'
import type { KeptStatement, YearTwoPlan } from '../model.ts'

/** What a person's payment of year two is counted from. One each. */
export const escrow_plans = pgTable('escrow_plans', {
  user_id: owner().primaryKey(),
  plan: jsonb('plan').$type<YearTwoPlan>().notNull(),
})

/** The figures of yearly escrow statements, and the letters about them. The files stay in the browser. */
export const escrow_statements = pgTable(
  'escrow_statements',
  {
    user_id: owner(),
    id: uuid('id').notNull(),
    figures: jsonb('figures').$type<KeptStatement['figures']>().notNull(),
    letter: jsonb('letter').$type<NonNullable<KeptStatement['letter']>>(),
    added_at: instant('added_at').notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.id] })],
)
