import { formatCents, formatMoney, formatRate } from '#domain/figures.ts'
import type { Rule } from './division.ts'
import type { House } from './model.ts'

export const houseLabels: Record<keyof House, string> = {
  first_name: 'Your name',
  second_name: 'The other one’s name',
  price: 'Price of the home',
  loan: 'Loan at the start',
  value: 'A price to try',
  balance: 'Still owed on that day',
  selling_percent: 'Costs of a sale',
  fixed_share: 'Your fixed share',
  rest_share: 'Your part of what is left',
  loss_share: 'Your part of a loss',
  payment_share: 'Your part of the payments',
  advance_rate: 'Interest on what one pays for the other',
  rule: 'Your rule',
  refinance_costs: 'Costs of the new loan',
  limit_percent: 'Most that the new lender lends',
  new_payment: 'Payment of the new loan a month',
  costs_counted: 'Part of the selling costs that counts',
}

export const divisionWords = {
  title: 'Four rules, one house',
  empty: 'Enter the house, and see what each rule gives each of you.',
  form: 'The house and the two of you',
  change: 'Change the figures',
  whose: 'Percentages are yours; the rest is the other one’s.',
  people: 'The two of you',
  bought: 'Bought',
  sold: 'Sold',
  agreed: 'What you agree',
  paymentHint: 'Leave it empty to go by the ledger.',
  advanceHint: 'Simple interest a year.',
  save: 'Save',
  saved: 'Saved',
  tried: 'Sold for',
  tries: { value: 'Your price', price: 'Same price', loss: '10% less' },
  sum: (value: number, balance: number, costs: number) =>
    `${formatMoney(value)} sale − ${formatMoney(balance)} loan − ${formatMoney(costs)} costs`,
  net: (net: number) => `= ${formatCents(net)}`,
  loss: (amount: number) => `The sale does not pay the loan: ${formatCents(amount)} must be brought to it.`,
  choose: 'Choose your rule',
  gets: (name: string, amount: number) => `${name} gets ${formatCents(amount)}`,
  brings: (name: string, amount: number) => `${name} brings ${formatCents(amount)}`,
  spread: (amount: number) => `${formatCents(amount)} lies between them.`,
  living: 'Interest, tax and small repairs aren’t savings in any of them: they’re the price of living there.',
  cannotTell: {
    fixed: 'Enter your fixed share to see it.',
    contributions: 'Enter what each of you paid in the ledger to see it.',
    'down-back-first': 'Enter your part of what is left to see it.',
    slices:
      'Enter the down payments in the ledger, so that they and the loan make up the price, and who pays the loan.',
  } satisfies Record<Rule, string>,
  missingDown: (amount: number) => `The ledger misses ${formatCents(amount)} of down payments.`,
  tooMuchDown: (amount: number) => `The ledger has ${formatCents(amount)} more than price and loan leave room for.`,
  advances: (name: string, lent: number, interest: number) =>
    `${name} paid ${formatCents(lent)} for the other. It is settled first, with ${formatCents(interest)} of interest, in each of the rules.`,
} as const

export const ruleWords: Record<Rule, { title: string; detail(house: House): string }> = {
  fixed: {
    title: 'Fixed shares',
    detail: ({ fixed_share, first_name }) => `${first_name} has ${formatRate(fixed_share)} of everything.`,
  },
  contributions: {
    title: 'By what each paid in',
    detail: () => 'Down payments, what paid off the loan, and improvements that both agreed to in writing.',
  },
  'down-back-first': {
    title: 'Down payments back first',
    detail: ({ rest_share, first_name }) => `${first_name} then has ${formatRate(rest_share)} of what is left.`,
  },
  slices: {
    title: 'Slices',
    detail: () => 'Each down payment grows and shrinks with the house. What the loan bought goes to who pays it.',
  },
}

export const leavingWords = {
  title: (name: string) => `If ${name} leaves that day`,
  empty: 'If one of you leaves',
  needs: 'Enter the house and what each of you paid, and this says what a buy-out costs.',
  who: 'Who stays',
  by: (rule: string, value: number) => `${rule}, at ${formatMoney(value)}.`,
  fromTo: (stays: string, leaves: string) => `from ${stays} to ${leaves}`,
  nothing: (leaves: string) => `${leaves} would have to bring money, or both go on together. Ask a lawyer first.`,
  newLoan: (name: string) => `${name}, new loan`,
  part: 'Part of the value',
  under: (limit: number) => `${formatRate(limit)} or less`,
  over: (limit: number) => `above ${formatRate(limit)}`,
  cash: 'Cash to bring to stay within it',
  ratio: 'Share of own income for debts and home',
  ratioUnknown: 'Enter the new payment, and the income and debts above',
  usual: 'Many lenders stop near 43%. Only a lender can say whether it fits.',
  deed: (name: string) =>
    `A new deed alone doesn’t free ${name} from the loan. A refinance, a release or a payoff does.`,
  valued: 'Agree now how the house is valued that day: two appraisals and the middle, or a formula you both name.',
} as const
