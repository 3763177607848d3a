import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/** One row per thing that is counted; `full_at` is when its bucket will be as good as untouched. */
export const limits = pgTable(
  'limits',
  {
    /** Rule name and a keyed hash of the subject: no address or e-mail can be read from here. */
    key: text('key').primaryKey(),
    full_at: instant('full_at').notNull(),
  },
  table => [index('limits_full_at').on(table.full_at)],
)
