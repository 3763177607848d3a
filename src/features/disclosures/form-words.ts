/** What is said of a field that cannot be right. */
export const disclosureFormWords = {
  amount: 'Please enter an amount.',
  percentage: 'Please enter a percentage.',
  number: 'Please enter a number.',
  tooLarge: 'Please enter a smaller number.',
  day: 'Please enter a day.',
  noSuchDay: 'Please enter a day that exists.',
  kind: 'Please choose a Loan Estimate or a Closing Disclosure.',
  tooManyLines: 'This paper has more lines than we can keep.',
  unknown: 'This is not a paper of yours.',
  noSuchFigure: 'This is not a figure of a paper.',
  needed: 'This figure is needed.',
  positive: 'Please enter more than zero.',
  unnamed: 'Please name this line as the paper does.',
  tooMany: 'That is more than we can keep.',
} as const
