export const LOAN_PURPOSES = ['purchase', 'refinance', 'cash_out_refinance'] as const
export type LoanPurpose = (typeof LOAN_PURPOSES)[number]
