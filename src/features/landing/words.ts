export const calculatorSectionWords = {
  paymentHint: 'Principal and interest only.',
  calculatorTitle: 'Your monthly payment',
  withTax: 'With tax and insurance',
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
  extraCostBesideHarbor: 'Extra cost beside Harbor Savings',
  sampleOffers: 'Sample offers, $400,000',
  chartText:
    'Prairie Mutual starts below Harbor Savings and ends far above it. First County starts far above and comes down to just above it after 30 years.',
  yearsLabel: 'years you keep the loan',
  showFigures: 'Show the figures',
  extraCostBesideHarbor2: 'Extra cost compared with Harbor Savings, by years',
  years: 'Years',
} as const

export const guideTeaserWords = {
  guideTitle: 'A guide that speaks plain English',
  readGuide: 'Read the guide',
} as const

export const heroWords = {
  eyebrow: 'Independent of banks · free for buyers',
  heroTitle: 'See what a mortgage really costs, before you sign.',
  heroLead: 'Compare your offers, check your papers, keep every date.',
  tryFreeNow: 'Try Free Now',
  checkPapers: 'Check my papers',
  heroNote: 'No account, no credit pull.',
} as const

export const howItWorksWords = {
  stepHome: 'Describe the home',
  stepEstimate: 'Get an estimate',
  stepOffers: 'Compare offers',
  stepDates: 'Keep every date',
  howItWorks: 'How it works',
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
  cheapestFirst: (span: string) => `**Prairie Mutual** costs least for the first ${span}, then **Harbor Savings**.`,
  compareOffers: 'Compare your offers',
} as const

export const questionsWords = {
  questionsTitle: 'Questions',
  closingTitle: 'Start with your own numbers.',
  tryFreeNow: 'Try Free Now',
} as const

export const ratesAndTasksWords = {
  quickTasks: 'Quick Tasks',
} as const

export const ratesWords = {
  todaysRates: 'Today’s Rates',
  sampleRates: 'Sample rates',
  surveyOf: (day: string) => `Survey of ${day}`,
  averages: 'Freddie Mac. 5/1 ARM: our estimate.',
  viewAllRates: 'View All Rates',
} as const

export const whoRunsItWords = {
  title: 'Who’s behind it',
  keyturn: 'Keyturn',
  independent: 'Not a bank, a lender or a broker.',
  unnamed: 'No name has been added yet.',
  privacy: 'Your privacy',
  staysHere: 'Without an account, your answers stay in this browser. Your papers’ files never leave your device.',
  readPrivacy: 'Privacy page',
  comeBack: 'Coming back?',
  signIn: 'Sign in',
  openDashboard: 'Open dashboard',
} as const

export const reviewsWords = {
  whatBuyersThink: 'What buyers say',
  rating: (best: number, count: string | number) => `out of ${best}, from ${count} reviews`,
  noPromise: '“Example” figures belong to nobody.',
  feedbackLink: 'Tell us how it went',
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
