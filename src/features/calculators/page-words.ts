import { formatDay, unbroken } from '#domain/day-words.ts'
import { BASE_RATE_DAY } from '#domain/rate-estimate.ts'

export const affordabilityCardsWords = {
  loan: 'Loan',
  propertyTax: 'Property tax',
  homeInsurance: 'Home insurance',
  mortgageInsurance: 'Mortgage insurance',
  noMortgageInsurance: '$0, you put 20% down',
  dues: 'Dues',
  downPayment: (percent: string) => `Down payment, ${percent}`,
  lenderAndTitleFees: 'Lender and title fees',
  prepaids: 'Prepaid insurance, taxes and interest',
  ownAgent: (percent: string) => `Your own agent, ${percent}`,
  leftOf: (savings: string) => `Left of your ${savings}`,
  wholeMonth: 'The whole month',
  everyMonth: 'Every month',
  cashNeeded: 'Cash you’ll need',
  beforeClosing: 'Before and at closing',
  savings: 'Of your savings',
  savedTotalSavings: (total: string | number, savings: string | number) => `${total} of ${savings} saved`,
  allTogether: 'All together',
  guesses: 'How sure the guesses are',
  notInIt: 'What may come on top',
  moversTitle: 'What would move the line',
  showMovers: 'Show the changes',
  hideMovers: 'Hide the changes',
} as const

export const affordabilityFormWords = {
  figures: 'Your figures',
  yearlyIncome: 'Yearly income',
  incomeHint: 'Before taxes, everyone on the loan together.',
  debtsMonth: 'Monthly debts',
  debtsHint: 'Cards, cars, student loans. Not rent.',
  savings: 'Savings',
  savingsHint: 'For the down payment and closing.',
  downPayment: 'Down payment',
  interestRate: 'Interest rate',
  blankIsSurvey: (rate: string) => `Leave blank for what lenders averaged, ${rate}.`,
  blankIsEstimate: (rate: string) =>
    `Leave blank for our guess, ${rate}. It’s built on our own figure from ${unbroken(formatDay(BASE_RATE_DAY))}, not on the market.`,
  noneYet: 'none yet',
  more: 'Rate, taxes and dues',
  less: 'Fewer figures',
  agent: 'Buyer’s agent',
  agentHint: 'Of the price, if you pay one yourself.',
  duesMonth: 'Monthly dues',
  associationHint: 'HOA, if any.',
  state: 'State',
  anywhere: 'Anywhere',
  propertyTax: 'Property tax',
  year: 'a year',
} as const

export const affordabilityRangeWords = {
  comfortable: 'Comfortable',
  stretch: 'Stretch',
  beyond: 'Beyond',
  bandsLabel: (comfortable: string | number, lender: string | number, price: string | number) =>
    `Comfortable to ${comfortable}, a stretch to ${lender}, beyond above that. The home at ${price}.`,
  tryPrice: 'Try a price',
  meaning: 'What the three mean',
} as const

export const breakdownFormWords = {
  insuranceNote:
    'Private mortgage insurance protects the lender when you put less than 20% down. You can ask to end it at 80% of the home’s original value; at 78% it ends by itself if your payments are current.',
  propertyTax: 'Property tax',
  year: 'a year',
  homeInsurance: 'Home insurance',
  homePrice: 'Home price',
  homeValue: 'Home value',
  priceHint: 'decides when PMI ends',
  hoa: 'HOA',
  month: 'a month',
  pmi: 'PMI',
  loanCosts: 'Your loan and costs',
  loanAmount: 'Loan amount',
  interestRate: 'Interest rate',
  loanTerm: 'Loan term',
  hoaExplained: 'What a homeowners association charges for what its homes share. Many homes have none: enter 0.',
  what: 'What is it?',
} as const

/** The parts of a payment, by the names that they have inside. */
export const paymentPartLabels = {
  Principal: 'Principal',
  Interest: 'Interest',
  'Property tax': 'Property tax',
  'Home insurance': 'Home insurance',
  'HOA dues': 'HOA dues',
  'Mortgage insurance (PMI)': 'Mortgage insurance (PMI)',
} as const

export const breakdownPageWords = {
  noneYet: 'None yet',
  firstPayment: 'First payment',
  repaid: 'Repaid',
  monthlyPayment: 'Monthly payment',
  principalInterest: 'Principal and interest',
  stillOwed: 'Still owed',
  monthsPaidSoFar: 'Months paid so far',
  partsTitle: 'Where this payment goes',
  month: 'a month',
} as const

export const copyLinkWords = {
  linkCopied: 'Link copied.',
  yourBrowserWouldNot: 'Your browser wouldn’t copy it. The link is in the address bar.',
  copyLink: 'Copy link to this result',
} as const

export const payoffAnswerWords = {
  example: 'Example',
  ownLoan: 'Your loan',
  interestSaved: 'Interest saved',
  timeSaved: 'Time saved',
  noTime: 'None',
  tableLabel: 'Standard payment and with extra payment',
  figure: 'Figure',
  monthlyPayment: 'Monthly payment',
  payoffTime: 'Payoff time',
  totalInterest: 'Total interest',
} as const

export const payoffFormWords = {
  loan: 'Your loan',
  loanAmount: 'Loan amount',
  interestRate: 'Interest rate',
  loanTerm: 'Loan term',
  extraMonthlyPayment: 'Extra monthly payment',
  extraHint: 'On top of the regular payment, every month.',
} as const

export const payoffPicturesWords = {
  start: 'Start',
  year: (year: number) => `Year ${year}`,
  endOf: 'End of',
  loanRepaid: 'Loan repaid',
  interest: 'Interest',
  sooner: (after: string, sooner: string) => `With the extra, the loan is paid off after ${after}: ${sooner} sooner.`,
  balanceTitle: 'What you still owe, year by year',
  balanceLabel: 'Balance over time without and with extra payments',
  moneyTitle: 'Where the money goes',
  moneyHint: 'The loan repaid and its interest',
  withExtra: 'with the extra',
  paidAll: 'paid in all',
} as const

export const scheduleCardWords = {
  schedule: 'The schedule',
  scheduleHint: 'What each year takes and what is left. Open a year to see its months.',
  downloadCsv: 'Download CSV',
  scheduleLabel: 'Payment schedule by year',
  year: 'Year',
  payments: 'Payments',
  interest: 'Interest',
  principal: 'Principal',
  balance: 'Balance',
  yearMonthsYear: (year: string | number) => `Year ${year}: months`,
  month: (month: number) => `Month ${month}`,
  file: 'mortgage-schedule.csv',
} as const

export const affordabilityPagePageWords = {
  affordabilityTitle: 'How much home can I afford? Calculator – Keyturn',
  affordabilityDescription:
    'The home price that leaves you room, the one that many lenders accept, the whole monthly payment and the cash at closing. Free, no sign-up.',
  withoutScripts: 'The calculator needs JavaScript, which is turned off in this browser. Here’s a ready-made example.',
  methodTitle: 'How it’s worked out',
  lendersLook: 'What lenders look at:',
  debtIncome: 'Debt to income',
  downPayment: 'The down payment',
} as const

export const calculatorPageWords = {
  extraPaymentsTitle: 'Mortgage calculator with extra payments – Keyturn',
  extraPaymentsDescription:
    'What does paying extra on a mortgage save? See the interest, the years and the whole schedule, to the cent. Free, no sign-up.',
  withoutScripts: 'The calculator needs JavaScript, which is turned off in this browser. Here’s a ready-made example.',
  methodTitle: 'How it’s worked out',
  payingExtraRightRead: 'Is paying extra right for you?',
  extraPaymentsHeading: 'What extra payments do',
  monthlyPayment: 'Looking for a monthly payment, with taxes and insurance?',
  paymentBreakdown: 'Payment Breakdown',
} as const

export const splitCardWords = {
  principal: 'Principal',
  interest: 'Interest',
  year: (year: number) => `Year ${year}`,
  firstPaymentOf: 'First payment of',
  splitTitle: 'Interest first, principal later',
  splitLabel: 'Interest and principal in each payment over the years',
  morePrincipal: (after: string) => `After ${after}, more of each payment is principal than interest.`,
} as const

export const yearsInputWords = {
  nonsense: 'Enter a number of years, like 30.',
  years: 'years',
} as const
