export const calculatorSectionWords = {
  paymentHint: 'Principal and interest. Tax and insurance come on top.',
  calculatorTitle: 'What would it cost each month?',
  withTax: 'Payment with tax and insurance',
  payExtra: 'What extra payments save',
  homePrice: 'Home price',
  downPayment: 'Down payment',
  interestRate: 'Interest rate',
  loanTerm: 'Loan term',
  calculate: 'Calculate',
  exampleHomeDownYears: 'A $500,000 home, $100,000 down, 6.5% for 30 years',
  calculatorWithoutScripts:
    'The calculator needs JavaScript, which is turned off in this browser. The example above is ready-made.',
} as const

export const comparisonCardWords = {
  loan: (amount: string) => `${amount} · 30-year fixed`,
  sampleOffers: 'Sample offers',
  rate: 'rate',
  trueAprFeesIncluded: 'true APR, fees included',
  lowestRateNotCheapest: 'The lowest rate isn’t the cheapest loan.',
  rateOf: (rate: string) => `${rate} rate`,
  fees: (amount: string) => `${amount} fees`,
  trueApr: (apr: string) => `${apr} true APR`,
  lowestCost: 'Lowest cost',
  more: (amount: string) => `+${amount}`,
  moreOverYears: (amount: string) => `+${amount} over 30 years`,
} as const

export const costChartWords = {
  extraCostBesideHarbor: 'Extra cost compared with Harbor Savings',
  ifKeepLoanSo: 'By how many years you keep the loan. Sample offers, $400,000.',
  chartText:
    'Prairie Mutual starts below Harbor Savings and ends far above it. First County starts far above and comes down to just above it after 30 years.',
  yearsLabel: 'years you keep the loan',
  showFigures: 'Show the figures',
  extraCostBesideHarbor2: 'Extra cost compared with Harbor Savings, by years',
  years: 'Years',
} as const

export const guideTeaserWords = {
  guideHint: 'Twenty-four short articles, in the order you’ll need them.',
  guideTitle: 'A guide that speaks plain English',
  readGuide: 'Read the guide',
} as const

export const heroWords = {
  eyebrow: 'Independent of banks · free for buyers',
  heroTitle: 'See what a mortgage really costs, before you sign.',
  putEveryLendersRate:
    'Compare your offers by what they truly cost, have your papers checked, and see every date up to closing day.',
  tryFreeNow: 'Try Free Now',
  howWorks: 'How it works',
  heroNote: 'No account, no credit pull. Your numbers stay in this browser.',
} as const

export const howItWorksWords = {
  fourShortStepsThe: 'Four short steps. A guess is fine.',
  estimateHint: 'A rate and fees, with every step shown.',
  typeWhatLendersQuote: 'The true APR puts rate and fees into one number.',
  timelineHint: 'Eleven deadlines, from contract to keys.',
  offersHint: 'The true APR of every offer.',
  whatLendersWillAsk: 'What lenders ask for, and why.',
  elevenDatesFromContract: 'Every date, with reminders.',
  averageRatesWithTheir: 'Averages, and when the Fed meets.',
  whatExtraPaymentSaves: 'What extra payments save.',
  scheduleHint: 'Any loan, month by month.',
  stepHome: 'Tell us about the home',
  stepEstimate: 'See what it should cost',
  layOffersSideSide: 'Compare offers side by side',
  stepDates: 'Keep every date',
  toolsHint: 'Everything between “we found a house” and the keys.',
  step: (number: number) => `Step ${number}`,
  toolsTitle: 'Six tools, one place',
  getStarted: 'Get Started',
  startWith: (tool: string) => `Get Started with ${tool}`,
} as const

export const landingDataWords = {
  applicationDescription: 'Compares mortgage offers by true APR and keeps the papers and dates of a home purchase.',
} as const

export const landingPageWords = {
  documentTitle: 'Keyturn: see what a mortgage really costs',
  documentDescription:
    'Compare your mortgage offers by true APR, and keep your papers and dates up to closing day in one place. Free for homebuyers, independent of banks.',
} as const

export const lenderComparisonWords = {
  comparisonTitle: 'Which loan costs least? That depends on how long you keep it.',
  cheapestFirst: (span: string) =>
    `Of the three sample offers, **Prairie Mutual** is cheapest if you sell or refinance within ${span}.`,
  cheapestLater:
    'After that, **Harbor Savings** is ahead for good. **First County** has the lowest rate and never makes up for its fees.',
  chartNote: 'Keyturn works this out for your own offers.',
  compareOffers: 'Compare your offers',
} as const

export const questionsWords = {
  questionsTitle: 'Questions people ask before they start',
  moreAnswers: 'More answers are in the',
  guide: 'guide',
  closingTitle: 'Start with your own numbers.',
  closingHint: 'Five minutes, no account, nothing to pay.',
  tryFreeNow: 'Try Free Now',
} as const

export const ratesAndTasksWords = {
  threeOffersAreEnough: 'See who is cheap and who only sounds cheap.',
  gatherThemWithThe: 'Your Loan Estimate is read on your device.',
  timelineExample: 'Enter the day you signed.',
  quickTasks: 'Quick Tasks',
} as const

export const ratesWords = {
  todaysRates: 'Today’s Rates',
  sampleRates: 'Sample rates',
  samplesNote: 'These three are samples.',
  surveyOf: (day: string) => `Survey of ${day}`,
  averages: 'From Freddie Mac’s weekly survey. The 5/1 ARM is our estimate: half a point below the 30-year rate.',
  viewAllRates: 'View All Rates',
} as const

export const whoRunsItWords = {
  title: 'Who’s behind it, and what happens to your numbers',
  who: 'Who runs it',
  independent: 'Keyturn isn’t a bank, a lender or a broker.',
  unnamed: 'Whoever runs this copy of Keyturn hasn’t added a name and address yet.',
  privacy: 'Your privacy',
  staysHere:
    'Without an account, your answers stay in this browser. Papers are read on your device and never leave it.',
  readPrivacy: 'Read the privacy page',
  comeBack: 'Coming back?',
  account: 'A free account has your numbers on every device.',
  signIn: 'Sign in',
  openDashboard: 'Open dashboard',
} as const

export const reviewsWords = {
  whatBuyersThink: 'What buyers say',
  rating: (best: number, count: string | number) => `out of ${best}, from ${count} reviews`,
  ratingSavingsDaysSaved: 'These figures aren’t a promise. Those marked “Example” belong to nobody.',
  willFindNoHand: 'No hand-picked quotes here. If you have used Keyturn,',
  feedbackLink: 'tell us how it went',
  starsBest: (value: string | number, best: string | number) => `${value} of ${best} stars`,
} as const

export const statsWords = {
  fromReviewsREVIEWCOUNT: (REVIEW_COUNT: string | number) => `from ${REVIEW_COUNT} reviews`,
  keyturnFigures: 'Keyturn in figures',
} as const

export const calculatorWords = {
  numbersOnly: 'Please use numbers, such as 500,000 for the price and 6.5 for the rate.',
  noLoanLeft: 'The down payment covers the whole price, so there’s no loan to work out.',
  rateMissing: 'Please enter a rate above zero.',
  termMissing: 'Please enter a term of at least one month.',
} as const

export const calculatorIslandWords = {
  about: (price: string, down: string, rate: string, years: number | null) =>
    `A ${price} home, ${down} down, ${rate} for ${years} years`,
  figuresMissing: 'Enter a price, a down payment and a rate.',
} as const
