import type { Problem } from '#resources/problem.ts'

export type ServicingProblem =
  | 'loan-changed'
  | 'statement-changed'
  | 'transfer-changed'
  | 'refinance-changed'
  | 'too-many-statements'
  | 'no-statement'
  | 'received-before'
  | 'payment-too-small'

const changed = (code: ServicingProblem, detail: string): Problem => ({
  status: 409,
  code,
  title: 'Changed in another tab',
  detail: `${detail} Which version should stay?`,
})

export const servicingProblems = {
  'loan-changed': changed('loan-changed', 'Your loan was saved elsewhere since you opened it here.'),
  'statement-changed': changed('statement-changed', 'This statement was saved elsewhere since you opened it here.'),
  'transfer-changed': changed('transfer-changed', 'These letters were saved elsewhere since you opened them here.'),
  'refinance-changed': changed('refinance-changed', 'Your numbers were saved elsewhere since you opened them here.'),
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
