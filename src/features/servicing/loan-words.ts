import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay } from '#domain/day-words.ts'
import { formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.ts'

export const loanFormLabels = {
  servicer: 'Servicer: who you pay',
  balance: 'What you still owe',
  due_on: 'Next payment due on',
  rate: 'Rate',
  payment: 'Principal and interest a month',
  escrow: 'Taxes and insurance a month',
  mortgage_insurance: 'Mortgage insurance a month',
  home_value: 'What you paid for the home',
  first_payment_on: 'First payment of this loan',
  late_fee_percent: 'Late fee in your note',
  grace_days: 'Days of grace in your note',
  insurance_ends_on: 'Day mortgage insurance ends by law',
  rate_changes_on: 'First payment at a new rate',
} as const

export const loanFormWords = {
  title: 'Your loan’s figures',
  enter: 'Enter your loan',
  enterWhy: 'Four figures from your last statement are enough. It takes a minute.',
  enterRest: 'What your closing tells is filled in. Your last statement has the rest.',
  closedHere: 'From your papers and the closing. Change what is different.',
  entered: 'As you entered them.',
  more: 'More, if you know it',
  balanceHint: 'Statements call it outstanding or unpaid principal.',
  paymentHint: 'Without taxes and insurance.',
  valueHint: 'Or another value to count with.',
  insuranceHint: 'Your mortgage insurance diary counts it.',
  rateDay: 'When does your rate first change?',
  rateDayWhy: (counted: CalendarDay) =>
    `By the years that your papers or your offer call fixed, the first payment at a new rate is on ${formatDay(counted)}. That is our count: your note has the day.`,
  enterRateDay: 'Enter the day',
  rateHint: 'Only for a loan whose rate adjusts.',
  save: 'Save',
  saved: 'Your loan is saved',
  change: 'Change',
  close: 'Close',
  none: '—',
  asBefore: (due: CalendarDay, figure: string) => `${figure} before the payment of ${formatDay(due)}`,
  days: (days: number) => plural(days, { one: '1 day', other: `${days} days` }),
} as const

export function asIfRateStays(rate: number, may_change_on: CalendarDay): string {
  return `Counted as if your rate stayed at ${formatRate(rate)}. From the payment of ${formatDay(may_change_on)} it can change.`
}

export const entryWords = {
  otherTitle: 'You are planning another loan here',
  other: 'The loan you already pay gets a place of its own, so nothing mixes. You can change between them at the top.',
  begin: 'Add the loan I pay',
} as const

/** The loan's days beside the timeline, and as a file for a calendar. */
export const loanDayWords = {
  title: 'From the loan you pay',
  calendar: 'Add to my calendar',
  fileName: 'keyturn-my-home.ics',
} as const
