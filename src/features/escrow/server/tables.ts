import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instantText } from '#server/db/instant.ts'
import { loanKey, ofLoan } from '#server/loans/tables.ts'
import type { SavedStatement, YearTwoPlan } from '../model.ts'

/** What the payment of year two is counted from. One a loan. */
export const escrow_plans = pgTable(
  'escrow_plans',
  { ...ofLoan(), plan: jsonb('plan').$type<YearTwoPlan>().notNull() },
  table => [primaryKey({ columns: [table.user_id, table.loan_id] }), loanKey(table)],
)

/** The figures of yearly escrow statements, and the letters about them. The files stay in the browser. */
export const escrow_statements = pgTable(
  'escrow_statements',
  {
    ...ofLoan(),
    id: uuid('id').notNull(),
    figures: jsonb('figures').$type<SavedStatement['figures']>().notNull(),
    letter: jsonb('letter').$type<NonNullable<SavedStatement['letter']>>(),
    added_at: instantText('added_at').notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.id] }), loanKey(table)],
)
