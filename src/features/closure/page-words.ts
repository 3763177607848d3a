export const closureFormWords = {
  aprHint:
    'The yearly cost of the loan with the lender’s fees counted in. It lets you compare loans with different fees.',
  confirmTitle: 'Close this loan?',
  closeRepeats: (lender: string, amount: string, rate: string) =>
    `${lender}, ${amount} at ${rate}. Once closed, these details and your application can be read but not changed.`,
  yesClose: 'Yes, it’s closed',
  notYet: 'Not yet',
  updateClosureDetails: 'Update Your Closure Details',
  yourClosureDetails: 'Your Closure Details',
  shareClosureDetails: 'Share Your Closure Details',
  figuresHint: 'Copy them from your Closing Disclosure: the loan terms are on page 1, the APR on page 5.',
  fromDisclosure: 'Filled in from your Closing Disclosure. Change what you signed otherwise.',
  fromOffer: 'Filled in from the offer you chose. Check each figure against your Closing Disclosure.',
  loanDetails: 'Loan details',
  showDetails: 'Show every detail',
  closedHint: 'Kept as you signed it. A closed loan can’t be changed.',
  notes: 'Notes',
  saving: 'Saving...',
  updateDetails: 'Update Details',
  saveDetails: 'Save Details',
  closing: 'Closing...',
  loanAlreadyClosed: 'Loan Already Closed',
  lockedReason: 'Loan already closed',
  markLoanClosed: 'Mark Loan as Closed',
  lockWarning: 'Closing locks these details and your application for good.',
  applicationId: 'Application ID',
  applicationHint: 'The application that this loan came from.',
  chooseApplication: 'Choose an application',
  noApplicationTitle: 'You have no completed application yet',
  completeApplication: 'Complete Application',
  noApplicationHint: 'You can save these details now. To mark the loan as closed, complete your application first.',
  finalLoanAmount: 'Final loan amount',
  appliedFor: (appliedFor: string | number) => `You applied for ${appliedFor}.`,
  interestRate: 'Interest rate',
  closedOn: 'Closing day',
  closedOnHint: 'The day you signed. Your first payment follows from it.',
  closedOnTimeline: 'From your timeline. Change it if you signed on another day.',
  loanType: 'Loan type',
  chooseType: 'Choose a type',
  apr: 'APR',
  what: 'What is this?',
  usuallyAprLittleAbove: 'The APR is usually a little above the rate. Did you swap the two?',
} as const

export const closurePageWords = {
  loanClosure: 'Loan Closure',
  loanIsClosed: 'Your loan is closed',
  hereIsWhatSigned: 'Here’s what you signed, kept safe.',
  pageHint: 'Signed at last? Record the loan you chose, and see how it compares with the estimate.',
  loading: 'Loading...',
} as const

export const guestClosureWords = {
  title: 'What you have so far',
  description: 'From your answers and your timeline. It would stand beside what you sign.',
  loanAmount: 'Loan amount you applied for',
  closingDay: 'Closing day on your timeline',
  without: 'Without an account',
  withoutText:
    'Once you have the keys, you can follow the loan you pay on this device: check statements and escrow, and see when a refinance pays.',
  openMyHome: 'Enter the loan you pay',
} as const

export const lenderFieldsWords = {
  lenderChose: 'Lender you chose',
  anotherLender: 'Another lender',
  lenderName: 'Lender name',
} as const

export const outcomeCardWords = {
  pageTitle: 'How did your loan turn out?',
  estimatedSigned: 'Estimated and signed',
  figure: 'Figure',
  estimated: 'Estimated',
  signed: 'Signed',
  difference: 'Difference',
  termConfirmed: (years: number) => `My loan runs ${years} years`,
  interestRate: 'Interest rate',
  lenderFees: 'Lender fees',
  apr: 'APR',
  about: (amount: string) => `about ${amount}`,
  myRateFixed: 'My rate is fixed',
  myRateAdjustable: 'My rate is adjustable',
} as const

export const pastLoansWords = {
  pastLoans: 'Past loans',
  pastLoansHint: 'Closed, and kept as they were. Open one to see its offers, dates and papers.',
  rates: (rate: string, apr: string) => `${rate}, APR ${apr}`,
  keptSince: (tracking_id: string, day: string) => `${tracking_id}, kept since ${day}`,
} as const

export const sideCardsWords = {
  outcomeHint: 'Your rate and APR, next to what we estimated when you applied.',
  theDayRatesFall: 'If rates fall, you’ll know at a glance what you have now.',
  keptFree: 'It’s kept with your account',
  keptFreeText:
    'One record of what you signed, for you. A lender could pay us a commission for a loan with your application ID; nobody pays one today, and you pay nothing.',
  paid: 'It keeps Keyturn free',
  paidText: 'Lenders pay us a commission for a closed loan with your application ID. You pay nothing.',
  outcomeTitle: 'You see how you did',
  refinanceTitle: 'It is there when you refinance',
  whyShareInfo: 'Why Share This Info?',
  needAnotherApplication: 'Need Another Application?',
  anotherHint: 'A second home, a refinance, a move: start again with new answers. This loan is kept as it is.',
  anotherAfterClosing: 'Close this loan first. Then you can start the next application, and this one is kept as it is.',
  newApplication: 'New Application',
} as const

export const successStoryWords = {
  successStory: 'Your Success Story',
  loanAmount: 'Loan amount',
  lender: 'Lender',
  from: (lender: string) => `from ${lender}`,
  applicationId: 'Application ID',
  interestRate: 'Interest rate',
  loanType: 'Loan type',
  apr: 'APR',
} as const

export const closureToastWords = {
  claimGift: 'Claim your gift',
} as const
