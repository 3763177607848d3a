import { formatDate, unbroken } from '#domain/day-words.ts'
import { formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.ts'
import type { Against } from '#domain/refinance/keep-or-replace.ts'
import {
  INFLATION,
  type OwnNumber,
  REAL_RETURN,
  type RefinanceZone,
  refinanceZone,
} from '#domain/refinance/own-number.ts'
import { rateSwings } from '#domain/refinance/rate-swing.ts'
import type { RefinanceTrap } from '#domain/refinance/traps.ts'
import type { SurveyRate } from '#domain/survey-rate.ts'
import type { CurrentLoan } from './current-loan.ts'
import type { AgainstKeeping, KeepVerdict } from './keep.ts'
import { stayWords } from './words.ts'

const FIRST_PAYMENT = 1

export const keepWords = {
  title: 'Against keeping what you have',
  financed: 'Add the costs to the new loan',
  financedHint: 'Nothing to pay at closing, but you owe it when you leave.',
  figures: (name: string) => `${name} against keeping your loan`,
  figure: 'Figure',
  timeLeft: (months: number) => `Time left, ${formatMonths(months)}`,
  asOffered: (months: number) => `As offered, ${formatMonths(months)}`,
  paymentChange: 'Payment each month',
  aheadAfter: 'Ahead after',
  afterStay: (months: number) => `Better off after ${formatMonths(months)}`,
  interestSaved: 'Interest saved to the end',
  cashCosts: 'The cash costs you',
  cashCost: (cost: string) => `Cash costs ${cost}`,
  yearly: (rate: number) => `${rate.toFixed(2)}% a year`,
  flyer: (months: number) =>
    `A flyer would say: paid back in ${formatMonths(months)}. That looks at the payment alone, not at what you owe.`,
  cannotKnow: 'What this can’t know',
  unknowns: [
    'Your job, your plans, your credit score. An average rate isn’t your quote.',
    'Rates can rise while you wait.',
    'Mortgage insurance, a prepayment penalty and points you paid before are left out on both sides. Ask about them.',
    'Close to your number? Get three Loan Estimates on one day.',
    'On the home you live in, every owner may cancel within three business days of signing.',
  ],
  number: 'A refinance pays at',
  orBelow: 'or below',
  guessedCosts: (costs: number, years: number) =>
    `With our guess of ${formatMoney(costs)} in costs and ${formatMonths(years * 12)} more in the home. Real offers bring their own costs, and so their own number.`,
  firstAnswer: 'Does it pay to refinance?',
} as const

export const standingLabels: Record<RefinanceZone, string> = {
  pays: 'Pays now',
  gains: 'Gains, but not yet',
  costs: 'Costs more than it saves',
}

/** A lower rate on the whole loan can save more than the cash costs. */
export function cashRateWords(rate: number): string {
  return rate < 0.005 ? 'nothing' : keepWords.yearly(rate)
}

/** The verdict in one sentence, and why. Over the time that is left, so that nothing but the loan changes. */
export function keepVerdictWords(
  { loan, offers, best, months }: KeepVerdict,
  names: readonly string[],
): { title: string; detail: string } {
  const leader = best === null ? null : offers[best]
  const name = names[best ?? -1] ?? ''
  if (leader?.standing === null) {
    return {
      title: `With ${name}, the ${formatMoney(leader.cash_out)} cost you ${cashRateWords(leader.cash_rate ?? 0)} ${stayWords(months)}`,
      detail:
        'That counts everything: the costs, and the new rate on your whole loan. Ask what a second mortgage or a home equity line would cost instead.',
    }
  }
  if (leader) {
    return {
      title: `${name} saves you ${formatMoney(leader.same_term.ahead_when_leaving)} ${stayWords(months)}`,
      detail: `${paymentWords(leader, loan)} ${aheadWords(leader.same_term)}`,
    }
  }
  const nearest = offers
    .flatMap((one, at) => (one ? [{ name: names[at] ?? '', ahead: one.same_term.ahead_when_leaving }] : []))
    .toSorted((one, other) => other.ahead - one.ahead)[0]
  return {
    title: `Keeping what you have costs least ${stayWords(months)}`,
    detail: nearest ? nearestWords(nearest.name, -nearest.ahead) : '',
  }
}

function nearestWords(name: string, more: number): string {
  return more < 1
    ? `${name} would cost about the same.`
    : `${name} comes closest. It would cost you ${formatMoney(more)} more by then.`
}

function paymentWords({ same_term, as_offered, offered_months }: AgainstKeeping, { months_left }: CurrentLoan): string {
  const left = formatMonths(months_left)
  if (offered_months >= months_left) {
    const by = formatMoney(Math.abs(same_term.payment_falls))
    return same_term.payment_falls < 0
      ? `The payment rises by ${by} a month over the same ${left} that you have left.`
      : `The payment falls by ${by} a month over the same ${left} that you have left.`
  }
  const by = formatMoney(Math.abs(as_offered.payment_falls))
  const own = formatMonths(offered_months)
  return as_offered.payment_falls < 0
    ? `That’s what its rate does over the ${left} that you have left. As offered, the payment rises by ${by} a month and the loan ends after ${own}.`
    : `That’s what its rate does over the ${left} that you have left. As offered, the payment falls by ${by} a month and the loan ends after ${own}.`
}

function aheadWords({ ahead_from_month }: Against): string {
  if (ahead_from_month === null) return 'You’d never be ahead.'
  return plural(ahead_from_month, {
    one: 'You’re ahead from the first payment.',
    other: `You’re ahead after ${ahead_from_month} months.`,
  })
}

/** 'Ahead after' in a table. */
export function aheadFigure({ ahead_from_month }: Against): string {
  if (ahead_from_month === null) return 'never'
  return plural(ahead_from_month, { one: '1 month', other: `${ahead_from_month} months` })
}

/** What a standing means for somebody who could take the offer now. */
export function standingDetail({ standing, number, same_term }: AgainstKeeping): string | null {
  if (standing === 'pays')
    return same_term.ahead_from_month === FIRST_PAYMENT
      ? 'You’re ahead from the first payment, and free to refinance again.'
      : 'On average, nothing is gained by waiting longer.'
  if (standing !== 'gains') return null
  return number
    ? `At these costs a refinance pays at ${formatRate(number.pays_at)}. On average, waiting is worth more. If you need a lower payment now, taking it is fair.`
    : 'Its rate can change, so nobody can say whether waiting is worth more.'
}

export function trapWords(trap: RefinanceTrap, { as_offered, same_term }: AgainstKeeping): string {
  switch (trap) {
    case 'term-starts-over': {
      const more_time = as_offered.payment_falls - same_term.payment_falls
      return `The term starts over. ${formatMoney(more_time)} of what the payment falls by is only more time to pay.`
    }
    case 'costs-in-the-loan':
      return 'Costs are in the loan. They aren’t free: you pay interest on them and owe them when you leave.'
    case 'cash-reprices':
      return 'Taking cash out gives your whole loan the new rate, not only the cash.'
  }
}

/** Before the first offer: what lenders averaged, against one's number. */
export function averageWords({ date, thirty_year }: SurveyRate, number: OwnNumber): string {
  const average = `Lenders averaged ${formatRate(thirty_year)} on ${unbroken(formatDate(date))}.`
  switch (refinanceZone(thirty_year, number)) {
    case 'pays':
      return `${average} On average, a refinance would pay now.`
    case 'gains':
      return `${average} A refinance would gain something, but on average waiting is worth more.`
    case 'costs':
      return `${average} At that rate a refinance would cost more than it saves.`
  }
}

/** Whose rule it is, and what it takes for granted. */
export function ruleWords(): string {
  const { usual, calm, wild } = rateSwings()
  return `Rule: Agarwal, Driscoll and Laibson, 2013, with ${REAL_RETURN * 100}% real return, ${INFLATION * 100}% inflation and rates that swing by ${usual.points} points a year, as from ${usual.from_year} to ${usual.to_year}. Over longer times it was ${calm.points} to ${wild.points}. “Pays” means on average.`
}
