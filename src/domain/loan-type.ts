export const LOAN_TYPES = [
  'conventional',
  'fha',
  'va',
  'usda',
  'jumbo',
  'refinance',
  'heloc',
  'construction',
  'other',
] as const

export type LoanType = (typeof LOAN_TYPES)[number]
