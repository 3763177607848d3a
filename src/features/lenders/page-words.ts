export const appliedListWords = {
  applications: 'Your applications',
  keepListLetterItself:
    'We keep the list. The letter itself comes from the lender, so finish each application on its site.',
  applied: 'Applied on ',
  pending: 'Pending',
  goLenderName: (lender_name: string | number) => `Go on at ${lender_name}`,
  go: 'Go on',
} as const

export const inquiryCardWords = {
  firstApplicationStartsDay: 'Your first application starts a 14-day window',
  eachLenderLooksCredit:
    'Each lender looks at your credit. Inquiries within 14–45 days count as one, so apply to all of them within 14 days.',
  oneInquiry: 'One inquiry, for',
  daysOver: 'The 14 days are over',
  day: '1 day',
  daysDaysLeft: (days_left: string | number) => `${days_left} days`,
  applyOthersUntilEndsOn: (ends_on: string | number) => `Apply to others until ${ends_on}`,
  endedEndsOn: (ends_on: string | number) => `It ended on ${ends_on}`,
  firstApplied: 'You first applied on ',
  inquiriesWithinDaysCount: '. Inquiries within 14–45 days count as one, depending on the score a lender uses.',
  daysPassedSinceFirst: 'Days passed since your first application',
  days: (value: string | number) => `${value} of 14 days`,
} as const

export const lenderChoiceWords = {
  applied: 'Applied',
  madeUpLender: 'Made-up lender',
  sampleRateNotOffer: 'sample rate, not an offer',
  openSiteName: (name: string | number) => `Open site of ${name}`,
  openSite: 'Open site',
} as const

export const lenderListWords = {
  chooseLenders: 'Choose lenders',
  ratesLimitsPageSamples: 'Rates and limits on this page are samples. Each lender tells you its own.',
  loanAmount: 'Loan amount',
  typeLoan: 'Type of loan',
  allTypes: 'All types',
  onlyLendersLendAmount: 'Only lenders that lend this amount',
  noLenderChosenYet: 'No lender chosen yet',
  chosenLength: (length: string | number) => `${length} chosen`,
  submitting: 'Submitting...',
  submitApplications: 'Submit Applications',
  noLenderHereMatches: 'No lender here matches. Try another amount or type, or show all of them.',
} as const

export const lendersPageWords = {
  getPreApprovalLetters: 'Get Pre-Approval Letters',
  letterFromLenderShows:
    'A letter from a lender shows sellers that you can pay. Ask several: it costs nothing and one of them is cheapest.',
  createAccountApply: 'Create an account to apply',
  createFreeAccount: 'Create Free Account',
  compareLendersGuest: 'Compare lenders as a guest',
  whatEnteredGuestComes: ' What you entered as a guest comes along.',
} as const
