import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Fees } from '#domain/fee-estimate.ts'
import { LOAN_PROGRAMS } from '#domain/mortgage-insurance.ts'
import { MORTGAGE_TYPES } from '#domain/mortgage-type.ts'
import { instantText } from '#server/db/instant.ts'
import { loanKey, ofLoan } from '#server/loans/tables.ts'
import { UNMARKED } from '../marks.ts'
import { type OfferSources, PLAIN_TERMS } from '../model.ts'

const premium = (name: string) => doublePrecision(name).notNull().default(0)

/** The lenders a person compares. The page chooses the ids, so they are only unique for that person. */
export const user_comparison_scenarios = pgTable(
  'user_comparison_scenarios',
  {
    id: uuid('id').notNull(),
    ...ofLoan(),
    name: text('name').notNull(),
    interest_rate: doublePrecision('interest_rate').notNull(),
    fees: jsonb('fees').$type<Fees>().notNull(),
    mortgage_type: text('mortgage_type', { enum: MORTGAGE_TYPES }).notNull(),
    loan_program: text('loan_program', { enum: LOAN_PROGRAMS }).notNull().default(PLAIN_TERMS.loan_program),
    mortgage_insurance_monthly: premium('mortgage_insurance_monthly'),
    upfront_fee: premium('upfront_fee'),
    upfront_fee_financed: boolean('upfront_fee_financed').notNull().default(PLAIN_TERMS.upfront_fee_financed),
    lender_credit: premium('lender_credit'),
    sources: jsonb('sources').$type<OfferSources>().notNull().default({}),
    loan_amount: doublePrecision('loan_amount'),
    expires_on: date('expires_on', { mode: 'string' }),
    created_at: instantText('created_at').notNull(),
    mark: integer('mark').notNull().default(UNMARKED),
    is_chosen: boolean('is_chosen').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('user_comparison_scenarios_order').on(table.user_id, table.loan_id, table.created_at),
    loanKey(table),
  ],
)
