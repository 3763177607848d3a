import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { owner } from '#server/auth/tables.ts'

export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey().defaultRandom(),
  user_id: owner().unique(),
  email: text('email').notNull(),
  first_name: text('first_name'),
  last_name: text('last_name'),
  phone: text('phone'),
})
