import * as z from 'zod/mini'
import { LOAN_TYPES } from '#domain/loan-type.ts'

/** How a loan ended, as its buyer recorded it on the closure page. A closed one locks the application that it names. */
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
  /** The day on which it was signed. Loans from before it was asked for have none. */
  closed_on: z.optional(z.nullable(z.string())),
  notes: z.nullable(z.string()),
  loan_closed: z.boolean(),
  updated_at: z.string(),
})

export type LoanClosure = z.infer<typeof LoanClosure>
