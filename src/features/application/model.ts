import * as z from 'zod/mini'
import { CREDIT_SCORE_RANGES, EMPLOYMENT_STATUSES, PROPERTY_TYPES } from '#domain/borrower.ts'
import { US_STATES } from '#domain/us-states.ts'
import type { LoanClosure } from './loan-closure.ts'

export const LOAN_PURPOSES = ['purchase', 'refinance', 'cash_out_refinance'] as const
const STATE_NAMES = US_STATES.map(state => state.name)

/** Above any home in the country, and small enough that every sum stays exact. */
export const MOST_MONEY = 1_000_000_000

const Money = z
  .number('Please enter an amount in dollars.')
  .check(
    z.minimum(0, 'Please enter an amount of $0 or more.'),
    z.maximum(MOST_MONEY, 'Please enter an amount below $1 billion.'),
  )

const ZipCode = z.string().check(z.regex(/^\d{5}(-\d{4})?$/, 'Please enter a ZIP code of five digits, such as 27601.'))

/** What a buyer tells us. Anything may be missing until they know it. */
export const ApplicationFields = z.object({
  loan_purpose: z.nullable(z.enum(LOAN_PURPOSES, 'Please choose what the loan is for.')),
  property_type: z.nullable(z.enum(PROPERTY_TYPES, 'Please choose how you will use the home.')),
  property_value: z.nullable(Money),
  loan_amount: z.nullable(Money),
  down_payment_percentage: z.nullable(
    z
      .number('Please enter a percentage.')
      .check(
        z.minimum(0, 'Please enter a percentage from 0 to 100.'),
        z.maximum(100, 'Please enter a percentage from 0 to 100.'),
      ),
  ),
  down_payment_amount: z.nullable(Money),
  property_state: z.nullable(z.enum(STATE_NAMES, 'Please choose one of the 50 states or the District of Columbia.')),
  property_zip_code: z.nullable(ZipCode),
  property_found: z.nullable(z.boolean('Please answer yes or no.')),
  credit_score_range: z.nullable(z.enum(CREDIT_SCORE_RANGES, 'Please choose a credit score range.')),
  employment_status: z.nullable(z.enum(EMPLOYMENT_STATUSES, 'Please choose how you earn your income.')),
  annual_income: z.nullable(Money),
  monthly_debt_payments: z.nullable(Money),
})

export type ApplicationFields = z.infer<typeof ApplicationFields>
export type ApplicationField = keyof ApplicationFields

export const APPLICATION_FIELDS = Object.keys(ApplicationFields.shape) as ApplicationField[]

export const noAnswers: ApplicationFields = {
  loan_purpose: null,
  property_type: null,
  property_value: null,
  loan_amount: null,
  down_payment_percentage: null,
  down_payment_amount: null,
  property_state: null,
  property_zip_code: null,
  property_found: null,
  credit_score_range: null,
  employment_status: null,
  annual_income: null,
  monthly_debt_payments: null,
}

export const Application = z.extend(ApplicationFields, {
  id: z.string(),
  tracking_id: z.nullable(z.string()),
  status: z.enum(['draft', 'completed']),
  completed_at: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
})

export type Application = z.infer<typeof Application>

/** A closed loan with its application, kept when the next application begins. Read-only for good. */
export interface PastLoan {
  id: string
  application: Application
  closure: LoanClosure
  archived_at: string
}

export interface ApplicationState {
  completed: Application | null
  draft: Application | null
  closure: LoanClosure | null
  past_loans: PastLoan[]
}

export interface ApplicationView {
  completed: Application | null
  draft: Application | null
  locked: boolean
  can_start_new: boolean
  past_loans: PastLoan[]
}
