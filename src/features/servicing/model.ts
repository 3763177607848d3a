import * as z from 'zod/mini'
import { STATEMENT_FIGURES } from '#domain/servicing/statement.ts'
import { SentLetter, StatementId } from '#features/escrow/model.ts'
import { day, Instant, singleLine } from '#resources/plain-text.ts'
import { servicingFormWords as words } from './form-words.ts'

const MOST_MONEY = 1_000_000_000
export const LONGEST_TEXT = 120
/** Ten years of months: older ones tell nothing about the next. */
export const MOST_STATEMENTS = 120
const MOST_FEES = 20

const Day = day(words.day)
const Money = z.number(words.amount).check(z.minimum(0, words.amount), z.maximum(MOST_MONEY, words.tooMuch))
const above = (sentence: string) =>
  z.number(sentence).check(z.minimum(0.01, sentence), z.maximum(MOST_MONEY, words.tooMuch))
const Rate = z.number(words.rate).check(z.minimum(0, words.rate), z.maximum(25, words.rate))
const Text = singleLine(LONGEST_TEXT, words.text)

/** The loan that somebody is paying. Four figures are enough; what nobody said is `null`. Dollars, and percent a year. */
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

export const SavedMonthly = z.strictObject({
  id: StatementId,
  figures: MonthlyStatement,
  letter: z.nullable(SentLetter),
  added_at: Instant,
})
export type SavedMonthly = z.infer<typeof SavedMonthly>

/** What one of the two letters about a transfer says. */
export const TransferNotice = z.strictObject({
  old_servicer: Text,
  new_servicer: Text,
  effective_on: Day,
  last_day_old: z.nullable(Day),
  first_day_new: z.nullable(Day),
  dated_on: z.nullable(Day),
})

export type TransferNotice = z.infer<typeof TransferNotice>

/** The loan goes to another servicer: what the old one wrote, and what the new one wrote. */
export const Transfer = z.strictObject({
  from_old: z.nullable(TransferNotice),
  from_new: z.nullable(TransferNotice),
  reminder_enabled: z.boolean(words.yesOrNo),
  /** The payment that goes by itself goes to the new servicer. Older browsers have not asked. */
  is_autopay_moved: z._default(z.boolean(words.yesOrNo), false),
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

const Percent = z.nullable(Rate)

/** What the letter says that tells what pays the loan off, and what came of it. What nobody said is `null`. Dollars. */
export const PayoffLetter = z.strictObject({
  /** The servicer got the written request. */
  asked_on: z.nullable(Day),
  balance: z.nullable(Money),
  interest_paid_through: z.nullable(Day),
  /** The day that its sum is for. */
  payoff_on: z.nullable(Day),
  per_diem: z.nullable(Money),
  interest: z.nullable(Money),
  fees: z.nullable(Money),
  payoff: z.nullable(Money),
  paid_on: z.nullable(Day),
  is_escrow_back: z.boolean(words.yesOrNo),
  reminder_enabled: z.boolean(words.yesOrNo),
})
export type PayoffLetter = z.infer<typeof PayoffLetter>

/** How the note makes a new rate, and what the notice says of it. Percent and dollars. */
export const RateNotice = z.strictObject({
  first_payment_on: z.nullable(Day),
  /** The first change of this loan has a window of its own. */
  is_first: z.boolean(words.yesOrNo),
  sent_on: z.nullable(Day),
  index: Percent,
  margin: Percent,
  round_to: z.nullable(z.number(words.rate).check(z.minimum(0, words.rate), z.maximum(1, words.rate))),
  cap: Percent,
  ceiling: Percent,
  floor: Percent,
  rate: Percent,
  balance: z.nullable(Money),
  payment: z.nullable(Money),
})
export type RateNotice = z.infer<typeof RateNotice>

/** Insurance that the servicer buys because it believes that there is none. */
export const ForcedInsurance = z.strictObject({
  first_notice_on: z.nullable(Day),
  second_notice_on: z.nullable(Day),
  charged_on: z.nullable(Day),
  charge: z.nullable(Money),
  /** The home was insured all along. */
  is_insured: z.boolean(words.yesOrNo),
  /** The servicer got the proof. */
  proof_on: z.nullable(Day),
  is_refunded: z.boolean(words.yesOrNo),
  reminder_enabled: z.boolean(words.yesOrNo),
})
export type ForcedInsurance = z.infer<typeof ForcedInsurance>

/** What a letter to the servicer can be about beside a statement. */
export const LETTER_SUBJECTS = ['transfer', 'payoff', 'rate', 'insurance'] as const
export type LetterSubject = (typeof LETTER_SUBJECTS)[number]

export const About = z.enum(LETTER_SUBJECTS, words.choice)

export const SentAbout = z.strictObject({ about: About, letter: SentLetter })
export type SentAbout = z.infer<typeof SentAbout>

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
  statements: z.array(SavedMonthly).check(z.maxLength(MOST_STATEMENTS)),
  // Older versions stored none of what follows.
  payoff: z._default(z.nullable(PayoffLetter), null),
  rate_notice: z._default(z.nullable(RateNotice), null),
  forced_insurance: z._default(z.nullable(ForcedInsurance), null),
  letters: z._default(z.array(SentAbout).check(z.maxLength(LETTER_SUBJECTS.length)), []),
  /** Reminders that are switched off. */
  quiet: z._default(z.array(z.enum(QUIET_KINDS)).check(z.maxLength(QUIET_KINDS.length)), []),
})
export type ServicingState = z.infer<typeof ServicingState>

export const NOTHING_SERVICED: ServicingState = {
  loan: null,
  transfer: null,
  refinance: null,
  statements: [],
  payoff: null,
  rate_notice: null,
  forced_insurance: null,
  letters: [],
  quiet: [],
}

export const BLANK_STATEMENT: Omit<MonthlyStatement, 'due_on'> = {
  servicer: '',
  statement_on: null,
  rate_percent: null,
  late_after: null,
  figures: {},
  fees: [],
  extra_principal: null,
}

export const BLANK_PAYOFF: PayoffLetter = {
  asked_on: null,
  balance: null,
  interest_paid_through: null,
  payoff_on: null,
  per_diem: null,
  interest: null,
  fees: null,
  payoff: null,
  paid_on: null,
  is_escrow_back: false,
  reminder_enabled: true,
}

export const BLANK_RATE: RateNotice = {
  first_payment_on: null,
  is_first: true,
  sent_on: null,
  index: null,
  margin: null,
  round_to: null,
  cap: null,
  ceiling: null,
  floor: null,
  rate: null,
  balance: null,
  payment: null,
}

export const BLANK_FORCED: ForcedInsurance = {
  first_notice_on: null,
  second_notice_on: null,
  charged_on: null,
  charge: null,
  is_insured: false,
  proof_on: null,
  is_refunded: false,
  reminder_enabled: true,
}

/** Our start until somebody says what a refinance would cost them, and how long they stay. */
export const USUAL_COST_SHARE = 0.02
export const USUAL_STAY_YEARS = 7
