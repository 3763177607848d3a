import * as z from 'zod/mini'
import { US_STATES } from '#domain/us-states.ts'
import { day, Instant, singleLine } from '#resources/plain-text.ts'
import { escrowFormWords as words } from './form-words.ts'

const MOST_MONEY = 1_000_000_000
const LONGEST_TEXT = 120
const MOST_BILLS = 12
const MOST_TAX_BILLS = 4
/** More years than most people keep a loan. */
export const MOST_STATEMENTS = 15

const Day = day(words.day)
const Money = z.number(words.amount).check(z.minimum(0, words.amount), z.maximum(MOST_MONEY, words.tooMuch))
const Balance = z
  .number(words.balance)
  .check(z.minimum(-MOST_MONEY, words.tooMuch), z.maximum(MOST_MONEY, words.tooMuch))
const Month = z.int(words.month).check(z.minimum(1, words.month), z.maximum(12, words.month))
const Text = singleLine(LONGEST_TEXT, words.text)

/** What the payment of year two follows from. What nobody knows yet is `null`. Dollars. */
export const YearTwoPlan = z.strictObject({
  property_state: z.nullable(
    z.enum(
      US_STATES.map(({ name }) => name),
      words.state,
    ),
  ),
  closing_on: z.nullable(Day),
  price: z.nullable(Money),
  /** A month: principal, interest and mortgage insurance. */
  loan_part: z.nullable(Money),
  /** A year, as the disclosures or the seller's bill say. */
  yearly_tax: z.nullable(Money),
  yearly_insurance: z.nullable(Money),
  tax_months: z.array(Month).check(z.minLength(1, words.months), z.maxLength(MOST_TAX_BILLS, words.months)),
  insurance_rise: z.number(words.rise).check(z.minimum(-50, words.rise), z.maximum(200, words.rise)),
  is_new_build: z.boolean(words.yesOrNo),
  /** Three numbers from the county. */
  county_value: z.nullable(Money),
  county_rate: z.nullable(z.number(words.rate).check(z.minimum(0, words.rate), z.maximum(20, words.rate))),
  flat_charges: z.nullable(Money),
  /** What the owner's own exemptions take off the value. */
  exemption: z.nullable(Money),
  looked_on: z.nullable(Day),
  source: Text,
  /** California: the value on the seller's last bill, for supplemental bills. */
  seller_value: z.nullable(Money),
  /** The first bill with the new value, where the county has said it. */
  new_bill_on: z.nullable(Day),
  /** The last day to file for a homestead, and whether it is announced. */
  homestead_by: z.nullable(Day),
  reminder_enabled: z.boolean(words.yesOrNo),
})
export type YearTwoPlan = z.infer<typeof YearTwoPlan>
/** While it is typed: what was taken out is asked for when it is saved. */
export type YearTwoDraft = Omit<YearTwoPlan, 'insurance_rise'> & { insurance_rise: number | null }

/** Year one as another page counts it. */
export type YearOneFigures = Pick<YearTwoPlan, 'price' | 'loan_part' | 'yearly_tax' | 'yearly_insurance'>

export const StatementBill = z.strictObject({
  item: singleLine(60, words.item).check(z.minLength(1, words.item)),
  month: Month,
  amount: Money,
  /** What the last bill of this kind was; `null` where it is not said. */
  last: z.nullable(Money),
  /** The servicer or the county names the coming bill. */
  is_known: z.boolean(words.yesOrNo),
  /** A premium for three years is billed once in three. */
  years: z.int(words.years).check(z.minimum(1, words.years), z.maximum(3, words.years)),
})
export type StatementBill = z.infer<typeof StatementBill>

/** How the servicer wants what is missing. `offered`: one payment may be made, and need not. */
export const DEMANDS = ['spread', 'offered', 'at-once'] as const
export const SURPLUS_WAYS = ['refund', 'credit'] as const

/** The figures of a yearly escrow statement as printed. Dollars; `null` for what it does not say. */
export const EscrowStatement = z.strictObject({
  servicer: Text,
  loan_number: singleLine(40, words.text),
  dated_on: z.nullable(Day),
  /** The first month of the coming year. */
  year_from: z.nullable(Day),
  /** Months that the history covers; fewer than 12 after a transfer or a change of the year. */
  months: z.int(words.count).check(z.minimum(1, words.count), z.maximum(60, words.count)),
  opening: z.nullable(Balance),
  paid_in: z.nullable(Balance),
  paid_out: z.nullable(Balance),
  closing: z.nullable(Balance),
  bills: z.array(StatementBill).check(z.maxLength(MOST_BILLS, words.bills)),
  /** What the account holds as the coming year begins. */
  starting: z.nullable(Balance),
  lowest_projected: z.nullable(Balance),
  base_payment: z.nullable(Money),
  old_payment: z.nullable(Money),
  shortage: z.nullable(Money),
  surplus: z.nullable(Money),
  /** The whole payments, and the part of them that goes to the loan. */
  old_total: z.nullable(Money),
  new_total: z.nullable(Money),
  loan_part: z.nullable(Money),
  demand: z.nullable(z.enum(DEMANDS, words.choice)),
  spread_months: z.nullable(z.int(words.count).check(z.minimum(1, words.count), z.maximum(60, words.count))),
  surplus_way: z.nullable(z.enum(SURPLUS_WAYS, words.choice)),
  is_current: z.boolean(words.yesOrNo),
})
export type EscrowStatement = z.infer<typeof EscrowStatement>

/** While it is typed: an amount that is still empty is asked for when it is saved. */
export type BillDraft = Omit<StatementBill, 'amount'> & { amount: number | null }
export type EscrowDraft = Omit<EscrowStatement, 'bills'> & { bills: BillDraft[] }

/** A letter about a statement, from the day it was mailed on. */
export const SentLetter = z.strictObject({
  kind: z.enum(['error', 'information'], words.choice),
  mailed_on: Day,
  /** By a receipt; without one it is counted as five days after mailing. */
  received_on: z.nullable(Day),
  is_answered: z.boolean(words.yesOrNo),
  reminder_enabled: z.boolean(words.yesOrNo),
})
export type SentLetter = z.infer<typeof SentLetter>

export const StatementId = z.uuid(words.unknown).check(z.toLowerCase())

export const SavedStatement = z.strictObject({
  id: StatementId,
  figures: EscrowStatement,
  letter: z.nullable(SentLetter),
  added_at: Instant,
})
export type SavedStatement = z.infer<typeof SavedStatement>

export const EscrowState = z.strictObject({
  plan: z.nullable(YearTwoPlan),
  statements: z.array(SavedStatement).check(z.maxLength(MOST_STATEMENTS)),
})
export type EscrowState = z.infer<typeof EscrowState>

/** Our guess where the insurer has not been asked. */
export const USUAL_INSURANCE_RISE = 9
const USUAL_TAX_MONTH = 11

export const BLANK_PLAN: YearTwoPlan = {
  property_state: null,
  closing_on: null,
  price: null,
  loan_part: null,
  yearly_tax: null,
  yearly_insurance: null,
  tax_months: [USUAL_TAX_MONTH],
  insurance_rise: USUAL_INSURANCE_RISE,
  is_new_build: false,
  county_value: null,
  county_rate: null,
  flat_charges: null,
  exemption: null,
  looked_on: null,
  source: '',
  seller_value: null,
  new_bill_on: null,
  homestead_by: null,
  reminder_enabled: true,
}

export const BLANK_STATEMENT: EscrowStatement = {
  servicer: '',
  loan_number: '',
  dated_on: null,
  year_from: null,
  months: 12,
  opening: null,
  paid_in: null,
  paid_out: null,
  closing: null,
  bills: [],
  starting: null,
  lowest_projected: null,
  base_payment: null,
  old_payment: null,
  shortage: null,
  surplus: null,
  old_total: null,
  new_total: null,
  loan_part: null,
  demand: null,
  spread_months: null,
  surplus_way: null,
  is_current: true,
}
