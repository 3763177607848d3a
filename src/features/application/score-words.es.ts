import type * as english from './score-words.ts'

export const scoreRanges: typeof english.scoreRanges = {
  excellent_740_plus: '740 o más',
  good_670_739: '670–739',
  fair_580_669: '580–669',
  poor_below_580: 'menos de 580',
}
