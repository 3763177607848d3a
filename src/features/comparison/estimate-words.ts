import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import { formatDate } from '#domain/day-words.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { BASE_RATE, BASE_RATE_DAY } from '#domain/rate-estimate.ts'
import type { OwnLoan } from './own-loan.ts'

/** The parts of a month, wherever it is taken apart. */
export const monthParts = {
  principal_and_interest: 'Loan',
  property_tax: 'Tax',
  home_insurance: 'Insurance',
  mortgage_insurance: 'Mortgage insurance',
} as const

export const estimateWords = {
  title: 'Your estimate',
  each: 'each month, with taxes and insurance',
  how({ loan_amount, rate, property_state }: OwnLoan): string {
    return `For ${formatMoney(loan_amount)} at ${formatRate(rate)}, our estimate from your answers. Taxes and insurance are our guesses${property_state ? ` for ${property_state}` : ''}.`
  },
  base: `Our rate starts from a fixed ${formatRate(BASE_RATE)}, last reviewed on ${formatDate(BASE_RATE_DAY)}, not from the market.`,
  notAnOffer: 'No lender has promised this. Real offers differ, so ask at least two.',
  next: 'Put in a real offer',
  ways: {
    type: { label: 'Type it', detail: 'Name, rate and fees' },
    paste: { label: 'Paste it', detail: 'From an email or a page' },
    papers: { label: 'Drop a Loan Estimate', detail: 'It’s read on your device' },
  },
  none: 'No quote yet?',
  ask: 'Choose lenders to ask',
  sample: 'Sample',
  sampleTitle: 'What you’ll see with three offers',
  sampleFees: 'in fees',
  sampleLoan: (loan: string) => `Made-up lenders, on a loan of ${loan}.`,
} as const

/** A survey is of a Thursday, and the next one comes a week later. */
const SURVEY_DAYS = 7

/** `This week’s average for a 30-year fixed loan is 6.24% (Freddie Mac’s survey of Nov 12, 2026).` */
export function averageWords({ date, thirty_year }: { date: CalendarDay; thirty_year: number }, today: CalendarDay) {
  const rate = `${thirty_year.toFixed(2)}%`
  const survey = `Freddie Mac’s survey of ${formatDate(date)}`
  return daysBetween(date, today) <= SURVEY_DAYS
    ? `This week’s average for a 30-year fixed loan is ${rate} (${survey}).`
    : `The last average we have for a 30-year fixed loan is ${rate} (${survey}, more than a week ago).`
}
