import * as z from 'zod/mini'
import { CREDIT_SCORE_RANGES, EMPLOYMENT_STATUSES, PROPERTY_TYPES } from '#domain/borrower.ts'
import { LONGEST_MONTHS_LEFT } from '#domain/refinance/current-loan.ts'
import { TIMELINE_EVENT_KEYS } from '#domain/timeline-events.ts'
import { US_STATES } from '#domain/us-states.ts'
import { applicationFormWords as words } from './form-words.ts'
import { LoanClosure } from './loan-closure.ts'

export const LOAN_PURPOSES = ['purchase', 'refinance', 'cash_out_refinance'] as const
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

export const Application = z.extend(ApplicationFields, {
  // What was kept before these were asked for is read as if they had been left blank.
  current_balance: z._default(currentLoan.current_balance, null),
  current_rate: z._default(currentLoan.current_rate, null),
  current_months_left: z._default(currentLoan.current_months_left, null),
  current_payment: z._default(currentLoan.current_payment, null),
  current_servicer: z._default(currentLoan.current_servicer, null),
  id: Short,
  tracking_id: z.nullable(Short),
  status: z.enum(['draft', 'completed']),
  completed_at: z.nullable(Short),
  created_at: Short,
  updated_at: Short,
})

export type Application = z.infer<typeof Application>

const Plain = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** What stood on the timeline of a closed loan, and its rate lock. The features that they are of know them more closely. */
const PastDates = z.object({
  events: z.array(
    z.object({
      event_key: z.enum(TIMELINE_EVENT_KEYS),
      scheduled_date: z.nullable(z.string()),
      completed: z.boolean(),
      notes: z.string(),
    }),
  ),
  /** What was told of the days that the law counts from. */
  told: z.record(z.string(), Plain),
  lock: z.nullable(z.record(z.string(), Plain)),
})
export type PastDates = z.infer<typeof PastDates>

/** What else was kept for a closed loan: its offers, the documents gathered, and whom to call before money moves. */
const PastThings = z.object({
  offers: z.array(z.looseObject({ name: z.string(), interest_rate: z.number(), mortgage_type: z.string() })),
  documents: z.array(z.string()),
  wire_card: z.nullable(z.looseObject({ agent_name: z.string(), agent_phone: z.string(), locked_on: z.string() })),
})
export type PastThings = z.infer<typeof PastThings>

/** A closed loan with its application, kept when the next application begins. Read-only for good. */
const PastLoan = z.object({
  id: z.string(),
  application: Application,
  closure: LoanClosure,
  archived_at: z.string(),
  /** `null` for loans from before dates went along. */
  dates: z.nullable(PastDates),
  /** As above. */
  things: z.nullable(PastThings),
})
export type PastLoan = z.infer<typeof PastLoan>

export interface ApplicationState {
  completed: Application | null
  draft: Application | null
  closure: LoanClosure | null
  past_loans: PastLoan[]
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
