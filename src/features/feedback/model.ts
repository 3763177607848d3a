import * as z from 'zod/mini'
import { multiLine, singleLine } from '#resources/plain-text.ts'
import { feedbackProblems } from './words.ts'

export const FEEDBACK_TYPES = ['suggestion', 'problem', 'praise', 'question', 'other'] as const
export const FEEDBACK_PRIORITIES = ['low', 'medium', 'high'] as const

export const LONGEST_TITLE = 150
export const LONGEST_DESCRIPTION = 5_000

const optionalEmail = singleLine(254, feedbackProblems['email-malformed']).check(
  z.refine(text => text === '' || z.regexes.email.test(text), feedbackProblems['email-malformed']),
)

export const FeedbackForm = z.object({
  type: z.enum(FEEDBACK_TYPES, feedbackProblems['type-missing']),
  priority: z.enum(FEEDBACK_PRIORITIES, feedbackProblems['priority-missing']),
  title: singleLine(LONGEST_TITLE, feedbackProblems.incomplete).check(z.minLength(1, feedbackProblems.incomplete)),
  description: multiLine(LONGEST_DESCRIPTION, feedbackProblems.incomplete).check(
    z.minLength(1, feedbackProblems.incomplete),
  ),
  email: z.optional(z.nullable(optionalEmail)),
  /** When the person pressed the button, by their own clock. */
  timestamp: z.optional(z.iso.datetime({ error: feedbackProblems['timestamp-malformed'], offset: true })),
})

export type FeedbackForm = z.infer<typeof FeedbackForm>
