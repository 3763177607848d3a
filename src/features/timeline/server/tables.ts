import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { TIMELINE_EVENT_KEYS } from '#domain/timeline-events.ts'
import { owner } from '#server/auth/tables.ts'
import { instant } from '#server/db/instant.ts'
import { loanKey, ofLoan } from '#server/loans/tables.ts'
import type { LegalDatesState } from '../legal-dates-model.ts'

/** Those of a loan's eleven events that somebody has changed. */
export const timeline_events = pgTable(
  'timeline_events',
  {
    ...ofLoan(),
    event_key: text('event_key', { enum: TIMELINE_EVENT_KEYS }).notNull(),
    scheduled_date: date('scheduled_date', { mode: 'string' }),
    completed: boolean('completed').notNull(),
    /** What the buyer wrote; nothing while they have written nothing, and the advice of words.ts is shown. */
    notes: text('notes'),
    date_change_count: integer('date_change_count').notNull(),
    reminder_enabled: boolean('reminder_enabled').notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.loan_id, table.event_key] }), loanKey(table)],
)

/** A person's answers about the days that the law counts from. */
export const legal_facts = pgTable(
  'legal_facts',
  {
    ...ofLoan(),
    told: jsonb('told').$type<LegalDatesState['told']>().notNull(),
    switched: jsonb('switched').$type<LegalDatesState['switched']>().notNull(),
    changes: integer('changes').notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.loan_id] }), loanKey(table)],
)

/** The one calendar address of a person. The address also carries a signature, so that a copy of this table opens nothing. */
export const calendar_subscriptions = pgTable('calendar_subscriptions', {
  user_id: owner().primaryKey(),
  key: uuid('key').notNull().unique(),
  created_at: instant('created_at').notNull().defaultNow(),
})
