export const applicationPageWords = {
  mortgageApplication: 'Mortgage Application',
  myHome: 'My Home',
  myHomeIs: 'The loan you are paying, checked with you every month.',
  introduction:
    'Four short steps. Your answers give you an estimated rate and a way to compare your offers. This is not an application to a lender; no deadline starts.',
  notSent: 'This is not an application to a lender; no deadline starts.',
} as const

export const nextLoanWords = {
  title: 'A fresh start',
  detail:
    'Your closed loan stays as it is. When you finish these four steps, it moves to your past loans with its dates, rate lock, offers, document checklist and wire card. Those pages start over for the new loan; offers you added after closing stay.',
} as const

export const financesStepWords = {
  creditScore: 'Credit score',
  creditHint: 'Your own estimate is enough. We don’t pull your credit.',
  employment: 'How do you earn your income?',
  annualIncome: 'Annual income',
  incomeHint: 'Before taxes, everyone on the loan together.',
  monthlyDebtPayments: 'Monthly debt payments',
  debtsHint: 'Cards, cars, student loans. Not rent or groceries.',
} as const

export const guestBannerWords = {
  onDevice: 'Saved on this device only.',
  accountKeeps: 'An account keeps it safe and sends reminders.',
  createFreeAccount: 'Create Free Account',
  continueGuest: 'Continue as Guest',
  dismiss: 'Close and continue as a guest',
} as const

export const sentHereWords = {
  comparison: {
    title: 'Your comparison starts here',
    detail:
      'It takes four short steps. Then you’ll see your estimated rate, what each lender’s offer really costs over the years, and which is cheapest for as long as you stay.',
  },
  lenders: {
    title: 'Pre-approval starts here',
    detail: 'Lenders need an application first. Take four short steps, then choose who to ask.',
  },
} as const

export const loanStepWords = {
  whatLoan: 'What is the loan for?',
  homeUse: 'How will you use the home?',
  propertyValue: 'Property value',
  priceHint: 'The price, or your best guess. 450,000 and 450k both work.',
  downPayment: 'Down payment',
  downPaymentAmount: 'Down payment amount',
  loanAmount: 'Loan amount',
  smallDownPaymentNote: 'With less than 20% down, a conventional loan usually comes with private mortgage insurance.',
} as const

export const locationStepWords = {
  addressHint: 'Your browser can fill this in: choose a saved address in the ZIP code field.',
  state: 'State',
  useDatesCustomsClosing: 'We use it to show how closings work there.',
  chooseState: 'Choose a state',
  zipCode: 'ZIP code',
  homeFound: 'Have you found the home yet?',
  yes: 'Yes',
  notYet: 'Not yet',
} as const

export const pastLoansWords = {
  pastLoans: 'Past loans',
  pastLoansHint: 'Closed, and kept as they were. Open one to see its offers, dates and papers.',
  loan: (amount: string, rate: string, tracking_id: string) => `${amount} at ${rate} · ${tracking_id}`,
} as const

export const reviewStepWords = {
  reviewHint: 'Please look it over. Leave what you don’t know yet blank; you can change everything later.',
} as const

export const summaryCardWords = {
  application: 'Your application',
  trackingId: (tracking_id: string | number) => `Tracking ID ${tracking_id}`,
  savedInBrowser: 'Kept in this browser',
  loanClosed: 'Loan closed',
  completed: 'Completed',
  updateApplication: 'Update Application',
  saveProgress: 'Save Progress',
  newApplication: 'New Application',
  markLoanClosed: 'Mark Loan as Closed',
} as const

export const tipsPanelWords = {
  goodKnow: 'Good to know',
} as const

export const wizardWords = {
  firstStep: 'This is the first step.',
  step: (step: number, last: number) => `Step ${step} of ${last}`,
  update: 'Update Application',
  complete: 'Complete Application',
  applicationProgress: 'Application progress',
  previous: 'Previous',
  next: 'Next',
  submitting: 'Submitting...',
} as const

export const filledInWords = {
  fromSchedule:
    'We filled this in from your closing, as if every payment was made on time and nothing extra was paid. Please check it with your last statement; the company you pay may have changed, too.',
} as const
