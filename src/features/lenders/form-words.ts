/** What is said of a field that cannot be right. */
export const lenderFormWords = {
  fromTheList: 'Please choose lenders from the list.',
  tooMany: 'Please choose at most 100 lenders at once.',
  own: 'Please choose one of your lenders.',
  pulled: 'Please say whether the lender looked at your credit.',
  applied: 'Please say whether you applied.',
  pulledOn: 'Please enter a day between 2000 and 2099.',
} as const
