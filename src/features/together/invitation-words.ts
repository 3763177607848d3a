import type { LoanRole } from '#resources/loan.ts'

/** The page that an invitation opens. */
export const invitationWords = {
  title: 'Invitation',
  description: 'Somebody wants to share their home loan with you.',
  from: (name: string) => `${name} invites you`,
  what: {
    together: (name: string) =>
      `You would be in ${name}’s loan together: both of you see and change offers, dates, papers and the ledger.`,
    looks_on: (name: string) =>
      `You would look on: you see offers, dates and papers of ${name}’s loan, and change nothing.`,
  } satisfies Record<LoanRole, (name: string) => string>,
  private:
    'What you earn, owe, score and bring is not shown. The others see only whether your income is enough and whose score sets the price; you can show more, or hide that too. Your account, mail and settings stay yours.',
  seen: (name: string) => `${name} and the others in the loan see your name.`,
  leave: 'You can leave at any time, with a copy of what you could see.',
  until: (day: string) => `It works until ${day}.`,
  accept: 'Join this loan',
  notNow: 'Not now',
  needsAccount:
    'To join you need an account of your own, so that it is clear who sees what. It is free, and you come back here.',
  mailed: 'This invitation was mailed: make the account with the address that got it, and confirm it.',
  create: 'Create a free account',
  signIn: 'I have an account',
  toTogether: 'Open Buying Together',
  noToken: 'This link is not complete',
  noTokenWhat: 'Please open it again from the mail or message that you got.',
} as const

/** Above every page of somebody else’s loan. */
export const sharedLoanWords = {
  together: (name: string) => `This is ${name}’s loan. You are in it together.`,
  looks_on: (name: string) =>
    `This is ${name}’s loan. You look on: you see it, and only ${name} and those in it together can change it.`,
} as const
