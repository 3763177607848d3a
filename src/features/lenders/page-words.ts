import { plural } from '#domain/plural.ts'
export const appliedListWords = {
  list: 'My list',
  keepListLetterItself:
    'Nothing here is an application until you apply. The letter comes from the lender: apply on its site, then tick “I applied”.',
  listed: (day: string) => `On my list since ${day}`,
  madeUp: 'Made-up lender',
  goLenderName: (lender_name: string | number) => `Continue at ${lender_name}`,
  go: 'Continue',
} as const

export const inquiryCardWords = {
  oneInquiry: 'One inquiry, for',
  daysOver: 'The 14 days are over',
  daysLeft: (days: number) => plural(days, { one: '1 day', other: `${days} days` }),
  checkBy: (ends_on: string | number) => `Have the others check by ${ends_on}`,
  endedOn: (ends_on: string | number) => `It ended on ${ends_on}`,
  firstChecked: (day: string) =>
    `The first lender checked on ${day}. Inquiries within 14–45 days count as one, depending on the score a lender uses.`,
  windowLabel: 'Days passed since the first credit check',
  days: (value: string | number) => `${value} of 14 days`,
} as const

export const lenderChoiceWords = {
  applied: 'On my list',
  siteOf: (name: string | number) => `Open site of ${name}`,
  openSite: 'Open site',
} as const

export const lenderListWords = {
  chooseLenders: 'Choose lenders',
  loanAmount: 'Loan amount',
  typeLoan: 'Type of loan',
  allTypes: 'All types',
  amountFilter: 'Only lenders that lend this amount',
  noneChosen: 'No lender chosen yet',
  chosenLength: (length: string | number) => `${length} chosen`,
  submitting: 'Submitting...',
  submitApplications: 'Submit Applications',
  noMatch: 'No lender here matches. Try another amount or type, or show all of them.',
} as const

export const lendersPageWords = {
  getPreApprovalLetters: 'Get Pre-Approval Letters',
  createAccountApply: 'Create an account to keep a list',
  createFreeAccount: 'Create Free Account',
  notNow: 'Not now',
  guestComesAlong: 'What you entered as a guest comes along, and so do the lenders you ticked.',
} as const
