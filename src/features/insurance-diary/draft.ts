import type { DiaryLoan } from './model.ts'

/** A loan on its way into the diary. What nobody has said yet is `null`. */
export type DiaryDraft = {
  [Key in keyof DiaryLoan]: DiaryLoan[Key] | (Key extends 'name' | 'lives_there' | 'rate_can_change' ? never : null)
}

export const BLANK_DRAFT: DiaryDraft = {
  name: '',
  loan_program: 'conventional',
  lives_there: true,
  original_value: null,
  loan_amount: null,
  interest_rate: null,
  rate_can_change: false,
  months: 360,
  first_payment_on: null,
  monthly_premium: null,
  extra_monthly: null,
}
