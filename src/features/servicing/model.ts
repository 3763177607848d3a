import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { STATEMENT_FIGURES } from '#domain/servicing/statement.ts'
import { SentLetter } from '#features/escrow/model.ts'
import { atMost, singleLine } from '#resources/plain-text.ts'
import { servicingFormWords as words } from './form-words.ts'

const MOST_MONEY = 1_000_000_000
export const LONGEST_TEXT = 120
/** Ten years of months: older ones tell nothing about the next. */
export const MOST_STATEMENTS = 120
const MOST_FEES = 20

const Day = z.string(words.day).check(
  atMost(10, words.day),
  z.refine(day => isCalendarDay(day) && day >= '2000-01-01' && day <= '2099-12-31', words.day),
)
const Money = z.number(words.amount).check(z.minimum(0, words.amount), z.maximum(MOST_MONEY, words.tooMuch))
const above = (sentence: string) =>
  z.number(sentence).check(z.minimum(0.01, sentence), z.maximum(MOST_MONEY, words.tooMuch))
const Rate = z.number(words.rate).check(z.minimum(0, words.rate), z.maximum(25, words.rate))
const Text = singleLine(LONGEST_TEXT, words.text)

/** The loan that somebody is paying. Five figures are enough; what nobody said is `null`. Dollars, and percent a year. */
export const HomeLoan = z.strictObject({
  servicer: Text,
  /** Owed before the payment that is due on `due_on`. */
  balance: above(words.owed),
  due_on: Day,
  rate: Rate,
  /** A month: principal and interest. */
  payment: above(words.payment),
  /** A month: what goes to escrow for taxes and insurance, and for mortgage insurance. */
  escrow: z.nullable(Money),
  mortgage_insurance: z.nullable(Money),
  /** What was paid for the home, or what its owner counts with. */
  home_value: z.nullable(Money),
  first_payment_on: z.nullable(Day),
  /** By the note: percent of principal and interest, after so many days. */
  late_fee_percent: z.nullable(
    z.number(words.lateFee).check(z.minimum(0, words.lateFee), z.maximum(20, words.lateFee)),
  ),
  grace_days: z.nullable(z.int(words.graceDays).check(z.minimum(0, words.graceDays), z.maximum(60, words.graceDays))),
  /** The day on which the law ends private mortgage insurance. */
  insurance_ends_on: z.nullable(Day),
  /** The first payment at another rate, of a loan whose rate adjusts. */
  rate_changes_on: z.nullable(Day),
})
export type HomeLoan = z.infer<typeof HomeLoan>

const StatementFee = z.strictObject({
  amount: Money,
  kind: z.enum(['late', 'other'], words.choice),
  charged_on: z.nullable(Day),
  reason: Text,
})

/** A monthly statement as printed. Dollars; a figure that it does not have is not there. */
export const MonthlyStatement = z.strictObject({
  servicer: Text,
  due_on: Day,
  statement_on: z.nullable(Day),
  rate_percent: z.nullable(Rate),
  late_after: z.nullable(Day),
  figures: z.partialRecord(z.enum(STATEMENT_FIGURES, words.figure), Money),
  fees: z.array(StatementFee).check(z.maxLength(MOST_FEES, words.fees)),
  /** What the owner paid to principal beyond the payment since the statement before. */
  extra_principal: z.nullable(Money),
})
export type MonthlyStatement = z.infer<typeof MonthlyStatement>

export const StatementId = z.uuid(words.unknown).check(z.toLowerCase())

export const KeptMonthly = z.strictObject({
  id: StatementId,
  figures: MonthlyStatement,
  letter: z.nullable(SentLetter),
  added_at: z.iso.datetime(words.instant),
})
export type KeptMonthly = z.infer<typeof KeptMonthly>

/** What one of the two letters about a transfer says. */
const TransferNotice = z.strictObject({
  old_servicer: Text,
  new_servicer: Text,
  effective_on: Day,
  last_day_old: z.nullable(Day),
  first_day_new: z.nullable(Day),
  dated_on: z.nullable(Day),
})

/** The loan goes to another servicer: what the old one wrote, and what the new one wrote. */
export const Transfer = z.strictObject({
  from_old: z.nullable(TransferNotice),
  from_new: z.nullable(TransferNotice),
  reminder_enabled: z.boolean(words.yesOrNo),
})
export type Transfer = z.infer<typeof Transfer>

export const RefinanceOffer = z.strictObject({
  rate: Rate,
  months: z.int(words.months).check(z.minimum(60, words.months), z.maximum(480, words.months)),
  costs: Money,
  is_in_loan: z.boolean(words.yesOrNo),
  cash_out: Money,
})
export type RefinanceOffer = z.infer<typeof RefinanceOffer>

/** What a refinance hangs on beside the loan itself. */
export const RefinancePlan = z.strictObject({
  costs: Money,
  stay_years: z.int(words.years).check(z.minimum(1, words.years), z.maximum(40, words.years)),
  offer: z.nullable(RefinanceOffer),
  reminder_enabled: z.boolean(words.yesOrNo),
})
export type RefinancePlan = z.infer<typeof RefinancePlan>

/** Days of the loan itself whose reminders can be switched off. */
export const QUIET_KINDS = ['escrow-statement', 'insurance-ends', 'rate-changes'] as const
export type QuietKind = (typeof QUIET_KINDS)[number]

export const RemindOf = z.strictObject({
  kind: z.enum(QUIET_KINDS, words.choice),
  reminder_enabled: z.boolean(words.yesOrNo),
})
export type RemindOf = z.infer<typeof RemindOf>

export const ServicingState = z.strictObject({
  loan: z.nullable(HomeLoan),
  transfer: z.nullable(Transfer),
  refinance: z.nullable(RefinancePlan),
  statements: z.array(KeptMonthly).check(z.maxLength(MOST_STATEMENTS)),
  /** Reminders that are switched off. Older browsers have kept none. */
  quiet: z._default(z.array(z.enum(QUIET_KINDS)).check(z.maxLength(QUIET_KINDS.length)), []),
})
export type ServicingState = z.infer<typeof ServicingState>

export const BLANK_STATEMENT: Omit<MonthlyStatement, 'due_on'> = {
  servicer: '',
  statement_on: null,
  rate_percent: null,
  late_after: null,
  figures: {},
  fees: [],
  extra_principal: null,
}

/** Our start until somebody says what a refinance would cost them, and how long they stay. */
export const USUAL_COST_SHARE = 0.02
export const USUAL_STAY_YEARS = 7
