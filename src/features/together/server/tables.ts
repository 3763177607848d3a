import { boolean, date, doublePrecision, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { loanKey, ofLoan } from '#server/loans/tables.ts'
import { type Borrowing, ENTRY_KINDS, type Gift, type House, OWNERS, type Sheet } from '../model.ts'

/** What two owners agree about a house. One a loan. */
export const together_plans = pgTable(
  'together_plans',
  {
    ...ofLoan(),
    house: jsonb('house').$type<House>(),
    borrowing: jsonb('borrowing').$type<Borrowing>(),
    sheet: jsonb('sheet').$type<Sheet>(),
    gift: jsonb('gift').$type<Gift>(),
  },
  table => [primaryKey({ columns: [table.user_id, table.loan_id] }), loanKey(table)],
)

/** Who paid what for a house. */
export const ledger_entries = pgTable(
  'ledger_entries',
  {
    ...ofLoan(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    owner: text('owner', { enum: OWNERS }).notNull(),
    paid_on: date('paid_on', { mode: 'string' }).notNull(),
    amount: doublePrecision('amount').notNull(),
    principal: doublePrecision('principal'),
    is_agreed: boolean('is_agreed').notNull(),
    note: text('note').notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.loan_id, table.id] }), loanKey(table)],
)
