import * as z from 'zod/mini'
import { FEE_KEYS, type FeeKey } from '#domain/fee-estimate.ts'
import { parseMoney, parsePercent } from '#domain/money.ts'
import { MORTGAGE_TYPES } from '#domain/mortgage-type.ts'

/** As many as fit one decision. Guest scenarios that come along at sign-in may go beyond it. */
export const MOST_LENDERS = 20
export const HIGHEST_RATE = 100
export const MOST_FEE = 1_000_000_000
export const LONGEST_NAME = 80

/** Comparison inputs take what was typed: text that is no number counts as 0 (spec §5). */
function figure(read: (text: string) => number | null, bounds: z.ZodMiniNumber<number>) {
  const typed = z.union([z.number(), z.string(), z.null()])
  return z.pipe(
    z.pipe(
      typed,
      z.transform(value => (typeof value === 'string' ? (read(value) ?? 0) : (value ?? 0))),
    ),
    bounds,
  )
}

const InterestRate = figure(
  parsePercent,
  z
    .number()
    .check(
      z.minimum(0, 'Please enter a rate of 0% or more.'),
      z.maximum(HIGHEST_RATE, 'Please enter a rate of at most 100%.'),
    ),
)

const Fee = figure(
  parseMoney,
  z
    .number()
    .check(
      z.minimum(0, 'Please enter a fee of $0 or more.'),
      z.maximum(MOST_FEE, 'Please enter a fee below $1 billion.'),
    ),
)

const feeShape = Object.fromEntries(FEE_KEYS.map(key => [key, Fee])) as Record<FeeKey, typeof Fee>

/** The ten fees. `totalFees` may come along and is worked out again: a sum is never taken on trust. */
const ScenarioFees = z.extend(z.object(feeShape), { totalFees: z.optional(z.unknown()) })

export const SomeFees = z.partial(ScenarioFees)

const Name = z
  .string('Please give the lender a name.')
  .check(
    z.trim(),
    z.minLength(1, 'Please give the lender a name.'),
    z.maxLength(LONGEST_NAME, `Please keep the name to ${LONGEST_NAME} characters.`),
  )

/** One lender's offer, as its reader typed it. */
export const Offer = z.object({
  name: Name,
  interest_rate: InterestRate,
  mortgage_type: z.enum(MORTGAGE_TYPES, 'Please choose a type of mortgage.'),
  fees: ScenarioFees,
})

export const Scenario = z.extend(Offer, {
  // The database writes it in small letters: in any other spelling a retry would not find its own lender.
  id: z.uuid('This is not a lender of yours.').check(z.toLowerCase()),
  fees: z.extend(z.object(feeShape), { totalFees: Fee }),
  created_at: z.iso.datetime('This is not a moment in time.'),
})
export type Scenario = z.infer<typeof Scenario>

export interface ComparisonState {
  scenarios: Scenario[]
}
