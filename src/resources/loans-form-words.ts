export const loanFormWords = {
  unknown: 'Please choose one of your loans.',
  purpose: 'Please say what the loan is for.',
  reason: 'Please say whether the home was sold or the loan was paid off.',
  day: 'Please enter a day between 2000 and 2099.',
} as const
