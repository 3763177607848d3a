import { plural } from '#domain/plural.ts'
import { possessive } from '#domain/possessive.ts'

export const duelCardWords = {
  title: 'Your offers',
  swipe: 'Your offers, cheapest first. The left and right arrow keys go from one to the next.',
  place: (name: string, at: number, all: number) => `Offer ${at} of ${all}: ${name}`,
  of: (at: number, all: number) => `${at} of ${all}`,
  previous: 'Previous offer',
  next: 'Next offer',
  loanPayment: 'Loan payment',
  aMonth: (payment: string) => `${payment} a month`,
  fees: 'Fees',
  trueApr: 'True APR',
  costsLeastIf: 'Costs least if you',
  change: 'Change',
  changeName: (name: string) => `Change the figures of ${name}`,
} as const

export const basisCardWords = {
  application: 'Your application',
  hideDetails: 'Hide Details',
  showDetails: 'Show Details',
  applicationDoesNotSay: 'Your application doesn’t say how much you’re borrowing, so we use a typical loan.',
  newApplication: 'New Application',
  updateApplication: 'Update Application',
  completeApplication: 'Complete Application',
} as const

export const closedNoteWords = {
  title: 'This loan is closed',
  offersStay: (offers: number) =>
    offers === 0
      ? 'No offers were compared for it. To compare offers for another loan, start a new application.'
      : 'The offers you compared stay as they were. To compare offers for another loan, start a new application.',
} as const

export const comparisonPageWords = {
  pageTitle: 'Which loan costs least?',
  sampleOf: (basis: string | number) => `Sample data: ${basis}`,
  editApplication: 'Edit Application',
  newApplication: 'New Application',
  quoteAdded: 'Offer added',
  quoteCheck: 'Check its figures against the quote.',
  sampleNote: 'This is a sample. See it with your own numbers.',
  startQuickApplication: 'Start Quick Application',
  sampleHint:
    'The loan and the three lenders below are made up, so that you can try everything. Four short steps give you your own estimated rate and costs. No credit check, no sign-up.',
} as const

export const costChartWords = {
  show: 'Show the chart',
  hide: 'Hide the chart',
  title: (best: string) => `Compared with ${best}`,
  comparedWith: (best: string) => `What the other loans cost compared with ${best}, by years you stay`,
  chartHint: (best: string) => `By the years you stay. Anything below ${possessive(best)} line costs less.`,
  always: (best: string) => `${best} costs least, however long you stay.`,
  charted: (all: number, charted: number) => `The ${charted} cheapest of ${all} lenders are drawn.`,
  yearsStay: 'If you stay',
  now: 'Now',
} as const

export const feesSheetWords = {
  feesName: (name: string | number) => `Fees of ${name}`,
  feesHint: 'Page 2 of the Loan Estimate lists them, sections A to C and E; mortgage insurance is on page 1.',
  totalFees: 'Total fees',
  done: 'Done',
  fees: 'Fees',
  how: 'How do you know the fees?',
  justTotal: 'Just the total',
  each: 'Each fee',
  totalHint:
    'All that the lender and others charge for the loan, points included: box D on page 2 of the Loan Estimate, with recording fees.',
  guessed: 'Our guess until you type it.',
  totalReplaces: 'A new total replaces the separate fees with one figure.',
  totalNonsense: 'This counts as $0 until it’s a number, like 7,335.',
  pointsUnit: 'Points in',
  inDollars: 'Dollars',
  inPoints: 'Points',
  pointsSuffix: 'points',
  pointsAre: (dollars: string, loan: string) => `That’s ${dollars}. 1 point is 1% of your ${loan} loan.`,
  pointsNonsense: 'This counts as 0 until it’s a number, like 0.5.',
  pointsDollarsNonsense: 'This counts as $0 until it’s a number, like 450.',
  pointKey: (key: string | number, value: string | number) => `${key} 1 point is ${value}.`,
  lenderCredit: 'Lender credit',
  whatLenderPaysTowards: 'What the lender pays toward your costs: section J of the Loan Estimate.',
} as const

/** Beside a field that holds no number. */
export const nonsenseWords = {
  money: (like: string) => `This counts as $0 until it is a number, like ${like}.`,
  rate: 'This counts as 0% until it is a number, like 6.5.',
} as const

export const insuranceFieldsWords = {
  loanProgram: 'Loan program',
  monthlyInsurance: 'Mortgage insurance a month',
  usualFee: (fee: string) => `Use the usual ${fee}`,
} as const

export const lenderRowWords = {
  nameName: (name: string | number) => `Name of ${name}`,
  mortgageTypeOf: (name: string | number) => `Mortgage type of ${name}`,
  program: (program: string) => `${program} loan`,
  sampleLender: 'Sample lender',
  interestRate: 'Interest rate',
  interestRateOf: (name: string | number) => `Interest rate of ${name}`,
  fees: 'Fees',
  changeFeesLabel: (name: string | number, total_fees: string | number) =>
    `Fees of ${name}: ${total_fees}. Change them`,
  monthlyPayment: 'Monthly payment',
  later: (payment: string) => `then ${payment}`,
  worst: (amount: string) => `at worst ${amount}`,
  /** After the payment, for those who hear it. */
  ifRateRises: (points: number, rate: string) => `, if the rate rises ${points} points to ${rate}`,
  trueApr: 'True APR',
  mortgageInsurance: 'by law, with mortgage insurance',
  totalCost: 'Total cost',
  costStay: 'Cost for your stay',
  all: (cost: string) => `in all ${cost}`,
  aboveBest: 'Above the best',
  costsLeast: 'Costs least',
  same: 'the same',
  /** Nothing to be above. */
  alone: '—',
  removeName: (name: string | number) => `Remove ${name}`,
} as const

export const lenderTableWords = {
  compareLenders: 'Compare lenders',
  addLender: 'Add lender',
  pasteQuote: 'Paste a quote',
  showRows: 'Change the offers',
  hideRows: 'Hide the fields',
  addFromEstimate: 'Add from a Loan Estimate',
  tableLabel: 'Lenders and what their loans cost',
  lender: 'Lender',
  interestRate: 'Interest rate',
  fees: 'Fees',
  monthlyPayment: 'Monthly payment',
  trueApr: 'True APR',
  totalCost: 'Total cost',
  costStay: 'Cost for your stay',
  aboveBest: 'Above the best',
  remove: 'Remove',
  armNote: {
    before: 'After its first years, an ',
    term: 'adjustable rate',
    after:
      ' is figured 2 points higher. At worst means 5 points higher, a usual lifetime cap; ask each lender for theirs.',
  },
  savedOnChange: 'Saved as soon as you change something',
  saving: 'Saving…',
  allChangesSaved: 'All changes saved',
  notSaved: 'Not saved yet. What you typed is still here.',
  saveAgain: 'Save again',
  undo: 'Undo',
} as const

export const pointsCardWords = {
  pointsTitle: 'Is it worth paying points?',
  /** Around the word that explains itself. */
  before: 'A ',
  point: 'point',
  after: (price: string) => ` costs ${price} on your loan. It pays only if you stay long enough.`,
  count: (points: number) => plural(points, { one: '1 point', other: `${points} points` }),
  never: 'Never',
  lender: 'Lender',
  pointsRate: 'Each point lowers the rate by',
  pointsRateHint:
    'Usually 0.25 for the first, less for the second. Ask the lender for theirs. Few sell more than two: points and the lender’s fees are limited to 3% of most loans.',
  points: 'Points',
  payClosing: 'You pay at closing',
  rate: 'Rate',
  lessMonth: 'Less a month',
  breakEven: 'Pays for itself after',
  endLoan: 'To the end of the loan',
  savesGain: (gain: string | number) => `saves ${gain}`,
  costsMore: (value: string | number) => `costs ${value} more`,
} as const

export const printSheetWords = {
  pageTitle: 'Which loan costs least?',
  sampleData: (line: string) => `${line} · sample data`,
  cost: (what: string, stay: string) => `in ${what} ${stay}.`,
  stayCost: (stay: string, cost: string) => `${stay}: ${cost}.`,
  lender: 'Lender',
  type: 'Type',
  rate: 'Rate',
  fees: 'Fees',
  monthly: 'Monthly',
  trueApr: 'True APR',
  totalCost: 'Cost to the end',
  aboveBest: (stay: string) => `Above the best ${stay}`,
  none: '—',
  thenLaterPayment: (later_payment: string | number) => `, then ${later_payment}`,
  insuredAprWithInsurance: (apr_with_insurance: string | number) => `, as the law counts it ${apr_with_insurance}`,
  workedOutFromRates:
    'Worked out by Keyturn from the figures you typed and those read from your papers. Figures with a dashed line are our guess, or have to be checked. Cost to the end is all interest and mortgage insurance plus fees, less lender credits. An estimate, not an offer of credit.',
} as const

export const rateCardWords = {
  estimatedRateSample: 'Estimated rate (sample)',
  estimatedRate: 'Your estimated rate',
  estimatedApr: 'estimated APR',
  baseRate: 'Base rate',
  estimate: 'Your estimate',
  modelled: 'Our model’s figure',
  modelledNote: 'With the line above. We don’t call it your rate, and no other page uses it.',
  lowestEstimate: (LOWEST_RATE: string | number) => `No estimate goes below ${LOWEST_RATE}.`,
  estimateNote: 'An estimate, not an offer. Lenders see your whole credit file.',
  assumed: 'assumed',
  risks: { low: 'Low risk', medium: 'Medium risk', high: 'High risk' },
} as const

export const stayCardWords = {
  ifYouStay: 'If you stay',
  stayLabel: 'If you stay: years until you sell or refinance',
  toTheEnd: 'To the end',
  less: 'One year less',
  more: 'One year more',
} as const

export const takeAlongWords = {
  print: 'Print',
  downloadCsv: 'Download CSV',
  file: 'loan-comparison.csv',
  share: 'Share',
  pageTitle: 'Which loan costs least?',
  copied: 'Copied',
  copyHint: 'Paste it into a message or an email.',
  couldNotCopy: 'Couldn’t copy',
  browserDidNotAllow: 'Your browser didn’t allow it. Try Print or Download CSV.',
} as const

export const tipsCardWords = {
  tipsTitle: 'Ways to pay less',
} as const

export const scenarioToastWords = {
  lender: 'Lender',
  removed: (value: string | number) => `${value} removed`,
  undo: 'Undo',
  tryAgain: 'Try again',
} as const

export const offerQuestionWords = { inList: 'In the list', removed: 'Removed', yes: 'Yes', no: 'No' } as const
