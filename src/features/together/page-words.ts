import type { Decision } from './rules.ts'

export const togetherPageWords = {
  begin: (title: string) => `Settle: ${title}`,
  title: 'Buying Together',
  description: 'Two names, one house: who borrows, who paid what, and what happens if one of you leaves.',
  both: (first: string, second: string) => `${first} and ${second}`,
  you: 'You',
  other: 'The other one',
  settled: 'Everything is settled. Take the sheet to a lawyer before you sign.',
  toSettle: [
    'Everything is settled.',
    'One thing to settle before you sign.',
    'Two things to settle before you sign.',
    'Three things to settle before you sign.',
    'Four things to settle before you sign.',
  ],
  done: 'Done',
  open: 'Open',
  start: 'Start with the house',
  notMarried: 'Not married?',
  notMarriedWhy:
    'By federal law a lender may not call the loan when the house goes to a spouse, to a child, or to a joint owner who survives. A transfer between partners who are not married is not on that list. Think of survivorship or of both names on the loan, and ask a lawyer.',
  law: '12 U.S.C. 1701j-3(d), as read in November 2026.',
  notAdvice: 'Keyturn works out sums and prepares questions. It does not give legal advice.',
} as const

export const decisionWords: Record<Decision, { title: string; open: string; card: string }> = {
  loan: { title: 'Who’s on the loan', open: 'Compare both ways first', card: 'borrowing' },
  deed: { title: 'Who’s on the deed', open: 'Choose how you hold the title', card: 'sheet' },
  rule: { title: 'Which rule splits the money', open: 'Enter the house to see the four rules', card: 'rules' },
  leaving: { title: 'What if one leaves', open: 'Five points of the sheet say it', card: 'sheet' },
}

export const decidedWords = {
  first: (name: string) => `${name} alone`,
  both: 'Both of you',
  spread: (amount: string) => `${amount} hangs on it`,
  leaving: 'Written down',
} as const
