import { formatDay } from '#domain/day-words.ts'
import type { NewWaitReason } from '#domain/tolerance/waiting.ts'
import { noWireWords } from '#domain/working-day-words.ts'

export const letterWords = {
  title: 'A letter to your loan officer',
  description: 'Only what the papers say. Change what you like before you send it.',
} as const

export const waitWords: Record<NewWaitReason | 'none' | 'first', string> = {
  apr: 'The APR rose by more than the law lets pass, so you get three more business days before closing.',
  product: 'The loan is another product now, so you get three more business days before closing.',
  'prepayment-penalty': 'A prepayment penalty was added, so you get three more business days before closing.',
  none: 'Nothing on the newer disclosure starts a new three-day wait.',
  first:
    'You must have this disclosure three business days before closing. Only an APR beyond the limit, another product or a new prepayment penalty starts them anew.',
}

export const dayWords = {
  title: 'The day itself',
  closing: (day: string) => `Closing is planned for ${formatDay(day)}.`,
  earliest: (day: string) =>
    [`The loan may close from ${formatDay(day)} on.`, noWireWords(day)].filter(Boolean).join(' '),
  tooEarly: 'That is after the planned day: ask your lender.',
  presumed: (day: string) =>
    `Sent by mail or email, the disclosure counts as received on ${formatDay(day)}, or on the day you opened it.`,
  received: 'When did you open the disclosure?',
  checklist: 'Take with you and look at',
  showList: (things: number) => `Show the ${things} things`,
  hideList: 'Hide the list',
} as const

export type DayItem = 'id' | 'money' | 'agent' | 'final' | 'terms' | 'names' | 'refund' | 'walk' | 'cancel' | 'copies'

/** What the disclosures say for the checklist; `null` where they do not. */
export interface DayFacts {
  names: string | null
  cash: string | null
  agent: string | null
  phone: string | null
  rate: string | null
  loan: string | null
  payment: string | null
  refund: string | null
}

export const dayItemWords: Record<DayItem, (facts: DayFacts) => string> = {
  id: ({ names }) => (names ? `A photo ID for everyone who signs: ${names}` : 'A photo ID for everyone who signs'),
  money: ({ cash }) =>
    `${cash ?? 'Your cash to close'}, by wire or cashier’s check. Get the account by phone, on a number you already had; never from an email`,
  agent: ({ agent, phone }) =>
    `${agent ?? 'The settlement agent'}${phone ? `, ${phone}` : ''}: is it the number you were given at the start?`,
  final: () => 'The last Closing Disclosure beside this one. You may see it the business day before',
  terms: ({ rate, loan, payment }) => {
    const facts = [loan, rate, payment && `${payment} a month`].filter(Boolean).join(', ')
    return facts ? `On the note you sign: ${facts}` : 'Loan, rate and payment on the note you sign'
  },
  names: () => 'Names and address, spelled right on every paper',
  refund: ({ refund }) => `The ${refund ?? 'refund'} you asked about: credited, or promised in writing`,
  walk: () => 'The last walk-through: the home is empty, and what the seller promised is done',
  cancel: () => 'If it’s the home you live in: you have three business days to cancel, and the money comes after them',
  copies: () => 'Copies of all you signed, and when and where the first payment goes',
}
