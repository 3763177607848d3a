/** What is said of a field that cannot be right. */
export const applicationFormWords = {
  amount: 'Please enter an amount in dollars.',
  negative: 'Please enter an amount of $0 or more.',
  tooMuch: 'Please enter an amount below $1 billion.',
  zip: 'Please enter a ZIP code of five digits, such as 27601.',
  purpose: 'Please choose what the loan is for.',
  propertyType: 'Please choose how you’ll use the home.',
  percentage: 'Please enter a percentage.',
  percentageRange: 'Please enter a percentage from 0 to 100.',
  state: 'Please choose one of the 50 states or the District of Columbia.',
  yesOrNo: 'Please answer yes or no.',
  creditScore: 'Please choose a credit score range.',
  rate: 'Please enter a rate from 0 to 30 percent.',
  monthsLeft: 'Please enter from 1 month to 50 years.',
  servicer: 'Please enter a name of at most 80 characters.',
  employment: 'Please choose how you earn your income.',
} as const
