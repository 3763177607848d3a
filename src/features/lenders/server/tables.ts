import { boolean, date, doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LoanType } from '#domain/loan-type.ts'
import { instant } from '#server/db/instant.ts'
import { loanKey, ofLoan } from '#server/loans/tables.ts'

export const lenders = pgTable(
  'lenders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull().unique(),
    description: text('description').notNull().default(''),
    interest_rate: doublePrecision('interest_rate'),
    apr: doublePrecision('apr'),
    rate_day: date('rate_day'),
    min_loan_amount: doublePrecision('min_loan_amount'),
    max_loan_amount: doublePrecision('max_loan_amount'),
    loan_types: text('loan_types').array().$type<LoanType[]>().notNull(),
    is_active: boolean('is_active').notNull().default(true),
    website: text('website'),
    /** Where requests for pre-approval go, if the operator lets them go out. */
    email: text('email'),
    is_sample: boolean('is_sample').notNull().default(false),
  },
  table => [index('lenders_by_rate').on(table.is_active, table.interest_rate)],
)

/** One application per loan and lender, whatever is clicked twice. */
export const user_lender_applications = pgTable(
  'user_lender_applications',
  {
    ...ofLoan(),
    lender_id: uuid('lender_id')
      .notNull()
      .references(() => lenders.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['pending'] })
      .notNull()
      .default('pending'),
    applied_on: date('applied_on').notNull(),
    credit_pulled_on: date('credit_pulled_on'),
    /** The day on which the lender was sent what the applicant had agreed to. */
    mailed_on: date('mailed_on'),
    /** The day on which the person applied themselves, as they say. */
    self_applied_on: date('self_applied_on'),
    created_at: instant('created_at').notNull().defaultNow(),
    /** When whoever runs the site dealt with it. */
    done_at: instant('done_at'),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.loan_id, table.lender_id] }),
    index('user_lender_applications_lender_id').on(table.lender_id),
    loanKey(table),
  ],
)
