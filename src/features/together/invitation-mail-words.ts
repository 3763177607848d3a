import type { LoanRole } from '#resources/loan.ts'

/** The mail to somebody who is invited. Nothing in it but the name is the inviter's. */
export const invitationMailWords = {
  somebody: 'Somebody',
  subject: (name: string) => `${name} invites you to a home loan on Keyturn`,
  before: {
    together: (name: string) => [
      `${name} plans a home loan on Keyturn and invites you to do it together. You would both see and change offers, dates and papers.`,
      'What each of you earns, owes and scores stays private until you show it yourself.',
    ],
    looks_on: (name: string) => [
      `${name} plans a home loan on Keyturn and invites you to look on. You would see offers, dates and papers, and change nothing.`,
    ],
  } satisfies Record<LoanRole, (name: string) => string[]>,
  button: 'See the invitation',
  after: [
    'Keyturn is free. You need an account of your own, with this address. The link works once, for seven days.',
    'If you do not know this person, do nothing: nobody learns that you got this mail.',
  ],
} as const
