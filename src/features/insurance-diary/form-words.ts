/** What is said of a field that cannot be right. */
export const diaryFormWords = {
  unknown: 'This isn’t a diary of yours.',
  name: 'Please give this loan a name, such as your lender’s.',
  program: 'Please choose the kind of loan.',
  livesThere: 'Please say whether you live there.',
  value: 'Please enter the home’s value at closing, $1 or more.',
  loan: 'Please enter the loan amount, $1 or more.',
  rate: 'Please enter the rate of the loan, from 0% to 30%.',
  rateChanges: 'Please say whether the rate can change.',
  term: 'Please choose a term from 1 to 50 years.',
  firstPayment: 'Please enter the day of the first payment, between 1999 and 2099.',
  premium: 'Please enter what the insurance costs a month, $0 or more.',
  extra: 'Please enter an amount of $0 or more.',
  reminders: 'Please say whether you want to be reminded.',
  tooMuch: 'Please enter an amount below $1 billion.',
} as const
