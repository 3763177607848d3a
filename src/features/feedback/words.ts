import type { Problem } from '#resources/problem.ts'

export const feedbackProblems = {
  incomplete: 'Please fill in both title and description fields.',
  'type-missing': 'Please choose what your feedback is about.',
  'priority-missing': 'Please choose how much it matters to you.',
  'email-malformed': 'Please enter an email address such as name@example.com, or leave it empty.',
  'timestamp-malformed': 'Please send the time as a date with hours and a zone.',
} as const

export const feedbackToasts = {
  incomplete: { title: 'Missing Information', description: feedbackProblems.incomplete, destructive: true },
  sent: { title: 'Feedback Submitted', description: 'Thank you. A person reads every message.' },
  failed: (problem: Problem) => ({
    title: 'Submission Failed',
    // Only waiting helps somebody who sent too many; to all others the same sentence says what to do.
    description:
      problem.status === 429 ? problem.detail : 'There was an error sending your feedback. Please try again.',
    destructive: true,
  }),
} as const

export const feedbackTypeLabels = {
  suggestion: 'Suggestion',
  problem: 'Something doesn’t work',
  praise: 'Something I like',
  question: 'Question',
  other: 'Something else',
} as const

export const feedbackPriorityLabels = {
  low: 'Nice to have',
  medium: 'It matters to me',
  high: 'It stops me',
} as const
