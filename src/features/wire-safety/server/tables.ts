import { date, doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { owner } from '#server/auth/tables.ts'
import { NUMBER_SOURCES, type WireCard } from '../model.ts'

/** Whom a person calls before money moves. One each. */
export const wire_cards = pgTable('wire_cards', {
  user_id: owner().primaryKey(),
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
})
