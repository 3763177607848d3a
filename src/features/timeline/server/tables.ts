import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { TIMELINE_EVENT_KEYS } from '#domain/timeline-events.ts'
import { owner } from '#server/auth/tables.ts'
import { instant } from '#server/db/instant.ts'
import type { RightsState } from '../rights-model.ts'

/** Eleven a person. */
export const timeline_events = pgTable(
  'timeline_events',
  {
    user_id: owner(),
    event_key: text('event_key', { enum: TIMELINE_EVENT_KEYS }).notNull(),
    // An event's words come from words.ts. The version before still reads these three; they go a release after it.
    title: text('title').notNull(),
    description: text('description').notNull(),
    important: boolean('important').notNull(),
    scheduled_date: date('scheduled_date', { mode: 'string' }),
    completed: boolean('completed').notNull(),
    notes: text('notes').notNull(),
    date_change_count: integer('date_change_count').notNull(),
    reminder_enabled: boolean('reminder_enabled').notNull(),
    /** When to look at this event for a reminder; `null` for events that need none. The notifications keep it. */
    remind_at: instant('remind_at'),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.event_key] }),
    // Partial, so that looking for what is due costs by what is due and not by how many people there are.
    index('timeline_events_remind_at').on(table.remind_at, table.user_id).where(sql`${table.remind_at} is not null`),
  ],
)

/** What a person told of the days that the law counts from. */
export const legal_facts = pgTable('legal_facts', {
  user_id: owner().primaryKey(),
  told: jsonb('told').$type<RightsState['told']>().notNull(),
  switched: jsonb('switched').$type<RightsState['switched']>().notNull(),
  changes: integer('changes').notNull(),
})

/** The one calendar address of a person. The address also carries a signature, so that a copy of this table opens nothing. */
export const calendar_subscriptions = pgTable('calendar_subscriptions', {
  user_id: owner().primaryKey(),
  key: uuid('key').notNull().unique(),
  created_at: instant('created_at').notNull().defaultNow(),
})
