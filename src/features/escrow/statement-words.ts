import { formatLongDate } from '#domain/day-words.ts'
import type { EscrowRemedy } from '#domain/escrow/analysis.ts'
import { formatCents, formatMoney } from '#domain/figures.ts'
import type { CheckKey, Gap, Review, StatementCheck } from './review.ts'
import type { ShortagePart } from './shortage-parts.ts'

const exact = (cents: number | undefined) => formatCents((cents ?? 0) / 100)
const whole = (cents: number) => formatMoney(Math.round(cents / 100))

export interface Verdict {
  chip: 'do' | 'right' | 'open'
  title: string
  detail: string
}

/** One sentence first, and it may be that all is well. Never an accusation before they have answered. */
export function verdictOf(review: Review): Verdict {
  const { checks, too_much, analysis, gaps } = review
  const over = checks.filter(({ result }) => result === 'over')
  const first = over[0]
  if (too_much > 0) {
    return {
      chip: 'do',
      title: `Your servicer asks ${whole(too_much)} a month too much.`,
      detail: over.some(({ key }) => key === 'reserve')
        ? 'It plans to hold more in reserve than two months of bills, which is the most federal law allows.'
        : 'By the figures it printed, the payment comes out lower.',
    }
  }
  if (first) return { chip: 'do', ...overWords(first) }
  const isAsked = checks.some(({ result }) => result === 'ask')
  if (checks.length === 0 || !analysis || gaps.includes('no-starting')) {
    return {
      chip: 'open',
      title: 'There aren’t enough figures to say it yet.',
      detail:
        'Enter the bills of the coming year, its first month and what the account holds. What’s there was checked.',
    }
  }
  if (analysis.surplus >= 5000) {
    return {
      chip: 'right',
      title: `You get ${exact(analysis.surplus)} back.`,
      detail: 'A surplus of $50 or more is refunded within 30 days of the analysis, if your payments are on time.',
    }
  }
  return {
    chip: isAsked ? 'open' : 'right',
    title: isAsked ? 'The sums are right. There’s something to ask.' : 'Right. This statement adds up.',
    detail: riseWords(review),
  }
}

function riseWords({ analysis }: Review): string {
  if (!analysis || analysis.monthly_add === 0) return 'Nothing is missing in the account.'
  const rise = `The payment for the bills is ${exact(analysis.plan.payment)} a month and stays; ${exact(analysis.monthly_add)} a month ends in a year.`
  return analysis.deficiency > 0 ? `${rise} They paid ${exact(analysis.deficiency)} for you.` : rise
}

function overWords({ key, figures }: StatementCheck): { title: string; detail: string } {
  switch (key) {
    case 'history':
      return {
        title: `The year on this statement is off by ${exact(Math.abs((figures[4] ?? 0) - (figures[3] ?? 0)))}.`,
        detail:
          'What was there, plus what came in, less what went out, isn’t what it says at the end. Ask for the list of all entries.',
      }
    case 'reserve':
      return {
        title: `It holds ${exact((figures[0] ?? 0) - (figures[1] ?? 0))} more in reserve than the law allows.`,
        detail: 'One sixth of the year’s bills is the most.',
      }
    case 'twelfth':
      return {
        title: 'The payment is more than a twelfth of the bills.',
        detail: `${exact(figures[0])} ÷ 12 is ${exact(figures[1])}; the statement says ${exact(figures[2])}.`,
      }
    case 'shortage':
      return {
        title: `The shortage is ${exact((figures[0] ?? 0) - (figures[1] ?? 0))} more than its own figures make.`,
        detail: `By the law’s arithmetic ${exact(figures[1])} is missing, not ${exact(figures[0])}.`,
      }
    case 'spread':
      return {
        title: 'They may not ask for the shortage all at once.',
        detail: `A shortage of this size is spread over at least 12 months: ${exact(figures[1])} a month.`,
      }
    case 'deficiency':
      return {
        title: 'They may not ask for their advance in one payment.',
        detail: `An advance of this size is asked for in two payments or more: ${exact(figures[1])} a month at most.`,
      }
    case 'surplus':
      return {
        title: `${exact(figures[0])} should come back to you.`,
        detail: 'A surplus of $50 or more is refunded within 30 days of the analysis, not credited.',
      }
    default:
      return { title: 'Something on this statement doesn’t fit.', detail: 'See the list of what we checked.' }
  }
}

export const checkNames: Record<CheckKey, string> = {
  history: 'The year adds up',
  twelfth: 'One twelfth',
  reserve: 'The reserve',
  shortage: 'The shortage',
  payment: 'The new payment',
  spread: 'Spread over 12 months',
  deficiency: 'Their advance in two payments',
  surplus: 'The surplus',
  estimates: 'The bills of the coming year',
  opening: 'It begins where the last one ended',
  'loan-part': 'The loan’s part',
  'in-time': 'It came in time',
}

export const resultWords = { right: 'Right', over: 'Over', ask: 'Ask' } as const

/** The sum behind a check. */
export function checkDetail({ key, figures, day, items, result }: StatementCheck): string {
  const [a, b, c, d, e] = figures
  switch (key) {
    case 'history':
      return d === e
        ? `${exact(a)} + ${exact(b)} − ${exact(c)} = ${exact(d)}`
        : `${exact(a)} + ${exact(b)} − ${exact(c)} = ${exact(d)}, printed ${exact(e)}`
    case 'twelfth':
      return `${exact(a)} ÷ 12 = ${exact(b)}, printed ${exact(c)}`
    case 'reserve':
      return `${exact(a)} at the lowest, at most ${exact(b)}`
    case 'shortage':
      return `${exact(a)} printed, ${exact(b)} by the law’s arithmetic`
    case 'payment':
      return `${exact(a)} asked, ${exact(b)} allowed`
    case 'spread':
      return `${exact(a)}, at most ${exact(b)} a month`
    case 'deficiency':
      return `${exact(a)}, at most ${exact(b)} a month`
    case 'surplus':
      return result === 'right' ? `${exact(a)}, handled as the law says` : `${exact(a)}, to be refunded`
    case 'estimates':
      return result === 'right'
        ? `No bill rises by more than a tenth without being named`
        : `${(items ?? []).join(', ')}: from ${exact(a)} to ${exact(b)}. Which bill is that?`
    case 'opening':
      return a === b ? exact(a) : `${exact(a)} then, ${exact(b)} now. Was there a transfer or a short year between?`
    case 'loan-part':
      return a === b ? `${exact(a)}, as last year` : `${exact(b)} last year, ${exact(a)} now. Is the rate adjustable?`
    case 'in-time':
      return day ? `Due by ${formatLongDate(day)}` : ''
  }
}

export const gapWords: Record<Gap, string> = {
  'no-bills': 'Without the bills of the coming year nothing can be planned.',
  'no-first-month': 'Without the first month of the coming year the lowest point can’t be found.',
  'zero-bill': 'A bill of $0 is counted as nothing. If it isn’t known yet, ask which amount will be used.',
  'short-year':
    'This isn’t a year of 12 months. After a transfer or a change of the year that’s allowed; its sums are checked, yearly limits aren’t.',
  'several-years':
    'A bill for several years is paid in equal parts; its lowest point comes once in those years, so the reserve can’t be checked this year.',
  'no-starting': 'Without what the account holds at the start we can’t tell what is missing.',
  'no-history':
    'Months or sums of the last year are missing, so it can’t be added up. Ask for the list of all entries.',
  negative:
    'The account was below zero: the servicer paid for you. What it advanced is counted apart from the shortage.',
  'no-low-point': 'The lowest balance of the plan isn’t there, so the reserve can’t be checked.',
  'not-current': 'Payments were late: then your loan papers decide about a surplus and an advance.',
  'old-and-new-differ':
    'By the old payment the shortage is large, by the new one small, or the other way round. The rule doesn’t say which counts, so we don’t either.',
}

export const remedyWords: Record<EscrowRemedy, { title: string; detail: (cents: number) => string }> = {
  'refund-within-30-days': { title: 'Send it back within 30 days', detail: cents => `${exact(cents)} of surplus.` },
  refund: { title: 'Send it back', detail: cents => `${exact(cents)} of surplus.` },
  'credit-next-year': { title: 'Credit it to next year', detail: () => 'Allowed below $50.' },
  'retain-by-loan-documents': { title: 'Keep it as your loan papers say', detail: () => 'Payments were late.' },
  'leave-it': { title: 'Leave it', detail: () => 'They may wait and ask nothing.' },
  'within-30-days': {
    title: 'Ask for it within 30 days',
    detail: cents => `${exact(cents)}, less than one month of escrow.`,
  },
  'twelve-months': {
    title: 'Spread it over 12 months or more',
    detail: cents => `${exact(Math.round(cents / 12))} a month. Then it ends.`,
  },
  'two-payments': {
    title: 'Ask for it in two payments or more',
    detail: cents => `${exact(Math.round(cents / 2))} each at most.`,
  },
  'collect-by-loan-documents': { title: 'Collect it as your loan papers say', detail: () => 'Payments were late.' },
}

export function partWords({ kind, item, planned, came }: ShortagePart): { title: string; why?: string } {
  switch (kind) {
    case 'bill':
      return { title: `${item} was higher than planned`, why: `${exact(came)}, planned ${exact(planned)}` }
    case 'start':
      return { title: 'Bigger bills need a fuller start' }
    case 'real':
      return { title: 'The real shortage' }
    case 'reserve':
      return { title: 'Reserve beyond the law' }
    case 'printed':
      return { title: 'What the statement says' }
  }
}

export const statementWords = {
  do: 'One thing to do',
  right: 'Right',
  open: 'Something is open',
  asks: 'They ask',
  allows: 'The law allows',
  tooMuch: 'Too much',
  write: 'Write the letter',
  account: 'Your account, month by month',
  accountHint: (from: string, to: string) => `What it should hold at each month’s end, ${from} to ${to}.`,
  keyLaw: 'What the law lets them plan',
  keyExtra: (extra: number) => `Their extra, ${exact(extra)} all year`,
  keyLine: 'Largest reserve',
  lowPoint: (month: string) => `The low point is ${month}.`,
  lowPointWhy: (plan: number, extra: number) =>
    extra > 0 ? `They plan to hold ${exact(plan + extra)} then.` : `The plan holds ${exact(plan)} then.`,
  mostReserve: (most: number) => `The most they may hold is ${exact(most)}.`,
  mostReserveWhy: (total: number) => `That’s one sixth of the year’s ${exact(total)}.`,
  pictureName: (low: string, plan: number, extra: number) =>
    extra > 0
      ? `Balance at each month’s end. The low point is ${low}: ${exact(plan)} by law, ${exact(plan + extra)} in the servicer’s plan.`
      : `Balance at each month’s end. The low point is ${low}: ${exact(plan)} by law.`,
  endOf: 'End of',
  byLaw: 'By law',
  theirs: 'Theirs',
  comesFrom: 'Where the shortage comes from',
  may: 'What they may ask',
  mayLarge: 'The shortage is a month of escrow or more, so:',
  maySmall: 'The shortage is less than one month of escrow, so:',
  mayAdvance: 'For what they paid for you:',
  never: 'Never: require one payment',
  neverWhy: 'Not for a sum of this size.',
  offerOne: (cents: number) => `Offer one payment of ${exact(cents)}`,
  offerOneWhy: 'Yes or no is up to you.',
  checked: 'All we checked',
  checkedCount: (right: number, all: number) => `${right} of ${all} right`,
  cannot: 'What we can’t say',
  compared: 'Against last year’s statement',
  lastYear: 'Last year',
  thisYear: 'This year',
  law: 'The rule is 12 CFR 1024.17 as of January 1, 2025. Keyturn checks sums and dates; it doesn’t give legal advice.',
  form: 'The statement’s figures',
  formHint: 'As printed. Leave out what it doesn’t say.',
  read: 'Read from your file. Please compare each figure with the paper.',
  more: 'The rest of the statement',
  servicer: 'Servicer',
  loanNumber: 'Loan number',
  datedOn: 'Dated',
  yearFrom: 'First month of the coming year',
  yearFromHint: 'Any day of that month.',
  months: 'Months in the history',
  history: 'The year that ended',
  opening: 'Balance at the start',
  paidIn: 'Paid in',
  paidOut: 'Paid out',
  closing: 'Balance at the end',
  coming: 'The coming year',
  starting: 'The account holds at its start',
  startingHint: 'Put a minus before what is below zero.',
  lowest: 'Lowest balance planned',
  lowestHint: 'With the reserve. Also called cushion, minimum or low point.',
  basePayment: 'New escrow payment, without the shortage',
  oldPayment: 'Old escrow payment',
  shortage: 'Shortage, as printed',
  surplus: 'Surplus, as printed',
  newTotal: 'New whole payment',
  oldTotal: 'Old whole payment',
  loanPart: 'Principal and interest',
  demand: 'How do they want it?',
  demands: {
    spread: 'Spread over months',
    offered: 'Spread, or in one payment if I like',
    'at-once': 'All at once',
  },
  demandNone: 'Not said',
  spreadMonths: 'Over how many months',
  surplusWay: 'What happens to a surplus?',
  surplusWays: { refund: 'Sent back', credit: 'Credited to next year' },
  isCurrent: 'My payments came within 30 days of their day',
  bills: 'Bills of the coming year',
  item: 'Bill',
  billMonth: 'Month',
  amount: 'Amount',
  lastBill: 'Last bill',
  isKnown: 'This bill has come already',
  billYears: 'It’s for',
  billYearsWords: ['one year', 'two years', 'three years'],
  addBill: 'Add a bill',
  removeBill: (item: string) => (item ? `Remove ${item}` : 'Remove this bill'),
  save: 'Save',
  saved: 'Saved',
  remove: 'Remove this statement',
  yours: 'Your statements',
  newOne: 'New statement',
  nameOf: (servicer: string, day: string | null) => [servicer || 'Statement', day].filter(Boolean).join(', '),
} as const

export const dropWords = {
  title: 'Drop your escrow statement here',
  hint: 'A PDF, a scan or a photo of the yearly statement. Or type its figures below: six are enough.',
  choose: 'Choose a file',
  stays: 'The file stays on this device.',
  reading: (percent: number) => (percent > 0 ? `Reading, ${percent}% done` : 'Reading'),
  picture: 'This is a picture, such as a scan. It takes longer to read.',
  readPicture: 'Read the picture',
  pictureUnread: 'We couldn’t make out an escrow statement in this picture.',
  otherPaper: 'We found no yearly escrow statement in this file.',
  failed: 'The file couldn’t be read. Please try again.',
  orType: 'You can also type the figures below.',
} as const
