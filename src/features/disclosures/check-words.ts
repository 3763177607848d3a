import { formatDay } from '#domain/day-words.ts'
import { listed } from '#domain/listed.ts'
import { plural } from '#domain/plural.ts'
import type { CashStepKey } from '#domain/tolerance/cash-steps.ts'
import type { ToleranceLine } from '#domain/tolerance/closing-check.ts'
import type { GroupReason, ToleranceGroup } from '#domain/tolerance/groups.ts'
import type { ComparedFact, FactKey } from '#domain/tolerance/other-facts.ts'
import type { OpenTolerance } from '#domain/tolerance/questions.ts'
import { dollars, wholeDollars } from './figure-text.ts'
import { sumOf } from './line-sums.ts'

/** When somebody last looked whether the rule is still the one that the check goes by. */
const LOOKED_AT = 'November 2026'

export const checkPageWords = {
  above: 'Above the limit',
  within: 'Within the limits',
  open: 'Answers missing',
  letter: 'Write the letter',
  ask: 'Ask about the changes',
  section: 'Closing Disclosure beside your Loan Estimate',
  due: (day: string) =>
    `Ask before you sign; the lender has until ${formatDay(day)}, 60 days after closing, to pay it back.`,
  already: (amount: string) => `The disclosure already gives ${amount} back.`,
  range: (least: string, most: string) => `It is ${least} or up to ${most}, depending on what the papers don’t say.`,
  whyNot:
    'Keyturn compares the figures; this is not legal advice. A lender can have a valid reason for a rise, so ask first.',
  law: `The limits are those of Regulation Z, 12 CFR 1026.19(e)(3), last changed for them in 2018; holidays include Juneteenth. We last looked in ${LOOKED_AT}.`,
  rounding: 'A Loan Estimate prints whole dollars, so up to 50 cents a line is not counted.',
  estimate: 'Estimate',
  actual: 'Closing',
  change: 'Change',
  line: 'Charge',
  same: 'same',
  together: 'Together',
  notListed: 'not listed',
  notCharged: 'not charged',
  depends: 'depends on your answer',
  nothingOver: 'Nothing over',
  over: (amount: string) => `${amount} over`,
  limit: (amount: string) => `The limit is ${amount} for the sum.`,
  withLines: (labels: string) => `with ${labels}`,
  rule: 'Where the rule says so',
  showCharges: (lines: number) => plural(lines, { one: 'Show its one line', other: `Show its ${lines} lines` }),
  hideCharges: 'Hide the lines',
  cite: (place: string) => `12 CFR ${place}`,
  credits: 'Lender credits',
  questions: (open: number) =>
    open === 0
      ? 'What you told us'
      : plural(open, { one: 'One question to answer', other: `${open} questions to answer` }),
  carried: 'Did the lender give you a reason for the rise?',
  carriedWhy:
    'A Closing Disclosure may itself bring new figures, if the lender names one of six reasons within three business days of learning of it. Without a reason the estimate counts.',
  outcome: (amount: string) => `${amount} may be owed`,
  facts: 'What else to look at',
  factsChanged: (count: number) =>
    count === 0
      ? 'Nothing else changed.'
      : plural(count, { one: 'One thing to look at.', other: `${count} things to look at.` }),
  factsSame: (count: number) => `${count} that are the same`,
} as const

export const pairingWords = {
  title: 'Did we pair a line wrongly?',
  description:
    'Lenders name one fee in many ways, and may split it. Choose what each line was on the estimate; lines of one section that share it count together.',
  field: (line: string) => `“${line}” was on the estimate`,
  none: 'Not on the estimate',
  ours: 'As Keyturn found it',
  option: (section: string, label: string, amount: string) => `${section} · ${label}, ${amount}`,
  charged: (section: string, amount: string) => `Section ${section}, ${amount}`,
  byHand: 'paired by you',
  shared: (count: number, sum: string) => `${count} lines together, ${sum}`,
  unpaired: 'not on the estimate',
  found: 'I found this provider myself, not on the lender’s list',
} as const

export const cashWords = {
  title: 'From old to new cash to close',
  titleTo: 'From old to new cash to you',
  estimate: 'Estimated cash to close',
  estimateTo: 'Estimated cash to you',
  final: 'Cash to close',
  finalTo: 'Cash to you',
  back: (amount: string) => `If the ${amount} comes back`,
  bring: 'You’d bring',
  get: 'You’d get',
  from: (amount: string) => `Bars start at ${amount}.`,
  less: (amount: string) => `You bring ${amount} less than the estimate.`,
  more: (amount: string) => `You bring ${amount} more than the estimate.`,
  lessTo: (amount: string) => `You get ${amount} less than the estimate.`,
  moreTo: (amount: string) => `You get ${amount} more than the estimate.`,
  even: 'You bring what the estimate said.',
} as const

export const cashStepWords: Record<CashStepKey, string> = {
  'zero-charges': 'Lender’s and required fees',
  'ten-charges': 'Title services and recording',
  'free-charges': 'Insurance, taxes, your choices',
  'lender-credits': 'Lender credits',
  total_closing_costs: 'Closing costs',
  paid_before_closing: 'Paid before closing',
  closing_costs_financed: 'Costs paid from the loan',
  down_payment: 'Down payment',
  deposit: 'Deposit',
  funds_for_borrower: 'Funds for you',
  seller_credits: 'Seller’s credit',
  adjustments: 'Adjustments and other credits',
  loan_amount: 'Loan amount',
  payoffs: 'Payoffs and payments',
}

export const groupWords: Record<Exclude<ToleranceGroup, 'open'>, { title: string; detail: string }> = {
  zero: { title: 'May not rise', detail: 'Each line by itself.' },
  ten: { title: 'May rise 10% together', detail: 'What counts is the sum of these lines.' },
  none: { title: 'No limit', detail: 'Others set these prices, or you chose them.' },
}

/** Why a charge is in its group, as the heading of those that share the reason. */
export const reasonWords: Record<GroupReason, string> = {
  'paid-to-lender': 'Paid to the lender or the broker',
  'cannot-shop': 'Required by the lender, and you could not shop for it',
  affiliate: 'The provider belongs to the lender or the broker',
  'transfer-tax': 'Transfer tax',
  recording: 'Recording and other government fees',
  'from-lenders-list': 'You could shop for it, and the provider is from the lender’s list',
  'not-chosen': 'You could shop for it, and got no list or chose from it',
  'left-off-shoppable': 'Not on the estimate, which counts as $0',
  'left-off-known': 'The lender knew of it and left it off the estimate',
  'chosen-by-buyer': 'You found the provider yourself',
  'prepaid-interest': 'Interest up to the first payment',
  insurance: 'Insurance premiums',
  escrow: 'Goes into your escrow account',
  'property-tax': 'Property taxes',
  'not-required': 'Not required by the lender',
  'not-performed': 'Estimated and not charged',
}

/** The first sentence of the page: what may be owed, or that nothing is. */
export function verdictWords(found: OpenTolerance): string {
  if (found.least_cents !== found.most_cents) {
    const count = found.questions.length
    if (found.least_cents > 0) return `Your lender may owe you ${dollars(found.least_cents)} or more.`
    return plural(count, { one: 'One answer is missing to tell.', other: `${count} answers are missing to tell.` })
  }
  if (found.refund_cents > 0) return `Your lender may owe you ${dollars(found.refund_cents)}.`
  const rise = sumOf(found.lines, 'actual_cents') - sumOf(found.lines, 'estimate_cents')
  if (rise <= 0) return 'Nothing is owed: your costs did not rise.'
  return `Nothing is owed: the rise of ${wholeDollars(rise)} is ${riseWords(found.lines)}.`
}

/** Where it comes from, a sentence for each group. */
export function excessWords(found: OpenTolerance): string[] {
  const over = found.lines.filter(({ over_cents }) => over_cents > 0)
  const fees = over.reduce((total, { over_cents }) => total + over_cents, 0)
  const { missing_cents } = found.lender_credits
  return [
    over.length > 0 &&
      plural(over.length, {
        one: `One fee that may not rise went up by ${dollars(fees)}.`,
        other: `${numberWord(over.length)} fees that may not rise went up by ${dollars(fees)}.`,
      }),
    missing_cents > 0 && `The lender credit is ${dollars(missing_cents)} smaller.`,
    found.ten_excess_cents > 0 &&
      `Title services and recording went ${dollars(found.ten_excess_cents)} past their 10% limit.`,
  ].filter(sentence => sentence !== false)
}

const NUMBER_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count)
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
  return listed(parts)
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
