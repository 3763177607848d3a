import { date, doublePrecision, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { loanKey, ofLoan } from '#server/loans/tables.ts'
import { NUMBER_SOURCES, type WireCard } from '../model.ts'

/** Whom a person calls before money moves. One a loan. */
export const wire_cards = pgTable(
  'wire_cards',
  {
    ...ofLoan(),
    agent_name: text('agent_name').notNull(),
    agent_phone: text('agent_phone').notNull(),
    learnt_from: text('learnt_from', { enum: NUMBER_SOURCES }).notNull(),
    other_name: text('other_name').notNull(),
    other_phone: text('other_phone').notNull(),
    code_hint: text('code_hint').notNull(),
    bank_name: text('bank_name').notNull(),
    bank_phone: text('bank_phone').notNull(),
    expected_amount: doublePrecision('expected_amount'),
    locked_on: date('locked_on', { mode: 'string' }).notNull(),
    changes: jsonb('changes').$type<WireCard['changes']>().notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.loan_id] }), loanKey(table)],
)
