import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/auth/tables.ts'
import { instant } from '#server/db/instant.ts'
import { FEEDBACK_PRIORITIES, FEEDBACK_TYPES } from '../model.ts'

/** What people wrote to us, stored before it is mailed. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Unknown when nobody was signed in. */
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: FEEDBACK_TYPES }).notNull(),
    priority: text('priority', { enum: FEEDBACK_PRIORITIES }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    email: text('email'),
    created_at: instant('created_at').notNull().defaultNow(),
    /** When whoever runs the site dealt with it. */
    done_at: instant('done_at'),
  },
  table => [index('feedback_user_id').on(table.user_id)],
)
