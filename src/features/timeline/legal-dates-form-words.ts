import type { Problem } from '#resources/problem.ts'

export const legalDatesFormWords = {
  'day-invalid': 'Please choose a day between 2000 and 2099.',
  'delivery-invalid': 'Please say how the paper came: handed over, by mail or by email.',
  'switch-invalid': 'Please answer yes or no.',
  'date-unknown': 'Please choose one of the dates on the page.',
} as const

export const legalDatesProblems = {
  'opened-before-sent': {
    status: 400,
    code: 'opened-before-sent',
    title: 'Please look at the days again',
    detail: 'A paper can’t be opened before it was sent.',
  },
} as const satisfies Record<string, Problem>
