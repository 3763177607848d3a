import type { CreditScoreRange } from '#domain/borrower.ts'

/** The parts of the line that names the loan: `$400,000 loan · North Carolina · 20% down · credit 740+`. */
export const basisWords = {
  loan: (amount: string) => `${amount} loan`,
  assumedLoan: (amount: string) => `${amount} loan (assumed)`,
  ofPaper: 'from your Loan Estimate',
  down: (percent: number) => `${percent}% down`,
  credit: {
    excellent_740_plus: 'credit 740+',
    good_670_739: 'credit 670–739',
    fair_580_669: 'credit 580–669',
    poor_below_580: 'credit below 580',
  } satisfies Record<CreditScoreRange, string>,
} as const
