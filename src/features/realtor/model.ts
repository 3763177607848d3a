import * as z from 'zod/mini'
import { multiLine, singleLine } from '#resources/plain-text.ts'
import { realtorProblems } from './words.ts'

export const CONTACT_METHODS = ['email', 'phone', 'text'] as const
export const BUDGET_RANGES = ['under-200k', '200k-400k', '400k-600k', '600k-800k', '800k-1m', 'over-1m'] as const

export const LONGEST_MESSAGE = 5_000

const optionalLine = (longest: number) => z.optional(z.nullable(singleLine(longest)))

/** The spec's own camelCase: it is what `send-realtor-message` takes. */
export const RealtorMessage = z.object({
  name: singleLine(100, realtorProblems.incomplete).check(z.minLength(1, realtorProblems.incomplete)),
  email: singleLine(254, realtorProblems.incomplete).check(
    z.minLength(1, { error: realtorProblems.incomplete, abort: true }),
    z.regex(z.regexes.email, realtorProblems['email-malformed']),
  ),
  phone: optionalLine(40),
  message: multiLine(LONGEST_MESSAGE, realtorProblems.incomplete).check(z.minLength(1, realtorProblems.incomplete)),
  preferredContact: z.optional(z.nullable(z.enum(CONTACT_METHODS, realtorProblems['contact-unknown']))),
  propertyLocation: optionalLine(200),
  budgetRange: z.optional(z.nullable(z.enum(BUDGET_RANGES, realtorProblems['budget-unknown']))),
})

export type RealtorMessage = z.infer<typeof RealtorMessage>

/** How to reach the operator; `null` where nothing is set up. */
export const Support = z.object({ support_email: z.nullable(z.string()), support_phone: z.nullable(z.string()) })
export type Support = z.infer<typeof Support>
