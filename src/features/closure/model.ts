import * as z from 'zod/mini'
import { LOAN_TYPES } from '#domain/loan-type.ts'
import { parseMoney, parsePercent } from '#domain/money.ts'
import type { LoanClosure } from '#features/application/loan-closure.ts'
import { multiLine, singleLine } from '#journey/plain-text.ts'

/** What the buyer fills in; the rest is ours. */
export type ClosureFields = Omit<LoanClosure, 'id' | 'loan_closed' | 'updated_at'>

export const LONGEST_LENDER_NAME = 120
export const LONGEST_NOTES = 2000
const MOST_MONEY = 1_000_000_000
const HIGHEST_PERCENT = 100

/** Decimals as numbers or as they were typed. An empty field is no figure. */
function figure(read: (text: string) => number | null, bounds: z.ZodMiniNumber<number>) {
  const typed = z.union([z.number(), z.string(), z.null()])
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

const Dollars = z
  .number('Please enter an amount in dollars.')
  .check(
    z.minimum(0, 'Please enter an amount of $0 or more.'),
    z.maximum(MOST_MONEY, 'Please enter an amount below $1 billion.'),
  )

const Percent = z
  .number('Please enter a percentage, like 6.5.')
  .check(
    z.minimum(0, 'Please enter a percentage from 0 to 100.'),
    z.maximum(HIGHEST_PERCENT, 'Please enter a percentage from 0 to 100.'),
  )

/** The form as it is sent. Fields left out keep what they were; empty ones are emptied. */
export const ClosureForm = z.object({
  chosen_lender_name: z.optional(z.nullable(singleLine(LONGEST_LENDER_NAME))),
  chosen_lender_id: choice(singleLine(100)),
  application_id: choice(singleLine(100)),
  loan_amount: figure(parseMoney, Dollars),
  interest_rate: figure(parsePercent, Percent),
  loan_type: choice(z.enum(LOAN_TYPES, 'Please select the type of loan.')),
  apr: figure(parsePercent, Percent),
  notes: z.optional(z.nullable(multiLine(LONGEST_NOTES))),
  /** The `updated_at` of what the page was showing. A newer one means somebody else saved in between. */
  seen: z.optional(z.nullable(z.string())),
})

export type ClosureForm = z.infer<typeof ClosureForm>

/** An application that a closure may be about. */
export interface ClosableApplication {
  id: string
  tracking_id: string
  status: 'completed'
}

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

export type ClosureView = Omit<ClosureState, 'lenders'>
