import { formatPlainDay } from '#domain/day-words.ts'
import { formatMoney } from '#domain/figures.ts'
import { listed } from '#domain/listed.ts'
import { plural } from '#domain/plural.ts'
import type { Problem } from '#resources/problem.ts'
import type { InquiryWindow, Lender, LenderApplication } from './model.ts'
import type { Fit, ListState } from './rules.ts'

export type LendersProblem =
  | 'no-lenders-selected'
  | 'application-required'
  | 'lender-not-found'
  | 'pull-to-come'
  | 'applied-to-come'

export const lendersProblems = {
  'no-lenders-selected': {
    status: 400,
    code: 'no-lenders-selected',
    title: 'No Lenders Selected',
    detail: 'Please select at least one lender to continue.',
  },
  'application-required': {
    status: 409,
    code: 'application-required',
    title: 'Application Required',
    detail: 'Please complete your mortgage application first.',
  },
  'lender-not-found': {
    status: 404,
    code: 'lender-not-found',
    title: 'This lender isn’t available',
    detail: 'One of the lenders you chose no longer takes applications here. Reload to see those that do.',
  },
  'pull-to-come': {
    status: 400,
    code: 'pull-to-come',
    title: 'That day is still to come',
    detail: 'Please enter the day on which the lender looked at your credit.',
  },
  'applied-to-come': {
    status: 400,
    code: 'applied-to-come',
    title: 'That day is still to come',
    detail: 'Please enter the day on which you applied.',
  },
} satisfies Record<LendersProblem, Problem>

export const lendersToasts = {
  loadFailed: { title: 'Error', description: 'Failed to load lenders. Please try again.', destructive: true },
  submitFailed: { title: 'Error', description: 'Failed to submit applications. Please try again.', destructive: true },
  statusFailed: { title: 'Error', description: 'Failed to check application status.', destructive: true },
  submitted: (names: readonly string[]) => ({
    title: 'Success',
    description: `${listed(names)}: on your list. Nothing was sent. Apply on each lender’s own site to get the letter.`,
  }),
  popupBlocked: {
    title: 'Popup Blocked',
    description: 'Please allow popups for this site, or paste the address into a new tab.',
    destructive: true,
  },
  urlCopied: (url: string) => ({ title: 'URL Copied', description: url }),
  madeUp: (name: string) => ({
    title: 'A made-up lender',
    description: `${name} doesn’t exist. It was listed so that people could try this page.`,
  }),
  manualSearch: (name: string) => ({
    title: 'Manual Search Required',
    description: `We don’t have a website for ${name}. Search for its name and your state to find a branch.`,
    destructive: true,
  }),
} as const

/** Said before the click. */
export const lendersWords = {
  description:
    'A letter from a lender shows sellers that you can pay. Ask several: one of them will be cheapest. A lender may charge for the credit report, so ask first.',
  refinance:
    'A lender’s answer tells you what you could get. Ask several on the same day: one of them will be cheapest. A lender may charge for the credit report, so ask first.',
  before:
    'Submitting sends nothing to a lender. It keeps your list here; each letter comes from the lender’s own site.',
  beforeGuest:
    'Choosing and opening a lender’s site need no account. Keeping your list needs one. Nothing is sent to a lender.',
  list: 'You’ll see a rate or a limit only where the lender gave one. Types of loan are listed as far as we know; ask which ones fit you.',
  noRate: 'No rate here. Ask the lender.',
  quoted: (apr: string, day: string) => `APR ${apr}, quoted on ${day}`,
  pulled: 'They checked my credit',
  pulledOn: (day: string) => `Credit checked on ${day}`,
  notPulled: 'Not after all',
  pulledDay: (lender: string) => `Day of the credit check by ${lender}`,
  applied: 'I applied',
  appliedOn: (day: string) => `You applied on ${day}`,
  appliedDay: (lender: string) => `Day you applied to ${lender}`,
  windowTitle: 'The first credit check starts a 14-day window',
  windowText:
    'When you apply on a lender’s site, it checks your credit. Inquiries for one mortgage within 14–45 days count as one, so have all of them check within 14 days. Tell us when the first one did.',
} as const

/** What is said of a lender. The first six came with the product; what an operator writes stays as written. */
export function aboutLender(description: string): string {
  return description
}

/** The amounts a lender lends: `$50,000 to $2,000,000`. */
export function amountRange({ min_loan_amount: least, max_loan_amount: most }: Lender): string {
  if (least !== null && most !== null) return `${formatMoney(least)} to ${formatMoney(most)}`
  if (least !== null) return `From ${formatMoney(least)}`
  return most === null ? 'Ask for their limits' : `Up to ${formatMoney(most)}`
}

export const fitWords: Record<Exclude<Fit, 'unknown'>, string> = {
  fits: 'Lends this amount',
  below: 'Below their minimum',
  above: 'Above their maximum',
}

/** How a lender on the list stands. */
export const listStateWords: Record<ListState, (entry: LenderApplication) => string> = {
  listed: () => 'On my list · not sent',
  sent: ({ mailed_on }) => `Sent ${mailed_on ? formatPlainDay(mailed_on) : ''}`,
  applied: () => 'I applied',
}

/** How the inquiry window stands, in a sentence. */
export function windowWords({ days_left, longest_days_left }: InquiryWindow): string {
  if (days_left > 1)
    return `Have every other lender check within these ${days_left} days, and your credit score takes one small dip instead of several.`
  if (days_left > 0) return 'Today is the last day another credit check is sure to count as the same inquiry.'
  if (longest_days_left > 0)
    return plural(longest_days_left, {
      one: 'Older scoring models now count a new inquiry separately. Newer ones still treat it as the same for 1 more day.',
      other: `Older scoring models now count a new inquiry separately. Newer ones still treat it as the same for ${longest_days_left} more days.`,
    })
  return 'A new credit check would count as an inquiry of its own and start a new window.'
}
