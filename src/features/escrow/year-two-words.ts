import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay, formatLongDate, formatMonth } from '#domain/day-words.ts'
import type { TaxReset } from '#domain/escrow/tax-reset.ts'
import type { YearTwo } from '#domain/escrow/year-two.ts'
import { formatCents, formatMoney, formatRate } from '#domain/figures.ts'

const money = (cents: number) => formatMoney(Math.round(cents / 100))
const exact = (cents: number) => formatCents(cents / 100)

export const yearTwoWords = {
  title: 'What will the payment be after year one?',
  description: 'Loan papers show year one. Tax and insurance move after it. Here are the first 36 months.',
  refinanceDescription: 'What a sale does to the tax, and why a refinance leaves it as it is.',
  refinance: 'A refinance doesn’t start your tax over',
  refinanceDetail:
    'The big step of year two comes when a home changes hands. With a refinance, tax and insurance stay as they’re billed. The new lender opens a new escrow account, and the old one comes back to you. Check what the new servicer asks:',
  toCheck: 'Open Escrow Check',
  likely: 'Likely, not certain',
  steady: 'No big step in sight',
  start: 'Three numbers to start',
  startHint:
    'Enter what the loan takes a month, a year’s property tax and a year’s insurance. They stand on pages 1 and 2 of your Loan Estimate.',
  rises: (payment: number, from: CalendarDay) =>
    `Your payment probably goes to ${money(payment)} in ${formatMonth(from)}.`,
  stays: (payment: number) => `Your payment stays near ${money(payment)}, as far as we can tell.`,
  settles: (after: number, first: number) =>
    `After that it settles near ${money(after)}. Your papers show only year one: ${money(first)}.`,
  lookUp: 'Type in the county’s numbers',
  unknownTax: 'The county’s numbers are missing, so only insurance is counted here. Look them up to see the tax.',
  worst: (amount: number) => `In the worst case a month can take ${money(amount)}.`,
  ready: (amount: number) => `Hold ${money(amount)} ready beside your payments.`,
  ask: 'Ask your lender to plan for it',
  levels: '36 months, level by level',
  levelsHint: (from: string) => `The whole payment, month by month. The scale starts at ${from}.`,
  levelsSummary: (parts: readonly string[]) => `${parts.join(', ')}.`,
  levelFrom: (payment: number, from: CalendarDay) => `${money(payment)} from ${formatMonth(from)}`,
  keyStands: 'As your papers stand',
  keyAhead: 'If the lender plans for the new tax',
  keyRange: 'How far we could be off',
  keyOwn: 'Bills you pay yourself',
  youPay: 'You pay these yourself',
  ownIn: (cents: number, month: string) => `${money(cents)} that you pay yourself in ${month}`,
  month: 'From',
  stands: 'As it stands',
  ifTheyDo: 'If they do',
  rise: 'What makes it rise',
  yearOne: 'Year one',
  tax: 'Property tax',
  insurance: 'Home insurance',
  becomes: (before: number, after: number) => `${formatMoney(before)} a year becomes ${formatMoney(after)}`,
  lasting: 'The lasting payment',
  catchUp: 'Catching up, 12 months',
  catchUpWhy: (amount: number) => `${exact(amount)} that the year before didn’t collect`,
  catchUpYear: 'The catch-up year',
  papers: 'Your own papers say it',
  papersSay: 'Your escrow is set on the seller’s tax.',
  pageThree: 'Closing Disclosure, page 3',
  pageTwo: 'Closing Disclosure, page 2, G',
  sellerShare: (days: number, year_days: number, yearly: number) =>
    `The seller’s share. ${days} days of a year of ${year_days} at this price make ${exact(yearly)} a year.`,
  yourEscrow: (monthly: number, yearly: number) => `Your escrow. 12 × ${exact(monthly)} is ${exact(yearly)} too.`,
  propertyTaxes: (monthly: number) => `Property Taxes ${exact(monthly)} per month`,
  paperRule:
    'The Loan Estimate’s tax should follow the value after closing, 12 CFR 1026.37(c)(5). The escrow account may follow last year’s bill. Ask for the figure after the sale.',
  numbers: 'Three numbers from your county',
  numbersHint: 'About ten minutes, free, no sign-in.',
  value: 'Taxable value after the sale',
  valueHint:
    'County assessor, appraiser or auditor, your address: the value that is taxed. For a new house, ask for a finished home like it.',
  rate: 'Tax rate',
  rateHint: 'Treasurer or tax collector, last bill. 15 mills are 1.5%, $15 for each $1,000.',
  flat: 'Flat charges',
  flatHint: 'The same bill: trash, drainage, district fees, such as Mello-Roos, CDD, MUD or PID.',
  exemption: 'Your own exemption',
  exemptionHint: 'What a homestead or other exemption takes off the value, if you file for it.',
  lookedOn: 'You looked on',
  source: 'Where',
  sourceHint: 'The page or the bill, so that you find it again.',
  formula: (value: number, exemption: number, rate: number, flat: number, tax: number) =>
    `(${formatMoney(value)} − ${formatMoney(exemption)}) × ${formatRate(rate)} + ${formatMoney(flat)} = ${formatCents(tax)} a year`,
  withoutExemption: (tax: number) => `Without the exemption: ${formatCents(tax)}.`,
  fromPrice:
    'California taxes a new owner on the price, and by the first regular bill on up to 2% more, so we count with that.',
  base: 'Year one',
  baseHint: 'As your papers have it.',
  fromPaper: (lender: string) => `Filled in from the paper of ${lender}.`,
  fromOnePaper: 'Filled in from your loan paper.',
  fromPaidLoan: 'Payment and price are filled in from My Home.',
  fromApplication: 'Filled in from your application. Tax and insurance are our guesses.',
  state: 'State',
  chooseState: 'Choose a state',
  closing: 'You buy on',
  closingGuess: (day: CalendarDay) => `Not said yet; counted with ${formatDay(day)}.`,
  price: 'Price',
  loanPart: 'Principal, interest and mortgage insurance, a month',
  yearlyTax: 'Property tax, a year',
  yearlyTaxHint: 'As the papers count it: 12 times the monthly part.',
  yearlyInsurance: 'Home insurance, a year',
  taxDue: 'Tax is due in',
  taxDueSecond: 'and in',
  onlyOnce: 'once a year',
  rise9: 'Insurance at renewal',
  riseHint: 'Our guess is 9% more. Ask your insurer two months before.',
  newBuild: 'It’s a new house',
  newBuildHint: 'The first bill may be for the land alone.',
  newBuildWhy:
    'A house is taxed as it stood on the county’s date. So the first bill may be for the land, or for a house half built. Then the full bill comes, and sometimes one in between. Ask your county when it values the finished house.',
  sellerValue: 'The seller’s assessed value',
  sellerValueHint: 'On the seller’s last bill. For the supplemental bills that come to you.',
  newBillOn: 'First bill with the new value',
  newBillHint: (day: CalendarDay) => `Counted: ${formatMonth(day)}. If the county says another month, enter it.`,
  homestead: 'File for your homestead by',
  homesteadKnown: (day: CalendarDay) => `${formatLongDate(day)}, as the county’s pages say.`,
  homesteadAsk: 'Ask your county for the day. We’ll remind you.',
  remind: 'Remind me to file',
  save: 'Save',
  saved: 'Saved',
  remove: 'Remove',
  sure: 'How sure we are',
  sureWords: { sure: 'Sure', seen: 'Seen', yours: 'Your part', guess: 'Guess', ask: 'Ask' },
  rangeNote: (low: number, high: number) =>
    `With the guesses at their ends, the catch-up year is ${money(low)} to ${money(high)}.`,
  supplemental: 'Bills that escrow usually doesn’t pay',
  supplementalHint:
    'California bills the difference at once, to you and not to your lender. They come weeks to nine months after you buy.',
  supplementalBill: (year: string, factor: number) => `Tax year ${year}, ${formatRate(factor * 100)} of the difference`,
  supplementalDue:
    'Mailed from July to October: due by December 10 and April 10. Mailed from November to June: due at the end of the next month, and four months later.',
  comesBack: 'comes back to you',
  supplementalDays: (mailed: CalendarDay, [first, second]: readonly [CalendarDay, CalendarDay]) =>
    `Our guess is that they’re mailed in ${formatMonth(mailed)}. Then half is due by ${formatLongDate(first)}, half by ${formatLongDate(second)}. The bill itself decides.`,
  supplementalMissing: 'Enter the seller’s assessed value and the tax rate to see what these bills come to.',
  whatToAsk: 'What to ask for',
  atClosing: 'At closing, into escrow',
  afterThat: 'After',
  years: ['Year one, a month', 'Year two', 'Year three'],
  bringMore: (more: number) => `You’d bring ${money(more)} more and have a smaller step.`,
  bringLess: 'You’d bring no more than now.',
  setAside: (amount: number) => `If they say no, put ${money(amount)} aside each month.`,
  letter: 'The letter',
  law: 'Law as of January 1, 2025 (12 CFR 1024.17, 1026.37). States as read in November 2026. Where a state’s rule isn’t known to us, this page says “ask your county”.',
  on: 'On',
  off: 'Off',
} as const

/** Whose numbers an estimate on another page rests on. */
export type EstimateFrom = 'saved' | 'figures' | 'paper' | 'paid-loan' | 'application' | null

const estimates: Record<NonNullable<EstimateFrom>, string> = {
  saved: 'An estimate from the numbers you saved.',
  figures: 'An estimate from the figures on this page; what you didn’t enter is our guess.',
  paper: 'An estimate from your loan paper.',
  'paid-loan': 'An estimate from My Home.',
  application: 'An estimate from your application; tax and insurance are our guesses.',
}

interface EstimateSaid {
  stands: Pick<YearTwo, 'levels' | 'worst' | 'after' | 'cash_ready'>
  next_tax: number | null
}

/** On other pages, beside the payment of year one. */
export const yearTwoNoteWords = {
  unknown: 'What will the payment be after year one?',
  unknownWhy:
    'Three numbers are enough for an estimate: the loan’s payment, and a year’s tax and insurance. A Loan Estimate has them.',
  known: ({ stands: { levels, worst, after }, next_tax }: EstimateSaid) => {
    const first = levels[0]?.payment ?? 0
    if (worst.payment > first)
      return `${money(first)} in year one, probably ${money(worst.payment)} from ${formatMonth(worst.from)}, then about ${money(after)}`
    return next_tax === null
      ? `${money(first)} in year one`
      : `Your payment stays near ${money(first)}, as far as we can tell`
  },
  knownWhy: (from: EstimateFrom, { stands, next_tax }: EstimateSaid, insurance_rise: number) => {
    const whose = from ? estimates[from] : ''
    if (next_tax === null)
      return `${whose} Only insurance is counted after year one, ${formatRate(insurance_rise)} up. What the tax becomes takes three numbers from your county.`.trim()
    return stands.cash_ready > 0 ? `${whose} Hold ${money(stands.cash_ready)} ready beside your payments.` : whose
  },
  open: 'Open Year Two',
  count: 'Count it',
} as const

interface LevelSaid {
  add: number
  refund: number
  advanced: number
  base: number
}

/** Each level in a sentence, and one more where the bills outrun the account. */
export function levelWords(level: LevelSaid, before: LevelSaid | null): string {
  const step = stepWords(level, before)
  return level.advanced > 0
    ? `${step} When the bills come, your servicer puts in up to ${exact(level.advanced)} of its own.`
    : step
}

function stepWords(level: LevelSaid, before: LevelSaid | null): string {
  if (!before) return level.advanced > 0 ? 'What your papers show. It’s too low.' : 'What your papers show.'
  if (level.add > 0) return `The new bills, and ${exact(level.add)} a month for what the year before didn’t collect.`
  if (level.refund > 0) return `The account held ${exact(level.refund)} too much, which comes back to you.`
  if (before.add > 0) return 'The catch-up has ended by itself. The bills stay.'
  return level.base === before.base ? 'Nothing changes yet: the servicer plans with the last bills.' : 'The new bills.'
}

export const levelNames = { first: 'Year one.', second: 'Year two.', third: 'Year three.' } as const

/** What a sale does to the tax, state by state; nothing where no rule was read. */
const resetSentences: Record<string, string> = {
  Arizona:
    'In Arizona the limited value goes on rising by 5% a year up to the full cash value. Ask your county what a sale does.',
  Arkansas:
    'In Arkansas the caps of the seller end with the sale, and the home is assessed anew on the next January 1. Laws are changing: ask your county.',
  California:
    'In California a sale resets the value to what the home is worth. Supplemental bills for the difference come to you; the regular bill follows in the fiscal year after the next January 1.',
  'District of Columbia': 'In the District of Columbia the 10% cap belongs to the homestead and ends with it.',
  Florida:
    'In Florida the seller’s low value ends with the sale. Your bill starts from the county’s full value on January 1.',
  Georgia:
    'In Georgia local freezes and the floating exemption start over with a new owner. Ask your county which ones the seller had.',
  Maryland:
    'In Maryland the seller’s homestead credit ends. You pay on the full phased-in value until your own application counts.',
  Michigan:
    'In Michigan the taxable value is no longer capped from the year after the sale. It becomes half of what the assessor finds, not half of the price.',
  Nevada:
    'In Nevada the cap stays with the home, but a recorded deed removes the owner’s 3% cap until you return the card; else the bill may rise by up to 8%.',
  'New Mexico': 'In New Mexico the 3% limit does not hold in the year after a sale: the home is valued anew.',
  Ohio: 'In Ohio a sale itself does not reset the value. Homes are reappraised every six years and updated every three.',
  Oklahoma: 'In Oklahoma the yearly cap does not hold when title passes: the home is valued at its fair cash value.',
  Oregon:
    'In Oregon a sale does not reset the value. The highest assessed value rises by 3% a year, whoever owns the home.',
  Pennsylvania: 'In Pennsylvania values go by a base year. New houses get interim bills, usually not paid from escrow.',
  'South Carolina':
    'In South Carolina a sale brings the home to its market value from the next tax year. Apply for the 4% class of owners, else it is 6%.',
  Texas:
    'In Texas homes are valued each January 1, and the seller’s 10% homestead cap ends. Yours begins after a full year.',
}

export function resetWords(state: string | null, reset: TaxReset | null): string {
  const sentence = state && Object.hasOwn(resetSentences, state) ? resetSentences[state] : undefined
  if (reset && sentence) return sentence
  if (!state) return 'Choose the state of the home to see what a sale does to the tax there.'
  return `We don’t know what a sale does to the tax in ${state}. Ask your county. Ask too if the seller had a senior, veteran or homestead exemption: losing it looks like a new value anywhere.`
}
