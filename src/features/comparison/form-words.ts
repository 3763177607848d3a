/** What is said of a field that cannot be right. */
export const offerFormWords = {
  figure: 'Please enter a number.',
  rateNegative: 'Please enter a rate of 0% or more.',
  rateTooHigh: 'Please enter a rate of at most 100%.',
  name: 'Please give the lender a name.',
  nameTooLong: (most: number) => `Please keep the name to ${most} characters.`,
  program: 'Please choose a loan program.',
  financed: 'Please say whether the fee is added to the loan.',
  mortgageType: 'Please choose a type of mortgage.',
  unknown: 'This is not a lender of yours.',
  moment: 'This is not a moment in time.',
  mark: 'A lender’s mark is a number, 1 for the first lender.',
  negative: (what: string) => `Please enter ${what} of $0 or more.`,
  tooMuch: (what: string) => `Please enter ${what} below $1 billion.`,
  fee: 'a fee',
  premium: 'a premium',
  credit: 'a credit',
} as const
