export const calculatorSectionWords = {
  principalAndInterestFixed: 'Principal and interest of a fixed loan. Property tax and insurance come on top.',
  whatWouldCostEach: 'What would it cost each month?',
  wantTaxesInsuranceDues: 'Want taxes, insurance and dues in it? Use the',
  paymentBreakdown: 'payment breakdown',
  thinkingPayingExtra: '. Thinking of paying extra? The',
  mortgageCalculator: 'mortgage calculator',
  showsWhatSaves: 'shows what it saves.',
  homePrice: 'Home price',
  downPayment: 'Down payment',
  interestRate: 'Interest rate',
  loanTerm: 'Loan term',
  calculate: 'Calculate',
  enterPriceDownPayment: 'Enter a price, a down payment and a rate.',
  exampleHomeDownYears: 'Example: a $500,000 home, $100,000 down, 6.5% for 30 years',
  calculatorNeedsJavascriptWhich:
    'The calculator needs JavaScript, which is turned off in this browser. The example above is ready-made.',
} as const

export const comparisonCardWords = {
  yearFixed: ' · 30-year fixed',
  sampleOffers: 'Sample offers',
  rate: 'rate',
  trueAprFeesIncluded: 'true APR, fees included',
  lowestRateNotCheapest: 'The lowest rate isn’t the cheapest loan: First County’s fees cost more than its rate saves.',
  rate2: ' rate',
  fees: ' fees',
  trueApr: ' true APR',
  lowestCost: 'Lowest cost',
  overYears: ' over 30 years',
} as const

export const costChartWords = {
  extraCostBesideHarbor: 'Extra cost compared with Harbor Savings',
  ifKeepLoanSo: 'By how many years you keep the loan. Sample offers, $400,000.',
  prairieMutualStartsBelow:
    'Prairie Mutual starts below Harbor Savings and ends far above it. First County starts far above and comes down to just above it after 30 years.',
  yearsKeepLoan: 'years you keep the loan',
  showFigures: 'Show the figures',
  extraCostBesideHarbor2: 'Extra cost compared with Harbor Savings, by years',
  years: 'Years',
} as const

export const guideTeaserWords = {
  twentyfourShortArticlesSix:
    'Twenty-four short articles in six chapters, in the order you’ll need them. Each takes about two minutes.',
  guideSpeaksPlainEnglish: 'A guide that speaks plain English',
  readGuide: 'Read the guide',
} as const

export const heroWords = {
  independentBanksFreeBuyers: 'Independent of banks · free for buyers',
  seeWhatMortgageReally: 'See what a mortgage really costs, before you sign.',
  putEveryLendersRate:
    'Put your lenders’ rates and fees side by side, get the true APR, and see every date from signed contract to closing day.',
  tryFreeNow: 'Try Free Now',
  howWorks: 'How it works',
  noAccountNoCredit: 'No account, no credit pull. Your numbers stay in this browser until you sign up.',
} as const

export const howItWorksWords = {
  fourShortStepsThe: 'Four short steps: the loan, the place, your finances, a last look. A guess is fine.',
  estimatedRateAndEstimated: 'An estimated rate and estimated fees, with every step shown.',
  typeWhatLendersQuote: 'Type in what lenders quote. The true APR puts rate and fees into one number.',
  elevenDeadlinesFromContract: 'Eleven deadlines from contract to keys. With a free account we remind you of each.',
  estimatedRateEstimatedFees: 'An estimated rate, estimated fees and the true APR for every offer.',
  whatLendersWillAsk: 'What lenders will ask for, and why, in five short lists.',
  elevenDatesFromContract: 'Eleven dates from contract to closing, with reminders by email.',
  averageRatesWithTheir: 'Average rates with their dates, how they moved, and when the Fed meets next.',
  whatExtraPaymentSaves: 'What an extra payment saves in years and in interest.',
  paymentInterestAndBalance: 'Payment, interest and balance for any loan, month by month.',
  tellUsAboutHome: 'Tell us about the home',
  seeWhatShouldCost: 'See what it should cost',
  layOffersSideSide: 'Compare offers side by side',
  keepEveryDate: 'Keep every date',
  everythingBetweenFoundHouse: 'Everything between “we found a house” and the keys.',
  step: 'Step ',
  sixToolsOnePlace: 'Six tools, one place',
  getStarted: 'Get Started',
  with: ' with ',
} as const

export const landingDataWords = {
  comparesMortgageOffersTrue: 'Compares mortgage offers by true APR and keeps the papers and dates of a home purchase.',
} as const

export const landingPageWords = {
  keyturnSeeWhatMortgage: 'Keyturn: see what a mortgage really costs',
  compareMortgageLendersTrue:
    'Compare your mortgage offers by true APR, and keep your papers and dates up to closing day in one place. Free for homebuyers, independent of banks.',
} as const

export const lenderComparisonWords = {
  whichLoanCostsLeast: 'Which loan costs least? That depends on how long you keep it.',
  takeThreeSampleOffers: 'Take the three sample offers from above. ',
  prairieMutual: 'Prairie Mutual',
  hasHighestRateLowest: ' has the highest rate and the lowest fees. If you sell or refinance within',
  cheapest: ', it’s the cheapest.',
  after: 'After that ',
  harborSavings: 'Harbor Savings',
  aheadStaysThere: ' is ahead, and it stays there.',
  firstCounty: 'First County',
  hasLowestRateAll: ' has the lowest rate of all. It never makes up for its fees.',
  noAdvertisementTellsKeyturn: 'No ad tells you that. Keyturn works it out for your own offers, month by month.',
  compareOffers: 'Compare your offers',
} as const

export const questionsWords = {
  questionsPeopleAskBefore: 'Questions people ask before they start',
  moreAnswers: 'More answers are in the',
  guide: 'guide',
  startOwnNumbers: 'Start with your own numbers.',
  fiveMinutesNoAccount: 'Five minutes, no account, nothing to pay. You can save it all later.',
  tryFreeNow: 'Try Free Now',
} as const

export const ratesAndTasksWords = {
  threeOffersAreEnough: 'Three offers are enough to see who is cheap and who only sounds cheap.',
  gatherThemWithThe: 'Gather them with the checklist now. Secure upload is coming soon.',
  enterTheDayYou: 'Enter the day you signed and see what comes next.',
  quickTasks: 'Quick Tasks',
} as const

export const ratesWords = {
  todaysRates: 'Today’s Rates',
  sampleRates: 'Sample rates',
  theseThreeSamples: 'These three are samples. Average rates, with their date and source, are on the news page.',
  surveyOf: (day: string) => `Survey of ${day}`,
  averages:
    'Average rates from Freddie Mac’s weekly survey. The 5/1 ARM is our estimate: half a point below the 30-year rate.',
  viewAllRates: 'View All Rates',
} as const

export const whoRunsItWords = {
  title: 'Who’s behind it, and what happens to your numbers',
  who: 'Who runs it',
  independent: 'Keyturn is independent of banks. It isn’t a lender or a broker, and it’s free for buyers.',
  unnamed: 'Whoever runs this copy of Keyturn hasn’t added a name and address yet.',
  privacy: 'Your privacy',
  staysHere:
    'Without an account, your answers stay in this browser. Loan papers are read on your device; the files never leave it.',
  readPrivacy: 'Read the privacy page',
  comeBack: 'Coming back?',
  account: 'With a free account your numbers, offers and dates are there on every device.',
  signIn: 'Sign in',
  openDashboard: 'Open dashboard',
} as const

export const reviewsWords = {
  whatBuyersThink: 'What buyers say',
  out: 'out of ',
  from: ', from ',
  reviews: ' reviews',
  ratingSavingsDaysSaved:
    'These figures aren’t a promise: what you save depends on the offers you get. Those marked “Example” belong to nobody; they show where an operator’s own figures, each with its source, would stand.',
  willFindNoHand: 'You won’t find hand-picked quotes here. If you have used Keyturn, good or bad,',
  tellUsHowWent: 'tell us how it went',
  starsBest: (value: string | number, best: string | number) => `${value} of ${best} stars`,
} as const

export const statsWords = {
  fromReviewsREVIEWCOUNT: (REVIEW_COUNT: string | number) => `from ${REVIEW_COUNT} reviews`,
  keyturnFigures: 'Keyturn in figures',
} as const

export const calculatorWords = {
  pleaseUseNumbersSuch: 'Please use numbers, such as 500,000 for the price and 6.5 for the rate.',
  theDownPaymentCovers: 'The down payment covers the whole price, so there’s no loan to work out.',
  pleaseEnterRateAbove: 'Please enter a rate above zero.',
  pleaseEnterTermLeast: 'Please enter a term of at least one month.',
} as const

export const calculatorIslandWords = {
  enterPriceDownPayment: 'Enter a price, a down payment and a rate.',
} as const
