import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/auth/tables.ts'
import { instant } from '#server/db/instant.ts'
import { BUDGET_RANGES, CONTACT_METHODS } from '../model.ts'

/** Messages to a realtor, stored before they are mailed. */
export const realtor_messages = pgTable(
  'realtor_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Unknown when nobody was signed in. */
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message').notNull(),
    preferred_contact: text('preferred_contact', { enum: CONTACT_METHODS }),
    property_location: text('property_location'),
    budget_range: text('budget_range', { enum: BUDGET_RANGES }),
    created_at: instant('created_at').notNull().defaultNow(),
    /** When whoever runs the site dealt with it. */
    done_at: instant('done_at'),
  },
  table => [index('realtor_messages_user_id').on(table.user_id)],
)
