import { formatDay } from '#domain/day-words.ts'
import type { RevisionReason } from '#domain/tolerance/baseline.ts'
import type { ToleranceLine } from '#domain/tolerance/closing-check.ts'
import type { GroupReason, ToleranceGroup } from '#domain/tolerance/groups.ts'
import type { ComparedFact, FactKey } from '#domain/tolerance/other-facts.ts'
import type { OpenTolerance, Question } from '#domain/tolerance/questions.ts'
import { LENDER_CREDITS } from '#domain/tolerance/revisions.ts'
import type { NewWaitReason } from '#domain/tolerance/waiting.ts'
import { dollars } from './figure-text.ts'

/** The state of the rule that the check goes by. */
const LAW_OF = 'Regulation Z as of 2018, with Juneteenth as a holiday since 2021'

export const checkPageWords = {
  above: 'Above the limit',
  within: 'Within the limits',
  open: 'Answers missing',
  letter: 'Write the letter',
  how: 'How we know',
  due: (day: string) => `The lender has until ${formatDay(day)}, 60 days after closing, to pay it back.`,
  earliest: (closing: string, received: string, isTold: boolean) =>
    isTold
      ? `You got the disclosure on ${formatDay(received)}, so the loan may close from ${formatDay(closing)} on.`
      : `The loan may close from ${formatDay(closing)} on: sent by mail or email, the disclosure counts as received on ${formatDay(received)}, or on the day you opened it.`,
  already: (amount: string) => `The disclosure already gives ${amount} back as a lender credit.`,
  range: (least: string, most: string) => `It is ${least} or up to ${most}, depending on what the papers don’t say.`,
  whyNot: 'Not legal advice. A lender can have a valid reason for a rise, so ask first.',
  law: `The limits are those of ${LAW_OF}.`,
  estimate: 'Estimate',
  actual: 'Closing',
  change: 'Change',
  line: 'Charge',
  same: 'same',
  together: 'Together',
  notListed: 'not listed',
  notCharged: 'not charged',
  over: (amount: string) => `${amount} over`,
  limit: (amount: string) => `The limit is ${amount} for the sum.`,
  rounding: 'A Loan Estimate prints whole dollars, so up to 50 cents a line is not counted.',
  why: 'Why here?',
  cite: (place: string) => `12 CFR ${place}`,
  notChosen: 'I took it from the lender’s list, or got no list',
  chosen: 'I found this provider myself',
  credits: 'Lender credits',
  questions: (count: number) => (count === 1 ? 'One question to answer' : `${count} questions to answer`),
  outcome: (answer: string, amount: string) => `${answer}: ${amount} may be owed.`,
  facts: 'What else to look at',
} as const

export const groupWords: Record<Exclude<ToleranceGroup, 'open'>, { title: string; detail: string }> = {
  zero: { title: 'May not rise', detail: 'Each line by itself.' },
  ten: { title: 'May rise 10% together', detail: 'What counts is the sum of these lines.' },
  none: { title: 'No limit', detail: 'Others set these prices, or you chose them.' },
}

export const reasonWords: Record<GroupReason, string> = {
  'paid-to-lender': 'It is paid to the lender or the broker.',
  'cannot-shop': 'The lender requires it and you could not shop for it.',
  affiliate: 'The provider belongs to the lender or the broker.',
  'transfer-tax': 'It is a transfer tax.',
  recording: 'It is a recording fee or another government fee.',
  'from-lenders-list': 'You could shop for it, and the provider is from the lender’s list.',
  'not-chosen': 'You could shop for it and did not choose the provider yourself.',
  'left-off-shoppable': 'It was not on the estimate; the estimate counts as $0.',
  'chosen-by-buyer': 'You chose the provider yourself; the disclosure lists it so.',
  'prepaid-interest': 'It is interest up to the first payment.',
  insurance: 'It is an insurance premium.',
  escrow: 'It goes into your escrow account.',
  'property-tax': 'It is a property tax.',
  'not-required': 'The lender does not require it.',
  'not-performed': 'It was estimated and is not charged.',
  'left-off-known': 'The lender knew of it and left it off the estimate.',
}

/** The first sentence of the page: what may be owed, or that nothing is. */
export function verdictWords(found: OpenTolerance): string {
  if (found.least_cents !== found.most_cents) {
    const count = found.questions.length
    if (found.least_cents > 0) return `Your lender may owe you ${dollars(found.least_cents)} or more.`
    return count === 1 ? 'One answer is missing to tell.' : `${count} answers are missing to tell.`
  }
  if (found.refund_cents > 0) return `Your lender may owe you ${dollars(found.refund_cents)}.`
  const rise = sum(found.lines, 'actual_cents') - sum(found.lines, 'estimate_cents')
  if (rise <= 0) return 'Nothing is owed: your costs did not rise.'
  return `Nothing is owed: the rise of ${dollars(rise)} is ${riseWords(found.lines)}.`
}

/** What rose, in the words of the groups without a limit. */
function riseWords(lines: ToleranceLine[]): string {
  const risen = lines.filter(line => (line.actual_cents ?? 0) > (line.estimate_cents ?? 0))
  const has = (...reasons: GroupReason[]) => risen.some(({ reason }) => reasons.includes(reason))
  const parts = [
    has('insurance', 'escrow') && 'insurance',
    has('property-tax', 'prepaid-interest', 'transfer-tax', 'recording') && 'taxes and interest',
    has('chosen-by-buyer', 'not-required') && 'what you chose yourself',
    has('from-lenders-list', 'left-off-shoppable', 'not-chosen') && 'services within their limit',
  ].filter(part => part !== false)
  if (parts.length === 0) return 'within what rounding hides'
  return parts.length === 1 ? String(parts[0]) : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

export function sum(lines: readonly ToleranceLine[], column: 'estimate_cents' | 'actual_cents'): number {
  return lines.reduce((total, line) => total + (line[column] ?? 0), 0)
}

/** A charge's name without its section. */
const nameOf = (line: string | undefined) => line?.replace(/^[A-H]: /, '') ?? ''
/** “Title – Search”, or the first of them and how many more. */
const namesOf = ([first, ...more]: string[]) =>
  more.length === 0 ? `“${nameOf(first)}”` : `“${nameOf(first)}” and ${more.length} more`
const dayOf = (id: string) => /\d{4}-\d\d-\d\d/.exec(id)?.[0] ?? null
const estimateOf = (id: string) => {
  const day = dayOf(id)
  return day === null ? 'the revised estimate' : `the estimate of ${formatDay(day)}`
}

export function questionWords({ kind, lines, id }: Question): string {
  const what = namesOf(lines)
  switch (kind) {
    case 'affiliate':
      return `Does the provider of ${what} belong to your lender or broker? The lender has to tell you if it does.`
    case 'chose':
      return `Did you choose the provider of ${what} yourself?`
    case 'could-shop':
      return `${what} was not on your estimate. Could you choose the provider yourself?`
    case 'required':
      return `Did the lender require ${what}?`
    case 'premium':
      return `Is ${what} a premium that the lender requires at closing?`
    case 'known':
      return `${what} is nowhere on your estimate. Could the lender have known of it then?`
    case 'same-charge':
      return `A line like ${what} is in another section of your estimate. Is it the same charge?`
    case 'affected':
      return lines[0] === LENDER_CREDITS
        ? `${capital(estimateOf(id))} has a smaller lender credit. Is it smaller for the reason you named?`
        : `${capital(estimateOf(id))} raised ${what}. Did it rise for the reason you named?`
    case 'paid-by-lender':
      return `Somebody else pays for ${what}. Is it your lender?`
    case 'revised':
      return `Why did the lender send ${estimateOf(id)}?`
    case 'lowered':
      return `Did the lender say that the lower figures of ${estimateOf(id)} are only for information?`
    case 'intent':
      return 'When did you tell the lender that you want to go on?'
    case 'credit-covers':
      return 'Your lender credit rose. Is the rise meant to pay for the charges that went up?'
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const revisionWords: Record<RevisionReason | 'late' | 'none', string> = {
  circumstance: 'Something unexpected happened, or information changed',
  eligibility: 'My credit or the home’s value changed what I qualify for',
  requested: 'I asked for a change',
  lock: 'I locked the rate',
  expired: 'The first estimate had expired before I said yes',
  construction: 'A new home that closes more than 60 days later',
  late: 'One of these, but it came more than three business days after the lender knew',
  none: 'None of these, or I was not told',
}

export function answerWords(question: Question, answer: string): string {
  if (question.kind === 'revised') return revisionWords[answer as RevisionReason | 'late' | 'none']
  if (question.kind === 'intent') return answer === 'never' ? 'Later, or never' : `By ${formatDay(answer)}`
  return answer === 'yes' ? 'Yes' : 'No'
}

export const waitWords: Record<NewWaitReason | 'none' | 'first', string> = {
  apr: 'The APR rose by more than the law lets pass, so you get three more days before closing.',
  product: 'The loan is another product now, so you get three more days before closing.',
  'prepayment-penalty': 'A prepayment penalty was added, so you get three more days before closing.',
  none: 'Nothing on the newer disclosure starts a new three-day wait.',
  first:
    'You must have this disclosure three business days before closing. Only a changed APR, another product or a new prepayment penalty starts them anew.',
}

export const factWords: Record<FactKey, string> = {
  applicants: 'Your names',
  property: 'Address of the home',
  lender: 'Lender',
  sale_price: 'Price',
  loan_amount: 'Loan amount',
  interest_rate: 'Interest rate',
  loan_term_months: 'Loan term in months',
  product: 'Product',
  loan_type: 'Loan type',
  purpose: 'Purpose',
  principal_and_interest: 'Principal and interest',
  mortgage_insurance: 'Mortgage insurance a month',
  escrow: 'Escrow a month',
  prepayment_penalty: 'Prepayment penalty',
  balloon_payment: 'Balloon payment',
  assumption: 'A buyer may take over the loan',
  late_payment_fee: 'Late fee',
  deposit: 'Your deposit',
  seller_credits: 'Seller’s credit',
  adjustments: 'Adjustments and other credits',
}

export const verdictLabels: Record<ComparedFact['verdict'], string> = {
  same: 'Same',
  changed: 'Changed',
  check: 'Check',
}

export const letterWords = {
  title: 'A letter to your loan officer',
  description: 'Only what the two papers say. Change what you like before you send it.',
  subject: 'Question about my Closing Disclosure',
} as const
