import { boolean, date, doublePrecision, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { LOAN_PROGRAMS } from '#domain/mortgage-insurance.ts'
import { instantText } from '#server/db/instant.ts'
import { loanKey, ofLoan } from '#server/loans/tables.ts'

/** Insured loans whose days somebody follows, for years after the closing too. */
export const insurance_diaries = pgTable(
  'insurance_diaries',
  {
    ...ofLoan(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    loan_program: text('loan_program', { enum: LOAN_PROGRAMS }).notNull(),
    lives_there: boolean('lives_there').notNull(),
    original_value: doublePrecision('original_value').notNull(),
    loan_amount: doublePrecision('loan_amount').notNull(),
    interest_rate: doublePrecision('interest_rate').notNull(),
    rate_can_change: boolean('rate_can_change').notNull(),
    months: smallint('months').notNull(),
    first_payment_on: date('first_payment_on', { mode: 'string' }).notNull(),
    monthly_premium: doublePrecision('monthly_premium').notNull(),
    extra_monthly: doublePrecision('extra_monthly').notNull(),
    reminder_enabled: boolean('reminder_enabled').notNull(),
    added_at: instantText('added_at').notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.id] }), loanKey(table)],
)
