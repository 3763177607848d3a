import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate } from '#domain/day-words.ts'
import { formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.ts'
import type { RefinanceZone } from '#domain/refinance/own-number.ts'
import type { RefinanceTrap } from '#domain/refinance/traps.ts'
import type { NumberMove } from './refinance-number.ts'

const years = (count: number) => plural(count, { one: '1 more year', other: `${count} more years` })

export const refinanceWords = {
  yourNumber: 'your number',
  today: 'average now',
  yourLoan: 'your loan',
  paysAt: 'On average a refinance pays at',
  orBelow: 'or below',
  average: (rate: number, on: CalendarDay) =>
    `Lenders averaged ${formatRate(rate)} in the survey of ${formatDate(on)}. An average isn’t your quote.`,
  zones: {
    pays: (rate: number) => `${formatRate(rate)} or below: it pays`,
    gains: (rate: number) => `Up to ${formatRate(rate)}: it gains something, but waiting gains more on average`,
    costs: 'Above that: it costs more than it saves',
  },
  tell: 'Tell me when rates reach my number',
  tellHint: 'Once, and not again until rates have moved by an eighth of a point.',
  noNumber: 'There is no number for this loan: nothing is owed, or its rate is 0%.',
  moves: 'What moves your number',
  movesWhy: 'It is made of your costs, your stay and your loan.',
  plan: 'Your costs and your stay',
  planHint:
    'All that a new loan would cost you, less what the lender gives back. Two percent of what you owe is our start.',
  costs: 'Costs of refinancing',
  stay: 'Years you plan to stay',
  save: 'Save',
  saved: 'Saved',
  offer: 'Check an offer',
  offerHint: 'From a Loan Estimate or a flyer. It is held against keeping your loan.',
  offerRate: 'Rate offered',
  offerMonths: 'Term',
  offerTerm: (months: number) => (months % 12 === 0 ? `${months / 12} years` : formatMonths(months)),
  offerCosts: 'Its costs',
  offerCostsHint: 'Sections A, B, C and E less the lender’s credits. Not escrow or prepaid interest.',
  offerInLoan: 'The costs are added to the loan',
  offerCash: 'Cash you take out',
  remove: 'Remove this offer',
  verdicts: {
    pays: 'It pays now, on average.',
    gains: 'It gains something, but waiting gains more on average.',
    costs: 'It costs more than it saves.',
  } satisfies Record<RefinanceZone, string>,
  ahead: (dollars: number, stay: number) =>
    dollars >= 0
      ? `You’d be ${formatMoney(dollars)} ahead after ${plural(stay, { one: 'a year', other: `${stay} years` })}, over the same time left.`
      : `You’d be ${formatMoney(-dollars)} behind after ${plural(stay, { one: 'a year', other: `${stay} years` })}, over the same time left.`,
  against: 'Against keeping your loan',
  what: 'What',
  sameTime: (months: number) => `Time left, ${formatMonths(months)}`,
  asOffered: (months: number) => `New ${months % 12 === 0 ? `${months / 12} years` : formatMonths(months)}`,
  falls: 'Payment falls by',
  aheadAfter: 'Ahead after',
  never: 'Never',
  months: (months: number) => plural(months, { one: '1 month', other: `${months} months` }),
  whenLeaving: (stay: number) => `After ${plural(stay, { one: 'a year', other: `${stay} years` })}`,
  interestSaved: 'Interest saved to the end',
  /** A lower rate on the whole loan can save more than the cash costs. */
  cashRate: (rate: number | null) => {
    if (rate === null) return 'The costs take all of the cash that you’d get.'
    return rate < 0.005
      ? 'The cash costs nothing, all things counted.'
      : `The cash costs ${formatRate(Math.round(rate * 100) / 100)} a year, all things counted.`
  },
  flyer: (months: number) =>
    `A flyer would say: paid back in ${plural(months, { one: 'one month', other: `${months} months` })}. That looks at the payment alone and not at the debt.`,
  traps: {
    'term-starts-over': 'The years start over. Part of the lower payment is only more time to pay.',
    'costs-in-the-loan': 'The costs are in the loan, so you pay interest on them too.',
    'cash-reprices': 'Taking cash out puts the higher rate on all that you owe, not only on the cash.',
  } satisfies Record<RefinanceTrap, string>,
  start: 'Ready to compare lenders? That is a new loan with its own offers, dates and papers.',
  unknown: 'What this can’t know',
  unknowns: [
    'Your job, your plans, your credit score. The average rate isn’t your quote.',
    'Rates can rise while you wait.',
    'Near your number, get three Loan Estimates on one day.',
    'On your own home every owner may cancel a refinance with a new lender within three business days.',
  ],
  rule: (swing: number, from: number, to: number) =>
    `Rule: Agarwal, Driscoll and Laibson, 2013, with a real return of 5%, inflation of 2.5%, no tax deduction, and a yearly swing of rates of ${swing} points, counted from ${from} to ${to}. Not advice.`,
  loanFirst: 'First, the loan you have',
  loanFirstWhy: 'Your number is made of what you owe, your rate and the time left.',
  toLoan: 'Enter my loan',
} as const

export function moveWords({ key, costs, stay_years, swing }: NumberMove): { title: string; detail: string } {
  switch (key) {
    case 'as-you-are':
      return { title: 'As you are', detail: `${formatMoney(costs)} of costs, ${years(stay_years)}` }
    case 'lower-costs':
      return { title: '$2,000 less in costs', detail: 'Ask for a lender credit' }
    case 'almost-free':
      return { title: `Almost free, ${formatMoney(costs)}`, detail: 'Small costs make small steps pay' }
    case 'shorter-stay':
      return { title: years(stay_years), detail: 'Less time to earn it back' }
    case 'wilder-rates':
      return { title: 'If rates swing more', detail: `${swing} points a year, as from 1971 to 2004` }
  }
}
