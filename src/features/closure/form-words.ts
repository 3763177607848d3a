/** What is said of a field that cannot be right. */
export const closureFormWords = {
  amount: 'Please enter an amount in dollars.',
  negative: 'Please enter an amount of $0 or more.',
  tooMuch: 'Please enter an amount below $1 billion.',
  percentage: 'Please enter a percentage, like 6.5.',
  percentageRange: 'Please enter a percentage from 0 to 100.',
  day: 'Please choose a day between 2000 and 2099.',
  loanType: 'Please select the type of loan.',
} as const
