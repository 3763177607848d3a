export const loanSwitcherWords = {
  label: (name: string) => `Your loans. You are in ${name}.`,
  loans: 'Your loans',
  current: 'You are here',
  of: (owner: string, loan: string) => `${owner}: ${loan}`,
  whose: (owner: string) => `${owner}’s loan`,
  rename: 'Name this loan',
  begin: 'Begin another loan',
  open: 'Open this loan',
} as const

export const nameLoanWords = {
  title: 'Name this loan',
  description: 'The street works well, or the year. Only people in this loan see it.',
  name: 'Name',
  example: '12 Elm Street',
  save: 'Save name',
} as const

export const beginLoanWords = {
  title: 'Begin another loan',
  description:
    'It gets its own offers, dates and papers. What you have stays as it is; you can change between them at the top.',
  purpose: 'What is it for?',
  purchase: 'To buy a home',
  refinance: 'To refinance this loan',
  otherRefinance: 'To refinance a loan I have elsewhere',
  owned: 'I have it already and am paying it',
  name: 'Name, if you like',
  begin: 'Begin',
} as const

export const beginRefinanceWords = {
  button: 'Refinance this loan',
} as const
