import { boolean, date, doublePrecision, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { loanKey, ofLoan } from '#server/loans/tables.ts'
import { LOCK_ZONES } from '../model.ts'

/** How a person's rate stands. One a loan. */
export const rate_locks = pgTable(
  'rate_locks',
  {
    ...ofLoan(),
    status: text('status', { enum: ['floating', 'locked'] }).notNull(),
    locked_on: date('locked_on', { mode: 'string' }),
    days: smallint('days'),
    ends_on: date('ends_on', { mode: 'string' }),
    ends_time: text('ends_time'),
    ends_zone: text('ends_zone', { enum: LOCK_ZONES }),
    interest_rate: doublePrecision('interest_rate'),
    reminder_enabled: boolean('reminder_enabled').notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.loan_id] }), loanKey(table)],
)
