import { formatDay } from '#domain/day-words.ts'
import { formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import { BASE_RATE_DAY } from '#domain/rate-estimate.ts'
import type { PaymentBreakdown } from './payment-breakdown.ts'
import type { PayoffScenarios } from './payoff-scenarios.ts'

export const scenarioWords = {
  title: 'Mortgage Payoff Scenarios',
  description:
    'See what paying a little more each month does to a mortgage: how much interest it saves and how much sooner the home is yours.',
  calculate: 'Calculate Scenarios',
  waiting: 'Enter the loan amount and the interest rate first.',
  nothing: 'There’s no loan to work out: amount, rate and term must be above zero.',
  standard: 'Standard',
  with_extra: 'With extra',
} as const

/** `$400,000 at 6.5% for 30 years, $300 extra a month`. */
export function loanInWords({ inputs }: PayoffScenarios): string {
  const { loan_amount, interest_rate, loan_term, extra_payment } = inputs
  const extra = extra_payment > 0 ? `, ${formatMoney(extra_payment)} extra a month` : ''
  return `${formatMoney(loan_amount)} at ${formatRate(interest_rate)} for ${formatMonths(loan_term * 12)}${extra}`
}

export function answerInWords({ inputs, months_saved, with_extra }: PayoffScenarios): string {
  if (inputs.extra_payment === 0) return 'Enter an extra monthly payment to see what it saves.'
  if (months_saved === 0) return 'The loan ends in the same month; the extra lowers the interest a little.'
  return `You own the home outright after ${formatMonths(with_extra.months)}.`
}

export function balanceInWords({ inputs, standard, with_extra }: PayoffScenarios): string {
  const plain = `On schedule the balance reaches zero after ${formatMonths(standard.months)}.`
  if (inputs.extra_payment === 0) return plain
  return `${plain} With ${formatMoney(inputs.extra_payment)} extra a month it does so after ${formatMonths(with_extra.months)}.`
}

export function moneyInWords({ inputs, standard, with_extra, interest_saved }: PayoffScenarios): string {
  const cents = Math.round((with_extra.total_interest / inputs.loan_amount) * 100)
  const plain = `For every dollar borrowed, this loan costs ${cents} cents of interest.`
  return interest_saved > 0
    ? `${plain} Without the extra you would pay ${formatMoney(standard.total_paid)} in all.`
    : plain
}

export const breakdownWords = {
  title: 'Payment Breakdown',
  description: 'Where each monthly payment goes, now and later.',
  fromApplication: `It starts with your application, guessed costs and our estimated rate, which is built on our own figure from ${formatDay(BASE_RATE_DAY)}, not on the market. Type over anything you know.`,
  typeOver: 'Type over anything you know.',
  'paid-off': 'The loan is repaid. Taxes, insurance and dues stay.',
} as const

/** Until when mortgage insurance is paid, and on what that depends. */
export function pmiInWords(
  { pmi_months }: PaymentBreakdown,
  months_paid: number,
  home_value: number | null,
): string | null {
  if (pmi_months === null) return null
  if (months_paid >= pmi_months) return 'Mortgage insurance has ended by then, if every payment was on time.'
  const end = `after ${formatMonths(pmi_months)}`
  return home_value
    ? `Mortgage insurance ends by itself ${end}, when 78% of the home’s original value is still owed, if your payments are current. You may ask in writing at 80%.`
    : `Mortgage insurance ends ${end} at the latest, halfway through the loan. Enter what the home costs to see when it ends at 78%.`
}

export function splitInWords({ payment_number, months, principal_and_interest, interest }: PaymentBreakdown): string {
  if (payment_number === null || principal_and_interest === 0) return breakdownWords['paid-off']
  const share = Math.round((interest / principal_and_interest) * 100)
  return `Of payment ${payment_number} of ${months}, ${share}% of the loan’s own part is interest.`
}

export function turnInWords(month: number | null): string {
  if (month === null) return 'From the first payment on, more goes into the home than to the lender.'
  return `From payment ${month} on (after ${formatMonths(month - 1)}), more of it goes into your home than to the lender.`
}

export const payoffQuestions = [
  {
    question: 'What is in the monthly payment?',
    answer:
      'Principal and interest of a loan with a fixed rate. Property tax, insurance and dues come on top and don’t change what extra payments save.',
  },
  {
    question: 'When does the extra payment count?',
    answer:
      'With the first payment, and every month until the loan is repaid. All of it goes to the principal. Tell your lender it’s for the principal.',
  },
  {
    question: 'How exact are the figures?',
    answer:
      'The schedule runs month by month in whole cents, with a twelfth of the yearly rate each month, and the last payment settles the loan exactly. Your lender may round a cent differently.',
  },
  {
    question: 'Can I keep or share a result?',
    answer:
      'Yes. The address of the page holds the figures that you type: bookmark it or send it. Nothing is stored with us.',
  },
] as const
