import type { CreditScoreRange } from '#domain/borrower.ts'

/** Beside a credit score, whose stored name reads badly: 'Good 670 739'. */
export const scoreRanges: Record<CreditScoreRange, string> = {
  excellent_740_plus: '740 or more',
  good_670_739: '670–739',
  fair_580_669: '580–669',
  poor_below_580: 'below 580',
}
