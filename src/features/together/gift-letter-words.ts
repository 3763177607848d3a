import { formatCents } from '#domain/figures.ts'
import type { Gift } from './model.ts'

const BLANK = '____________________'

/** What lenders ask such a letter to say, with a line where something is not known: in English, whatever the language of the page. */
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
