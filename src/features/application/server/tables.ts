import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { CREDIT_SCORE_RANGES, EMPLOYMENT_STATUSES, PROPERTY_TYPES } from '#domain/borrower.ts'
import { LOAN_TYPES } from '#domain/loan-type.ts'
import { owner } from '#server/auth/tables.ts'
import { instant } from '#server/db/instant.ts'
import type { LoanClosure } from '../loan-closure.ts'
import { type Application, type ApplicationFields, LOAN_PURPOSES, type PastDates, type PastThings } from '../model.ts'

/** At most one draft and one completed application a person. */
export const mortgage_applications = pgTable(
  'mortgage_applications',
  {
    id: uuid('id').primaryKey(),
    user_id: owner(),
    tracking_id: text('tracking_id').unique(),
    status: text('status', { enum: ['draft', 'completed'] }).notNull(),
    completed_at: instant('completed_at'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
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
  table => [uniqueIndex('mortgage_applications_one_of_each').on(table.user_id, table.status)],
)

/** Closed loans whose place a newer application took. Never changed again. */
export const past_loans = pgTable(
  'past_loans',
  {
    id: uuid('id').primaryKey(),
    user_id: owner(),
    application: jsonb('application').$type<Application>().notNull(),
    closure: jsonb('closure').$type<LoanClosure>().notNull(),
    archived_at: instant('archived_at').notNull(),
    /** Those of its timeline and its rate lock; the current ones are of the loan after it. */
    dates: jsonb('dates').$type<PastDates>(),
    /** Its offers, documents and wire card. */
    things: jsonb('things').$type<PastThings>(),
  },
  table => [index('past_loans_user_id').on(table.user_id, table.archived_at)],
)

/** How a person's current loan ended. One each; an older one moves to past_loans. */
export const loan_closures = pgTable('loan_closures', {
  id: uuid('id').primaryKey(),
  user_id: owner().unique(),
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
  updated_at: instant('updated_at').notNull().defaultNow(),
})

export function asClosure({ user_id: _owner, ...row }: typeof loan_closures.$inferSelect): LoanClosure {
  return { ...row, updated_at: row.updated_at.toISOString() }
}
