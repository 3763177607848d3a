import type { Point, TitleForm } from './model.ts'

export const titleForms: Record<
  TitleForm,
  { title: string; shares: string; death: string; leaving: string; whom: string }
> = {
  common: {
    title: 'Tenants in common',
    shares: 'Any shares, such as 70 and 30. Equal if the deed says nothing.',
    death: 'Each part goes to that one’s own heirs, by will.',
    leaving: 'Each may sell their own part, and a court can order a sale.',
    whom: 'Unequal money, friends, second families.',
  },
  joint: {
    title: 'Joint tenants with survivorship',
    shares: 'Always equal.',
    death: 'The other one owns all of it at once, whatever a will says.',
    leaving: 'Any one of you can turn it into a tenancy in common.',
    whom: 'Equal partners who want just that.',
  },
  entirety: {
    title: 'Tenants by the entirety',
    shares: 'Equal. For spouses only, and not in every state.',
    death: 'The other one owns all of it.',
    leaving: 'Both must act.',
    whom: 'Married couples. Ask whether your state has it.',
  },
  community: {
    title: 'Community property',
    shares: 'Half each. For spouses, in the nine community property states.',
    death: 'By will; with survivorship, where a state has that, to the other one.',
    leaving: 'Both must act.',
    whom: 'Married couples there. Ask what your deed should say.',
  },
}

export const titleWords = {
  title: 'Who’s on the deed',
  hint: 'Unequal shares mean tenants in common: write the percentages into the deed. Marrying later does not change it.',
  choose: 'How you hold the title',
  shares: 'Shares',
  death: 'If one dies',
  leaving: 'Leaving',
  whom: 'For whom',
} as const

export const pointWords: Record<Point, { title: string; hint: string }> = {
  names: { title: 'Names, house, title, rule', hint: 'Names, the address, how you hold the title, shares, the rule.' },
  closing: { title: 'Paid at closing', hint: 'Who paid what: down payment, closing costs, gifts.' },
  monthly: { title: 'Each month', hint: 'Who pays mortgage, tax, insurance, dues and repairs, how, and by which day.' },
  capital: { title: 'What counts as capital', hint: 'Down payments, principal, which improvements, above which sum.' },
  late: { title: 'Late or missing payments', hint: 'One pays for the other: an advance? With what interest?' },
  decisions: { title: 'Decisions', hint: 'What both decide, and up to which sum one may alone.' },
  living: { title: 'Guests, rent, pets, home office', hint: 'Who may move in, who may rent out a room.' },
  leaving: { title: 'Wish to leave', hint: 'Days of notice, first right to buy, how it is valued, days to close.' },
  nobody_buys: {
    title: 'Nobody buys',
    hint: 'List within how many days, who chooses the agent, when the price steps down.',
  },
  parting: { title: 'If you part', hint: 'Who stays meanwhile, and who pays.' },
  death: { title: 'Death or illness', hint: 'Survivorship, or a buy-out from the heirs; life insurance.' },
  liens: { title: 'New loans and liens', hint: 'A refinance or a second loan only with both signatures?' },
  loss: { title: 'A loss', hint: 'Who brings how much if the sale does not pay the loan.' },
  disputes: { title: 'Disagreement', hint: 'Mediation first? The law of which state? Has each asked a lawyer?' },
  changes: { title: 'Changes', hint: 'Only in writing; looked at each year, and at marriage, a child, a lost job.' },
}

export const sheetWords = {
  title: 'Your term sheet',
  hint: 'Fifteen points for a lawyer in the state of the house. Sign before closing.',
  filled: (count: number) => `${count} of 15 filled`,
  answered: 'Answered',
  open: 'Still open',
  saved: 'Saved',
  saving: 'It is saved as you type.',
  print: 'Print it',
  sheetTitle: 'Term sheet for two owners',
  draftOf: (day: string) => `Draft of ${day}. For a lawyer in the state of the house. Not a contract by itself.`,
  rules: 'The four rules on our numbers',
  ifSold: (value: string, owed: string, costs: string) =>
    `If sold for ${value}, with ${owed} owed and ${costs} of costs`,
  signature: (name: string) => `${name}, date`,
  maker: 'Keyturn prepares questions; it doesn’t give legal advice.',
} as const
