import type { Problem } from '#resources/problem.ts'

type TogetherProblem = 'same-name' | 'loan-above-price' | 'principal-above-payment' | 'too-many-entries'

export const togetherProblems = {
  'same-name': {
    status: 400,
    code: 'same-name',
    title: 'Two people, one name',
    detail: 'Please give the two of you different names, so that the ledger can tell you apart.',
  },
  'loan-above-price': {
    status: 400,
    code: 'loan-above-price',
    title: 'The loan is more than the price',
    detail: 'Please enter a loan that is not more than the price.',
  },
  'principal-above-payment': {
    status: 400,
    code: 'principal-above-payment',
    title: 'More than the payment',
    detail: 'The part that went to the loan cannot be more than the payment.',
  },
  'too-many-entries': {
    status: 409,
    code: 'too-many-entries',
    title: 'The ledger is full',
    detail: 'The ledger holds 600 entries. Please put several payments into one.',
  },
} as const satisfies Record<TogetherProblem, Problem>
