import * as z from 'zod/mini'
import { CREDIT_SCORE_RANGES, EMPLOYMENT_STATUSES, PROPERTY_TYPES } from '#domain/borrower.ts'
import { LOAN_PURPOSES } from '#domain/loan-purpose.ts'
import { LONGEST_MONTHS_LEFT } from '#domain/refinance/current-loan.ts'
import type { FigurePrivacies } from '#domain/together/figure-privacy.ts'
import { US_STATES } from '#domain/us-states.ts'
import { applicationFormWords as words } from './form-words.ts'
import { LoanClosure } from './loan-closure.ts'

const STATE_NAMES = US_STATES.map(state => state.name)

/** Above any home in the country, and small enough that every sum stays exact. */
export const MOST_MONEY = 1_000_000_000

/** As everywhere that a rate is typed. */
export const HIGHEST_RATE = 30
export const LONGEST_SERVICER = 80

const Money = z.number(words.amount).check(z.minimum(0, words.negative), z.maximum(MOST_MONEY, words.tooMuch))

/** An id or an instant. As in plain-text.ts, which public pages do not load. */
const Short = z.string().check(z.maxLength(100, { abort: true }))

const ZipCode = z
  .string()
  .check(z.maxLength(10, { error: words.zip, abort: true }), z.regex(/^\d{5}(-\d{4})?$/, words.zip))

const Servicer = z
  .string(words.servicer)
  .check(
    z.trim(),
    z.maxLength(LONGEST_SERVICER, { error: words.servicer, abort: true }),
    z.regex(/^[^\p{C}\u2028\u2029]*$/u, words.servicer),
  )

/** The loan that a refinance replaces; `null` for purchases. */
const currentLoan = {
  current_balance: z.nullable(Money),
  current_rate: z.nullable(z.number(words.rate).check(z.minimum(0, words.rate), z.maximum(HIGHEST_RATE, words.rate))),
  current_months_left: z.nullable(
    z.int(words.monthsLeft).check(z.minimum(1, words.monthsLeft), z.maximum(LONGEST_MONTHS_LEFT, words.monthsLeft)),
  ),
  /** Principal and interest. */
  current_payment: z.nullable(Money),
  current_servicer: z.nullable(Servicer),
}

/** What a buyer tells us. Anything may be missing until they know it. */
export const ApplicationFields = z.object({
  loan_purpose: z.nullable(z.enum(LOAN_PURPOSES, words.purpose)),
  property_type: z.nullable(z.enum(PROPERTY_TYPES, words.propertyType)),
  property_value: z.nullable(Money),
  loan_amount: z.nullable(Money),
  down_payment_percentage: z.nullable(
    z.number(words.percentage).check(z.minimum(0, words.percentageRange), z.maximum(100, words.percentageRange)),
  ),
  down_payment_amount: z.nullable(Money),
  property_state: z.nullable(z.enum(STATE_NAMES, words.state)),
  property_zip_code: z.nullable(ZipCode),
  property_found: z.nullable(z.boolean(words.yesOrNo)),
  credit_score_range: z.nullable(z.enum(CREDIT_SCORE_RANGES, words.creditScore)),
  employment_status: z.nullable(z.enum(EMPLOYMENT_STATUSES, words.employment)),
  annual_income: z.nullable(Money),
  monthly_debt_payments: z.nullable(Money),
  ...currentLoan,
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
  current_balance: null,
  current_rate: null,
  current_months_left: null,
  current_payment: null,
  current_servicer: null,
}

/** What was saved before a field existed is read as if it had been left blank: a new field empties nobody's application. */
const savedFields = Object.fromEntries(
  Object.entries(ApplicationFields.shape).map(([name, field]) => [name, z._default(field as z.ZodMiniType, null)]),
) as { [Field in ApplicationField]: z.ZodMiniDefault<(typeof ApplicationFields.shape)[Field]> }

export const Application = z.extend(ApplicationFields, {
  ...savedFields,
  id: Short,
  tracking_id: z.nullable(Short),
  status: z.enum(['draft', 'completed']),
  completed_at: z.nullable(Short),
  created_at: Short,
  updated_at: Short,
})

export type Application = z.infer<typeof Application>

/** A closed loan, other than the one that the person is in. */
const PastLoan = z.object({
  /** Of the loan: everything that was saved for it is parsed with this. */
  id: z.string(),
  application: Application,
  closure: LoanClosure,
  /** When it was marked as closed. */
  archived_at: z.string(),
})
export type PastLoan = z.infer<typeof PastLoan>

export interface ApplicationState {
  completed: Application | null
  draft: Application | null
  closure: LoanClosure | null
  /** The loan is closed: nothing of its application changes any more. */
  is_closed: boolean
  past_loans: PastLoan[]
  /** What others in the loan see of what its owner earns, owes and scores. */
  figure_privacy?: FigurePrivacies
}

export const ApplicationView = z.object({
  completed: z.nullable(Application),
  draft: z.nullable(Application),
  locked: z.boolean(),
  /** How the loan that locks it ended. */
  closed: z.nullable(LoanClosure),
  can_start_new: z.boolean(),
  past_loans: z.array(PastLoan),
})
export type ApplicationView = z.infer<typeof ApplicationView>
