import { formatDay } from '#domain/day-words.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { BASE_RATE_DAY } from '#domain/rate-estimate.ts'
import { loanTypeLabels } from '#features/application/words.ts'
import type { Problem } from '#resources/problem.ts'
import type { ClosureFields } from './model.ts'
import type { AprHolds, Beside } from './outcome.ts'
import type { MissingDetail } from './rules.ts'

type ClosureProblem = MissingDetail | 'application-unknown' | 'closing-day-ahead' | 'loan-closed'

export const closureProblems = {
  'lender-missing': missing('lender-missing', 'chosen_lender_name', 'Please select or enter the lender you chose.'),
  'application-missing': missing('application-missing', 'application_id', 'Please select an application ID.'),
  'amount-missing': missing('amount-missing', 'loan_amount', 'Please enter the final loan amount.'),
  'rate-missing': missing('rate-missing', 'interest_rate', 'Please enter the interest rate.'),
  'loan-type-missing': missing('loan-type-missing', 'loan_type', 'Please select the type of loan.'),
  'apr-missing': missing('apr-missing', 'apr', 'Please enter the APR.'),
  'application-unknown': missing(
    'application-unknown',
    'application_id',
    'Please select one of your completed applications.',
  ),
  'closing-day-ahead': {
    status: 400,
    code: 'closing-day-ahead',
    title: 'Not closed yet?',
    detail: 'This closing day is still ahead. Choose the day you signed, or leave it empty.',
    errors: [{ path: 'closed_on', message: 'Choose the day you signed, or leave it empty.' }],
  },
  'loan-closed': {
    status: 409,
    code: 'loan-closed',
    title: 'Application Locked',
    detail: 'These loan details cannot be edited because your loan has been closed.',
  },
} satisfies Record<ClosureProblem, Problem>

function missing(code: string, path: string, detail: string): Problem {
  return { status: 400, code, title: 'Missing Information', detail, errors: [{ path, message: detail }] }
}

/** As the form names them. The lender's id goes with its name. */
export const closureFieldLabels = {
  chosen_lender_name: 'Lender',
  application_id: 'Application ID',
  loan_amount: 'Final loan amount',
  interest_rate: 'Interest rate',
  loan_type: 'Loan type',
  apr: 'APR',
  closed_on: 'Closing day',
  notes: 'Notes',
} satisfies Record<Exclude<keyof ClosureFields, 'chosen_lender_id'>, string>

export function closureFieldValue(field: keyof typeof closureFieldLabels, details: ClosureFields): string {
  const value = details[field]
  if (value === null || value === undefined || value === '') return 'Not provided'
  if (field === 'loan_amount') return formatMoney(details.loan_amount)
  if (field === 'closed_on' && details.closed_on) return formatDay(details.closed_on)
  if (field === 'loan_type' && details.loan_type) return loanTypeLabels[details.loan_type]
  return typeof value === 'number' ? `${value}%` : value
}

export const closureToasts = {
  saved: { title: 'Success! 🎉', description: 'Loan closure details saved successfully.' },
  updated: { title: 'Success! 🎉', description: 'Loan closure details updated successfully.' },
  closed: { title: 'Loan Closed! 🎉', description: 'Your loan has been successfully marked as closed.' },
  saveFailed: {
    title: 'Error',
    description: 'Failed to save loan closure details. Please try again.',
    destructive: true,
  },
  closeFailed: { title: 'Error', description: 'Failed to mark loan as closed. Please try again.', destructive: true },
  signedOut: {
    title: 'Authentication Required',
    description: 'Please log in to save your loan closure details.',
    destructive: true,
  },
} as const

export const outcomeWords = {
  description: `What we estimated, next to what you signed. Our estimate starts from a fixed base of our own, last reviewed on ${formatDay(BASE_RATE_DAY)}, not from that week’s market.`,
  implied: (years: number, other: string, prepaid: string) =>
    `You didn’t have to tell us your fees. The signed figure is what your APR implies on a ${years}-year fixed-rate loan, less about ${prepaid} of interest to the end of the month you closed in. Settlement, tax and flood-watch fees may be in it. Appraisal, title and recording fees aren’t in an APR; we estimated ${other} for them. The exact sums are in your Closing Disclosure.`,
  withInterest: (years: number, charges: string) =>
    `On a ${years}-year fixed-rate loan your APR implies about ${charges} in charges, with interest to the end of the month you closed in. We can’t take that interest out, because we don’t know the day. Say on your timeline when you closed, and we will. The exact sums are in your Closing Disclosure.`,
  exact: 'The exact sums are in your Closing Disclosure.',
} as const

/** Why no fees are computed from an APR, and what is in it. */
export const aprHoldsWords: Record<AprHolds, string> = {
  'mortgage-insurance':
    'With less than 20% down, an APR usually includes mortgage insurance as well as the lender’s fees, so we can’t work the fees out from it.',
  'fha-premiums':
    'The APR of an FHA loan includes its upfront and yearly mortgage insurance as well as the lender’s fees, so we can’t work the fees out from it.',
  'va-funding-fee':
    'The APR of a VA loan includes the funding fee as well as the lender’s fees, so we can’t work the fees out from it.',
  'usda-fees':
    'The APR of a USDA loan includes its guarantee and annual fees as well as the lender’s fees, so we can’t work the fees out from it.',
  'rate-to-come':
    'The APR of an adjustable loan includes the rate it’s expected to have later, so we can’t work the fees out from it.',
  'other-terms':
    'The APR of this kind of loan includes more than the lender’s fees, so we can’t work them out from it.',
}

/** '0.25 points lower', '$1,200 less'. */
export function differenceWords({ estimated, signed }: Beside, unit: 'points' | 'money'): string {
  if (signed === null) return '—'
  const difference = signed - estimated
  if (Math.abs(difference) < (unit === 'money' ? 0.5 : 0.0005)) return 'The same'
  const size = Math.abs(difference)
  if (unit === 'money') return `${formatMoney(size)} ${difference < 0 ? 'less' : 'more'}`
  return `${formatRate(size).replace('%', '')} points ${difference < 0 ? 'lower' : 'higher'}`
}
