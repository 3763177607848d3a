import type { EndReason, LoanState } from './loan.ts'
import type { Problem } from './problem.ts'

type LoanProblem = 'no-such-loan' | 'too-many-loans' | 'loan-not-owned' | 'end-ahead'

export const loanProblems = {
  'no-such-loan': {
    status: 404,
    code: 'no-such-loan',
    title: 'No such loan',
    detail: 'That loan is not one of yours. Please choose one from your list.',
  },
  'too-many-loans': {
    status: 409,
    code: 'too-many-loans',
    title: 'That is a lot of loans',
    detail: 'You can keep 20 loans here. Please go on with one that you have.',
  },
  'loan-not-owned': {
    status: 409,
    code: 'loan-not-owned',
    title: 'This loan is not closed yet',
    detail: 'Only a loan that was closed can end. Mark it as closed first.',
  },
  'end-ahead': {
    status: 400,
    code: 'end-ahead',
    title: 'This day is still ahead',
    detail: 'Please come back on the day itself, or enter the day on which it ended.',
  },
} as const satisfies Record<LoanProblem, Problem>

export const loanStateWords: Record<LoanState, string> = {
  planning: 'Planning',
  comparing: 'Comparing offers',
  applying: 'Applying',
  closing: 'Closing soon',
  owned: 'Paying it',
  ended: 'Over',
}

export const endReasonWords: Record<EndReason, string> = {
  refinanced: 'Refinanced',
  sold: 'Home sold',
  paid_off: 'Paid off',
}
