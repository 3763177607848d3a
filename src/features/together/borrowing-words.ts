import type { BorrowingWay } from '#domain/together/borrowing.ts'
import type { Borrowing } from './model.ts'

export const borrowingLabels: Record<keyof Borrowing, string> = {
  on_loan: 'Who will be on the loan',
  first_income: 'Your income a year, before tax',
  first_debts: 'Your debts a month',
  first_cash: 'Your cash for the house',
  first_scores: 'Your credit scores',
  second_income: 'Their income a year, before tax',
  second_debts: 'Their debts a month',
  second_cash: 'Their cash for the house',
  second_scores: 'Their credit scores',
  payment: 'Payment a month, with taxes and insurance',
  payment_both: 'The same with both on the loan',
  program: 'Program',
  state: 'State of the house',
  are_married: 'You are married to each other',
}

export const programWords: Record<Borrowing['program'], string> = {
  conventional: 'Conventional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
}

export const borrowingWords = {
  title: 'One or both on the loan',
  hint: 'A lender looks at everybody who signs: all incomes, all debts, and the weaker score.',
  enter: 'Your figures',
  entered: 'Change the figures',
  of: (name: string) => `What ${name} brings`,
  income: 'Income a year, before tax',
  debts: 'Debts a month',
  debtsHint: 'Car, cards, student loans, support. Not the rent.',
  cash: 'Cash for the house',
  scores: 'Credit scores',
  scoresHint: 'Up to three, from the three bureaus. Lenders take the middle of three or the lower of two.',
  score: (at: number) => `Score ${at}`,
  loan: 'The loan',
  paymentHint: 'From a quote, or from our payment breakdown.',
  paymentBothHint: 'Only if a lender quoted another rate for both of you.',
  chooseState: 'Choose a state',
  save: 'Save',
  saved: 'Saved',
  table: 'Each way to borrow, side by side',
  alone: (name: string) => `${name} alone`,
  both: (first: string, second: string) => `${first} and ${second}`,
  what: 'What a lender looks at',
  monthlyIncome: 'Income a month',
  monthlyDebts: 'Debts a month',
  score_: 'Score that sets the price',
  theirs: (name: string) => `${name}, the weaker`,
  payment: 'Payment a month',
  ratio: 'Share of income for debts and home',
  cashRow: 'Cash that counts',
  owes: 'Who owes',
  owesAlone: (name: string) => `${name}, all of it`,
  owesBoth: 'Each of you, all of it',
  unknown: '—',
  unknownLegend: '— means that something is not entered yet.',
  private: 'private',
  spouseCounts: 'With the debts of the spouse who does not borrow.',
  decide: 'Who will be on the loan?',
  decideHint: 'You can change this until you apply.',
  giftWarning: (name: string) =>
    `If ${name} isn’t on the loan, their money is a gift that may not be paid back. A side paper that says otherwise makes the gift letter untrue. Put their share in the deed instead, or put both names on the loan.`,
  owns: 'The loan says who owes. The deed says who owns. On the loan without the deed, one owes and owns nothing. On the deed without the loan, one owns, does not owe, and can still lose the house.',
  ask: 'Ask two lenders for both quotes on one day. Only a lender can approve.',
  dated:
    'The lowest of the borrowers’ middle scores sets the price (Fannie Mae guide, 2022). From September 2021 to November 2025 an average of them decided on the minimum. Since November 16, 2025 its system has no minimum score. A lender or an insurer may still have one.',
  community: (state: string) =>
    `${state} is a community property state. Between spouses, FHA and USDA count the debts of the one who does not borrow, unless state law leaves them out. Their score does not count.`,
  va: 'VA with somebody who is neither your spouse nor a veteran is a joint loan. The guaranty covers the veteran’s half. Lenders usually ask for about 12.5% down. Ask before you plan with it.',
} as const

export const askWords: Record<BorrowingWay['ask'][number], string> = {
  'spouse-debts': 'Ask the lender whether the spouse’s debts count for this program in this state.',
  'score-rule': 'Ask the lender which of the two scores this program goes by.',
}
