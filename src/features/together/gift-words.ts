import type { Gift } from './model.ts'

export const giftLabels: Record<keyof Gift, string> = {
  donor_name: 'Who gives',
  donor_address: 'Their address',
  donor_phone: 'Their phone',
  relationship: 'Who they are to you',
  recipient: 'Whom it is for',
  amount: 'Amount',
}

export const giftWords = {
  title: 'Gift letter',
  hint: 'Lenders ask for one when somebody helps with the down payment.',
  warning: 'Sign it only if it is true.',
  warningWhy:
    'A gift may not be paid back. A second paper that promises money back, or a share of the house in return, makes this letter untrue. If money is to come back, or to own a part of the house, put that into the loan or into the deed instead.',
  who: 'Fannie Mae takes gifts from relatives, a domestic partner, a fiancé or fiancée, and few others. It takes none for investment homes (guide, September 2023). FHA takes them from family, an employer or union, a close friend with a documented interest, charities and public bodies. It wants the money’s way on paper. Your lender has its own form: ask for it first.',
  relationshipHint: 'Such as mother, uncle, domestic partner.',
  letter: 'The letter',
  save: 'Save',
  saved: 'Saved',
  subject: 'Gift letter',
} as const
