import * as z from 'zod/mini'

export const LOAN_TYPES = [
  'conventional',
  'fha',
  'va',
  'usda',
  'jumbo',
  'refinance',
  'heloc',
  'construction',
  'other',
] as const

/** How a loan ended, as its buyer recorded it. */
export const LoanClosure = z.object({
  id: z.string(),
  chosen_lender_name: z.string(),
  chosen_lender_id: z.nullable(z.string()),
  /** The application's tracking id. */
  application_id: z.nullable(z.string()),
  loan_amount: z.nullable(z.number()),
  interest_rate: z.nullable(z.number()),
  loan_type: z.nullable(z.enum(LOAN_TYPES)),
  apr: z.nullable(z.number()),
  notes: z.nullable(z.string()),
  loan_closed: z.boolean(),
})

export type LoanClosure = z.infer<typeof LoanClosure>
