import type { Problem } from '#resources/problem.ts'

export type EscrowProblem =
  | 'plan-changed'
  | 'statement-changed'
  | 'too-many-statements'
  | 'no-statement'
  | 'received-before'

export const escrowProblems = {
  'plan-changed': {
    status: 409,
    code: 'plan-changed',
    title: 'Changed in another tab',
    detail: 'Your numbers were saved elsewhere since you opened them here. Which version should stay?',
  },
  'statement-changed': {
    status: 409,
    code: 'statement-changed',
    title: 'Changed in another tab',
    detail: 'This statement was saved elsewhere since you opened it here. Which version should stay?',
  },
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
