import type { Problem } from '#resources/problem.ts'

export type ServicingProblem = 'too-many-statements' | 'no-statement' | 'received-before' | 'payment-too-small'

export const servicingProblems = {
  'too-many-statements': {
    status: 400,
    code: 'too-many-statements',
    title: 'That’s enough statements',
    detail: 'Ten years of statements are kept at most. Please remove an old one first.',
  },
  'no-statement': {
    status: 404,
    code: 'no-statement',
    title: 'This statement isn’t here',
    detail: 'It was removed, perhaps in another tab. Please add it again.',
  },
  'received-before': {
    status: 400,
    code: 'received-before',
    title: 'Please check the days of your letter',
    detail: 'It would have come before it was mailed.',
  },
  'payment-too-small': {
    status: 400,
    code: 'payment-too-small',
    title: 'Please check the payment',
    detail: 'This payment would never pay the loan off. Enter principal and interest together, without taxes.',
  },
} satisfies Record<ServicingProblem, Problem>
