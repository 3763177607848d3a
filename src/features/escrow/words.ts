import type { Problem } from '#resources/problem.ts'

export type EscrowProblem = 'too-many-statements' | 'no-statement' | 'received-before'

export const escrowProblems = {
  'too-many-statements': {
    status: 400,
    code: 'too-many-statements',
    title: 'That’s enough statements',
    detail: 'Fifteen statements are kept at most. Please remove an old one first.',
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
} satisfies Record<EscrowProblem, Problem>
