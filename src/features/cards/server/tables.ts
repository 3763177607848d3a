import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { owner } from '#server/auth/tables.ts'
import { instant } from '#server/db/instant.ts'
import { GIFT_COUNTRIES } from '../gift-model.ts'

/** Where a person's gift is to go. */
export const gift_requests = pgTable(
  'gift_requests',
  {
    id: uuid('id').primaryKey(),
    user_id: owner(),
    recipient_name: text('recipient_name').notNull(),
    street_address: text('street_address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip_code: text('zip_code').notNull(),
    country: text('country', { enum: GIFT_COUNTRIES }).notNull(),
    status: text('status', { enum: ['pending'] }).notNull(),
    created_at: instant('created_at').notNull(),
    /** When whoever runs the site dealt with it. */
    done_at: instant('done_at'),
  },
  table => [index('gift_requests_user_id').on(table.user_id, table.created_at)],
)
