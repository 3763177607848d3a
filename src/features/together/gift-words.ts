import { formatCents } from '#domain/figures.ts'
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
  who: 'Fannie Mae takes gifts from relatives, a domestic partner, a fiancé or fiancée, and few others, and not for investment homes (guide, September 2023). FHA takes them from family, an employer or union, a close friend with a documented interest, charities and public bodies, and wants the money’s way on paper. Your lender has its own form: ask for it first.',
  relationshipHint: 'Such as mother, uncle, domestic partner.',
  letter: 'The letter',
  save: 'Save',
  saved: 'Saved',
  subject: 'Gift letter',
} as const

const BLANK = '____________________'

/** What lenders ask such a letter to say, with a line where something is not known. */
export function giftLetter(gift: Gift, recipient: string): string {
  const amount = gift.amount ? formatCents(gift.amount) : BLANK
  return [
    'Gift letter',
    '',
    `I, ${gift.donor_name || BLANK}, give ${recipient} the sum of ${amount} toward the purchase of the home at ${BLANK}.`,
    `I am the ${gift.relationship || BLANK} of ${recipient}.`,
    'This is a gift. No repayment is expected or implied, now or later, in money or in services, and nothing in the house is promised for it.',
    'The money was not provided by anyone who has an interest in the sale, such as the seller, the agent, the builder or the lender.',
    '',
    `Address of the giver: ${gift.donor_address || BLANK}`,
    `Phone of the giver: ${gift.donor_phone || BLANK}`,
    `Account that the money comes from: ${BLANK}`,
    `Date of the transfer: ${BLANK}`,
    '',
    `Signature of the giver, date: ${BLANK}`,
    `Signature of ${recipient}, date: ${BLANK}`,
  ].join('\n')
}
