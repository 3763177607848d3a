import { listed } from '#domain/listed.ts'
import { plural } from '#domain/plural.ts'
import type { TypingGroup } from './typing.ts'

export const typingWords = {
  title: 'Type it in',
  titleAgain: 'Change what you typed',
  description: 'Twelve figures make an offer. What you leave out below them is left open, never guessed.',
  kind: 'Which paper is it?',
  edit: 'Change what you typed',
  byYou: 'Typed by you',
  keep: 'Keep this paper',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Your paper is kept',
  missing: (count: number) => plural(count, { one: 'One figure is missing.', other: `${count} figures are missing.` }),
  left: (count: number) =>
    count === 0
      ? 'All twelve are there.'
      : plural(count, { one: 'One more is needed.', other: `${count} more are needed.` }),
  checks: 'Sums appear here as soon as your figures give one.',
  lines: 'The lines of page 2',
  linesWhy:
    'Name a fee as the paper does. The comparison then knows what it is for, and the check before closing needs them.',
  linesWhyDisclosure: 'Name a fee as the paper does. Without its lines we can’t tell which fee rose more than it may.',
  section: 'Section',
  label: 'Name of the fee',
  amount: 'Amount',
  atClosing: 'Paid at closing',
  before: 'Paid before closing',
  addLine: 'Add a line',
  removeLine: (label: string) => (label === '' ? 'Remove this line' : `Remove ${label}`),
  choose: 'Not said',
  needed: 'Choose one',
  years: 'years',
  productHint: 'As printed, such as Fixed Rate or 5/1 Adjustable Rate.',
  rest: (section: string) => `Section ${section}, without its lines`,
  linesMissing: (sections: string[]) =>
    plural(sections.length, {
      one: `The lines of section ${listed(sections)} are missing to tell.`,
      other: `The lines of sections ${listed(sections)} are missing to tell.`,
    }),
  linesMissingWhy:
    'The rule looks at each fee by itself. Type the lines of these sections, or drop the PDF, and we’ll tell you.',
} as const

export const typingGroupWords: Record<TypingGroup, string> = {
  top: 'The top of page 1',
  terms: 'Loan terms, page 1',
  costs: 'Totals of page 2',
  'more-top': 'More of page 1',
  'more-costs': 'More of page 2',
  comparisons: 'Comparisons',
}

/** Where the form asks for a figure in other words than the disclosure's list has. */
export const typingFieldWords: Record<string, string> = {
  loan_term_months: 'Loan term',
  'payments.0.mortgage_insurance': 'Mortgage insurance a month',
  'payments.0.last_year': 'Last year with mortgage insurance',
  'contacts.settlement_agent.phone': 'The settlement agent’s phone',
  lender_credits: 'Lender credits, without the minus',
}

export const typingHints: Record<string, string> = {
  product: typingWords.productHint,
  'payments.0.mortgage_insurance': 'In “Projected Payments”. Type 0 if there is none.',
  'payments.0.last_year': 'The 7 in “Years 1-7”. Leave it out if it never ends.',
}

export const loanTypeWords = { conventional: 'Conventional', fha: 'FHA', va: 'VA', other: 'Other' } as const
export const purposeWords = {
  Purchase: 'Purchase',
  Refinance: 'Refinance',
  'Home Equity Loan': 'Home equity loan',
} as const
