import { boolean, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { owner } from '#server/auth/tables.ts'
import { instant } from '#server/db/instant.ts'
import { LOAN_TYPES, type LoanClosure } from '../model.ts'

/** How a person's current loan ended. One each; an older one moves to past_loans. */
export const loan_closures = pgTable('loan_closures', {
  id: uuid('id').primaryKey(),
  user_id: owner().unique(),
  chosen_lender_name: text('chosen_lender_name').notNull(),
  chosen_lender_id: text('chosen_lender_id'),
  /** The application's tracking id, as the spec names it. */
  application_id: text('application_id'),
  loan_amount: doublePrecision('loan_amount'),
  interest_rate: doublePrecision('interest_rate'),
  loan_type: text('loan_type', { enum: LOAN_TYPES }),
  apr: doublePrecision('apr'),
  notes: text('notes'),
  loan_closed: boolean('loan_closed').notNull().default(false),
  updated_at: instant('updated_at').notNull().defaultNow(),
})

export function asClosure({ user_id: _owner, ...row }: typeof loan_closures.$inferSelect): LoanClosure {
  return { ...row, updated_at: row.updated_at.toISOString() }
}
