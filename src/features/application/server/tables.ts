import { sql } from 'drizzle-orm'
import { boolean, date, doublePrecision, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CREDIT_SCORE_RANGES, EMPLOYMENT_STATUSES, PROPERTY_TYPES } from '#domain/borrower.ts'
import { LOAN_PURPOSES } from '#domain/loan-purpose.ts'
import { LOAN_TYPES } from '#domain/loan-type.ts'
import { instantText } from '#server/db/instant.ts'
import { loanKey, ofLoan } from '#server/loans/tables.ts'
import type { ApplicationFields } from '../model.ts'

/** At most one draft and one completed application a loan. */
export const mortgage_applications = pgTable(
  'mortgage_applications',
  {
    id: uuid('id').primaryKey(),
    ...ofLoan(),
    tracking_id: text('tracking_id').unique(),
    status: text('status', { enum: ['draft', 'completed'] }).notNull(),
    completed_at: instantText('completed_at'),
    created_at: instantText('created_at').notNull(),
    updated_at: instantText('updated_at').notNull(),
    loan_purpose: text('loan_purpose', { enum: LOAN_PURPOSES }),
    property_type: text('property_type', { enum: PROPERTY_TYPES }),
    property_value: doublePrecision('property_value'),
    loan_amount: doublePrecision('loan_amount'),
    down_payment_percentage: doublePrecision('down_payment_percentage'),
    down_payment_amount: doublePrecision('down_payment_amount'),
    property_state: text('property_state').$type<ApplicationFields['property_state']>(),
    property_zip_code: text('property_zip_code'),
    property_found: boolean('property_found'),
    credit_score_range: text('credit_score_range', { enum: CREDIT_SCORE_RANGES }),
    employment_status: text('employment_status', { enum: EMPLOYMENT_STATUSES }),
    annual_income: doublePrecision('annual_income'),
    monthly_debt_payments: doublePrecision('monthly_debt_payments'),
    // The loan that a refinance replaces.
    current_balance: doublePrecision('current_balance'),
    current_rate: doublePrecision('current_rate'),
    current_months_left: integer('current_months_left'),
    current_payment: doublePrecision('current_payment'),
    current_servicer: text('current_servicer'),
  },
  table => [
    uniqueIndex('mortgage_applications_one_of_each').on(table.user_id, table.loan_id, table.status),
    loanKey(table),
  ],
)

/** How a loan was closed. One a loan. */
export const loan_closures = pgTable(
  'loan_closures',
  {
    id: uuid('id').primaryKey(),
    ...ofLoan(),
    chosen_lender_name: text('chosen_lender_name').notNull(),
    chosen_lender_id: text('chosen_lender_id'),
    /** The application's tracking id, as the spec names it. */
    application_id: text('application_id'),
    loan_amount: doublePrecision('loan_amount'),
    interest_rate: doublePrecision('interest_rate'),
    loan_type: text('loan_type', { enum: LOAN_TYPES }),
    apr: doublePrecision('apr'),
    closed_on: date('closed_on', { mode: 'string' }),
    notes: text('notes'),
    loan_closed: boolean('loan_closed').notNull().default(false),
    updated_at: instantText('updated_at').notNull().default(sql`now()`),
  },
  table => [uniqueIndex('loan_closures_one_a_loan').on(table.user_id, table.loan_id), loanKey(table)],
)
