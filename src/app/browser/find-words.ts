import { plural } from '#domain/plural.ts'
import type { DashboardPage } from '#routes/pages.ts'

export const findWords = {
  title: 'Find anything',
  field: 'Find anything',
  example: 'A page, a word, a lender, a date',
  hint: 'Try “how much can I afford”, “PMI” or the name of a lender.',
  found: (count: number) => plural(count, { one: '1 answer', other: `${count} answers` }),
  nothing: (question: string) => `Nothing found for “${question}”. Try one word, such as “tax”.`,
  stays: 'We search on this device. What you type isn’t sent anywhere.',
} as const

/** Above the answers of each kind, in their order. */
export const findKinds = {
  own: 'Your numbers',
  page: 'Pages',
  paper: 'Your papers',
  lender: 'Your lenders',
  date: 'Your dates',
  guide: 'Guide and glossary',
} as const
export type FindKind = keyof typeof findKinds

export const ownWords = {
  month: (amount: string) => `${amount} a month`,
  monthDetail: 'Your payment with tax and insurance.',
  cash: (amount: string) => `${amount} to bring`,
  cashDetail: 'Cash to close: your down payment and fees.',
  offer: (rate: string) => `Your offer at ${rate}`,
  offerWithoutRate: 'Your offer. It has no rate yet.',
  paper: 'Open this paper',
  done: (day: string) => `Done. ${day}`,
  due: (day: string) => day,
  noDay: 'No day yet',
} as const

/** What each page answers, in the words that people look for. */
export const pageAbout = {
  application: 'Home: where you stand, what is next, and your answers.',
  comparison: 'Compare lenders and offers: rate, fees, APR. Which loan costs least?',
  documents: 'Papers that lenders ask you for: pay stubs, tax returns, bank statements.',
  papers: 'Read a Loan Estimate or Closing Disclosure (LE, CD). Is a refund owed?',
  'year-two': 'What the payment will be after year one, when the tax changes.',
  'escrow-check': 'Is your escrow statement right? Tax, insurance, shortage.',
  'my-home': 'The loan you pay: your next payment, your equity, what comes next.',
  statements: 'Is your monthly mortgage statement right to the cent?',
  invitation: 'Somebody invited you to their loan: open the link that you got.',
  'loan-changes': 'Your loan moved to another servicer, a new rate, an insurance notice, paying it off.',
  refinance: 'At which rate does a refinance pay?',
  together: 'Two names, one house: who borrows, who paid what, shares, and leaving.',
  timeline: 'Every date from contract to keys: inspection, appraisal, closing day.',
  reminders: 'What is due this week, and when we remind you.',
  'payment-breakdown': 'Your monthly payment in its parts: loan, tax, insurance, dues.',
  'mortgage-scenarios': 'Pay it off faster: what extra payments save.',
  affordability: 'How much home can you afford? A price that leaves room in your budget.',
  'rate-lock': 'Does your rate lock hold until closing? Extension, expiry.',
  'wire-safety': 'Who to call before you wire money. Fraud, scam, thief.',
  lenders: 'Lenders to ask for a pre-approval letter.',
  insurance: 'Homeowners insurance: how much the lender asks for.',
  news: 'Where rates stand this week, and when the Fed meets.',
  cards: 'A card for friends and family when you get the keys.',
  'cards/gift': 'A gift for your doorstep.',
  'insurance-diary': 'When does PMI end? Mortgage insurance, 80% and 78%.',
  closure: 'The day you get the keys: record your loan as closed.',
  donate: 'Donate. Keyturn is free and stays so.',
  feedback: 'Help and ideas: tell us what is wrong or missing. Contact, support.',
  'broker-chat': 'Talk to a realtor about a home. Agent, broker.',
  profile: 'Your name, phone and email.',
  settings: 'Password, passkeys, reminders, export, delete your account.',
} as const satisfies Record<DashboardPage, string>
