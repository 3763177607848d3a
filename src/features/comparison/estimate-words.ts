import { formatMoney, formatRate } from '#domain/figures.ts'
import type { OwnLoan } from './own-loan.ts'

/** The parts of a month, wherever it is taken apart. */
export const monthParts = {
  principal_and_interest: 'Loan',
  property_tax: 'Tax',
  home_insurance: 'Insurance',
  mortgage_insurance: 'Mortgage insurance',
} as const

export const estimateWords = {
  title: 'Your estimate',
  each: 'each month, with taxes and insurance',
  how({ loan_amount, rate, from }: OwnLoan): string {
    const whose = from === 'survey' ? 'what lenders averaged' : 'our guess from your answers'
    return `For ${formatMoney(loan_amount)} at ${formatRate(rate)}, ${whose}. Taxes and insurance are our guesses.`
  },
  where: 'Where the figures come from',
  notAnOffer: 'No lender has promised this. Real offers differ, so ask at least two.',
  next: 'Put in a real offer',
  ways: {
    type: { label: 'Type it', detail: 'Name, rate and fees' },
    paste: { label: 'Paste it', detail: 'From an email or a page' },
    papers: { label: 'Drop a Loan Estimate', detail: 'It’s read on your device' },
  },
  none: 'No quote yet?',
  ask: 'Choose lenders to ask',
  sample: 'Sample',
  sampleShow: 'See what three offers look like',
  sampleTitle: 'What you’ll see with three offers',
  sampleFees: 'in fees',
  sampleLoan: (loan: string) => `Made-up lenders, on a loan of ${loan}.`,
} as const
