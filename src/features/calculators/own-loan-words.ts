import { formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import type { PaidLoan } from '#domain/paid-loan.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'

export const ownLoanWords = {
  failed: 'We couldn’t load your own loan. The figures below are an example.',
  tryAgain: 'Try again',
  paid: ({ owed, rate, months_left }: PaidLoan) =>
    `From the loan you’re paying: ${formatMoney(owed)} still owed at ${formatRate(rate)}, ${formatMonths(months_left)} left. Change anything here to try it out.`,
  toPaid: 'Open My Home',
  start({ loan_amount, rate, from, lender, is_chosen }: OwnLoan): string {
    const figures = `${formatMoney(loan_amount)} at ${formatRate(rate)}`
    if (from === 'closed' && lender)
      return `From your closed loan with ${lender}: ${figures}. Change anything here to try it out.`
    if (from === 'closed') return `From your closed loan: ${figures}. Change anything here to try it out.`
    if (from === 'survey')
      return `From your application: ${figures}, what lenders averaged. Change anything here to try it out.`
    const whose =
      from === 'estimate'
        ? 'our guess'
        : lender
          ? `the offer from ${lender}`
          : is_chosen
            ? 'the offer you chose'
            : 'your cheapest offer'
    return `From your application: ${figures}, ${whose}. Change anything here to try it out.`
  },
} as const
