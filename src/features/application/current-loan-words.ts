import { formatCents } from '#domain/figures.ts'

/** What of the loan that is to be replaced cannot be right, or is still asked for. */
export type CurrentLoanProblem =
  | 'value-missing'
  | 'balance-missing'
  | 'rate-missing'
  | 'time-left-missing'
  | 'payment-too-small'
  | 'cash-missing'
  | 'loan-below-balance'
  | 'cash-too-much'

export const currentLoanProblems = {
  'value-missing': 'Please enter what the home is worth today, or your best guess.',
  'balance-missing': 'Please enter what you still owe. It’s on your monthly statement.',
  'rate-missing': 'Please enter the rate you pay now. It’s on your monthly statement.',
  'time-left-missing': 'Please enter how many years are left, or your monthly payment. Either one tells us the other.',
  'payment-too-small':
    'This payment wouldn’t repay the loan: it is less than the interest, or it would take over 50 years. Please check the balance, the rate and the payment.',
  'cash-missing': 'Please enter how much cash you want to take out.',
  'loan-below-balance': 'The new loan is smaller than what you owe. Please check both amounts.',
  'cash-too-much': 'The new loan would be more than the home is worth. Please check the amounts.',
} satisfies Record<CurrentLoanProblem, string>

export const currentLoanWords = {
  title: 'The loan you have now',
  where: 'You find all of this on your monthly statement.',
  homeUse: 'How do you use the home?',
  homeValue: 'What is the home worth today?',
  homeValueHint: 'Your best guess. 450,000 and 450k both work.',
  balance: 'Balance you still owe',
  balanceHint: 'Principal balance, before this month’s payment.',
  rate: 'Interest rate now',
  yearsLeft: 'Years left',
  monthsLeft: 'and months',
  timeLeftHint: '24 years and 3 months, for example.',
  wholeNumber: 'Enter a whole number, like 24.',
  payment: 'Monthly payment now',
  paymentHint: 'Principal and interest only, without taxes and insurance.',
  servicer: 'Servicer',
  servicerHint: 'The company you pay each month.',
  cash: 'Cash to take out',
  cashHint: 'It’s added to what you owe. The whole new loan gets the new rate.',
  newLoan: (amount: string) => `Your new loan would be ${amount}, before any costs that you add to it.`,
  paymentDiffers: (expected: number) =>
    `With this balance, rate and time left, the payment would be ${formatCents(expected)}. A higher one often includes taxes and insurance. We compare with ${formatCents(expected)}.`,
} as const

/** How somebody uses a home that they have. */
export const homeUseLabels: Record<string, string> = { primary_residence: 'I live there' }
