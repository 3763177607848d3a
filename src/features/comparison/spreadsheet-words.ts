import type { FigureSource } from '#domain/figure-source.ts'

/** The columns of the table for a spreadsheet program, in their order; each fee has one of its own before the total. */
export const csvHeads = {
  lender: 'Lender',
  mortgage_type: 'Mortgage type',
  loan_amount: 'Loan amount',
  interest_rate: 'Interest rate (%)',
  rate_source: 'Interest rate is',
  payment: 'Monthly payment',
  later_payment: 'Payment after the rate adjusts',
  loan_program: 'Loan program',
  insurance: 'Mortgage insurance a month',
  insurance_months: 'Months of mortgage insurance',
  total_fees: 'Total fees',
  fees_source: 'Fees are',
  upfront_fee: 'Upfront fee',
  upfront_fee_financed: 'Upfront fee added to the loan',
  lender_credit: 'Lender credit',
  true_apr: 'True APR (%)',
  apr_with_insurance: 'APR by law, with mortgage insurance (%)',
  total_cost: 'Total cost (interest, insurance and fees)',
  above_best: 'Above the best',
  not_compared: 'Not compared',
} as const

/** The one column whose head names a time. */
export const csvStayCost = (span: string) => `Cost if kept ${span}`

export const csvAnswers = { yes: 'yes', no: 'no' } as const

export const csvSources: Record<FigureSource, string> = {
  typed: 'typed',
  read: 'read',
  unsure: 'to check',
  surveyed: 'a survey’s',
  guessed: 'our guess',
}

/** One offer in the message to somebody who decides along. */
export interface MessageOffer {
  place: number
  name: string
  cost: string
  /** What the cost is made of. */
  made_of: string
  mortgage_type: string
  rate: string
  apr: string
  payment: string
  insurance: string | null
  fees_are_guessed: boolean
}

export const messageWords = {
  question: (loan_amount: string, stay: string) => `Which loan costs least? ${loan_amount}, ${stay}:`,
  offer(offer: MessageOffer): string {
    const figures = [
      offer.mortgage_type,
      offer.rate,
      `true APR ${offer.apr}`,
      [`${offer.payment} a month`, offer.insurance].filter(Boolean).join(' '),
      ...(offer.fees_are_guessed ? [`fees are ${csvSources.guessed}`] : []),
    ]
    return `${offer.place}. ${offer.name}: ${offer.cost} in ${offer.made_of} (${figures.join(', ')})`
  },
  keep: (name: string, cost: string, rate: string, payment: string) =>
    `${name}: ${cost} in interest (${rate}, ${payment} a month)`,
} as const
