/** For a picture that says what the check found, and nothing else about anybody. */
export const shareWords = {
  open: 'Share as a picture',
  title: 'A picture to share',
  privacy: 'It holds this sentence alone: no names, no address, no lender and no other figure.',
  owed: (amount: string) => `My lender may owe me ${amount}.`,
  within: 'My closing costs stayed within the limits.',
  how: 'Found by laying my Closing Disclosure beside my Loan Estimate. Free, and read on my own device.',
  share: 'Share',
  save: 'Save the picture',
  failed: 'The picture could not be made. Please try again.',
  fileName: 'keyturn-closing-check.png',
} as const
