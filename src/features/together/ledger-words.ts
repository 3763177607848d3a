import { formatCents } from '#domain/figures.ts'
import type { EntryFields, EntryKind } from './model.ts'

export const kindWords: Record<EntryKind, string> = {
  'down-payment': 'Down payment',
  gift: 'Gift to the down payment',
  'closing-costs': 'Closing costs',
  payment: 'Monthly payment',
  improvement: 'Improvement',
  advance: 'Paid for the other one',
}

export const entryLabels: Record<keyof EntryFields, string> = {
  kind: 'What for',
  owner: 'Who paid',
  paid_on: 'Day',
  amount: 'Amount',
  principal: 'Of it, to the loan itself',
  is_agreed: 'We agreed in writing that this counts',
  note: 'Note',
}

export const ledgerWords = {
  title: 'The ledger',
  hint: 'Every dollar that one of you put in. It keeps what nobody remembers in ten years.',
  empty: 'Nothing entered yet. Start with the down payments.',
  add: 'Add an entry',
  change: 'Change this entry',
  save: 'Save the entry',
  saved: 'Saved',
  cancel: 'Cancel',
  edit: (what: string) => `Change: ${what}`,
  remove: 'Remove',
  removeTitle: 'Remove this entry?',
  removeDetail: 'It is taken out of all sums.',
  keep: 'Keep it',
  giftFor: 'Whom the gift letter names',
  agreedHint: 'Without it, it is the price of living there and no capital.',
  principalHint: 'Your statement prints it. Interest, tax and insurance are the price of living there.',
  counts: 'counts as capital',
  countsNot: 'does not count as capital',
  principalOf: (amount: number) => `${formatCents(amount)} of it to the loan`,
  row: (name: string, kind: string, amount: number) => `${kind}, ${name}, ${formatCents(amount)}`,
  totals: 'What each put in',
  who: 'Who',
  down: 'Down payment and gifts',
  capital: 'Capital',
  payments: 'Payments',
  all: 'All together',
  export: 'Save as a table (CSV)',
  file: 'ledger.csv',
  columns: ['Day', 'Who', 'What for', 'Amount', 'To the loan', 'Counts as capital', 'Note'],
  yes: 'yes',
  no: 'no',
} as const
