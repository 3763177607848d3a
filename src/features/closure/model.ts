import * as z from 'zod/mini'
import { LOAN_TYPES } from '#domain/loan-type.ts'
import { parseMoney, parsePercent } from '#domain/money.ts'
import { LoanClosure } from '#features/application/loan-closure.ts'
import { atMost, day, multiLine, singleLine } from '#resources/plain-text.ts'
import { closureFormWords as words } from './form-words.ts'

/** What the buyer fills in; the rest is ours. */
export type ClosureFields = Omit<LoanClosure, 'id' | 'loan_closed' | 'updated_at'>

export const LONGEST_LENDER_NAME = 120
export const LONGEST_NOTES = 2000
const MOST_MONEY = 1_000_000_000
const HIGHEST_PERCENT = 100
const LONGEST_FIGURE = 200

/** Decimals as numbers or as they were typed. An empty field is no figure. */
function figure(read: (text: string) => number | null, bounds: z.ZodMiniNumber<number>, wrong: string) {
  const typed = z.union([z.number(), z.string().check(atMost(LONGEST_FIGURE)), z.null()], wrong)
  const decimal = z.transform((value: number | string | null) => {
    if (typeof value !== 'string') return value
    return value.trim() === '' ? null : (read(value) ?? Number.NaN)
  })
  return z.optional(z.pipe(z.pipe(typed, decimal), z.nullable(bounds)))
}

/** The empty line of a select means that nothing was chosen. */
function choice<Value>(schema: z.ZodMiniType<Value>) {
  const chosen = z.transform((value: unknown) => (value === '' ? null : value))
  return z.optional(z.pipe(chosen, z.nullable(schema)))
}

const Dollars = z.number(words.amount).check(z.minimum(0, words.negative), z.maximum(MOST_MONEY, words.tooMuch))

const Percent = z
  .number(words.percentage)
  .check(z.minimum(0, words.percentageRange), z.maximum(HIGHEST_PERCENT, words.percentageRange))

const ClosingDay = day(words.day)

/** The form as it is sent. Fields left out keep what they were; empty ones are emptied. */
export const ClosureForm = z.object({
  chosen_lender_name: z.optional(z.nullable(singleLine(LONGEST_LENDER_NAME))),
  chosen_lender_id: choice(singleLine(100)),
  application_id: choice(singleLine(100)),
  loan_amount: figure(parseMoney, Dollars, words.amount),
  interest_rate: figure(parsePercent, Percent, words.percentage),
  loan_type: choice(z.enum(LOAN_TYPES, words.loanType)),
  apr: figure(parsePercent, Percent, words.percentage),
  closed_on: choice(ClosingDay),
  notes: z.optional(z.nullable(multiLine(LONGEST_NOTES))),
})

export type ClosureForm = z.infer<typeof ClosureForm>

/** An application that a closure may be about. */
const ClosableApplication = z.object({ id: z.string(), tracking_id: z.string(), status: z.literal('completed') })
export type ClosableApplication = z.infer<typeof ClosableApplication>

/** What the list of active lenders tells of each. */
export interface ListedLender {
  id: string
  name: string
}

export interface ClosureState {
  closure: LoanClosure | null
  /** Completed ones, the newest first. */
  applications: ClosableApplication[]
  lenders: ListedLender[]
}

export const ClosureView = z.object({
  closure: z.nullable(LoanClosure),
  applications: z.array(ClosableApplication),
})
export type ClosureView = z.infer<typeof ClosureView>
