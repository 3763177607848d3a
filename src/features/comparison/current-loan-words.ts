import { formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import type { CurrentLoan } from './current-loan.ts'

/** The loan that there is, as one of the offers. */
export const currentLoanWords = {
  between: 'Between the lenders',
  keep: 'Keep what you have',
  /** At its line in the picture, where there is room for seventeen letters. */
  line: 'Your loan now',
  yourLoan: ({ annual_rate, months_left }: CurrentLoan) =>
    `Your loan now · ${formatRate(annual_rate)} · ${formatMonths(months_left)} left`,
  payment: 'Payment',
  aMonth: (amount: number) => `${formatMoney(amount)} a month`,
  interest: (span: string) => `Interest ${span}`,
  owed: 'Still owed then',
  leastOfLenders: 'Costs least of the lenders',
  neverChosen: 'Nothing to sign. It stays as it is.',
  withoutCash: 'Without the cash.',
  costsLeast: 'Keeping what you have costs least',
  cheapest: (dollars: number) => `Keeping what you have is ${formatMoney(dollars)} cheaper`,
  term: (months_left: number) => `${formatMonths(months_left)} left`,
  noFees: 'none',
} as const
