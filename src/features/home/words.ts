import { COMFORTABLE_DEBTS, COMFORTABLE_HOME } from '#domain/affordability.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate, formatDay, formatPlainDay, formatShortDay, unbroken } from '#domain/day-words.ts'
import { isKnown } from '#domain/figure-source.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.ts'
import { possessive } from '#domain/possessive.ts'
import type { SurveyRate } from '#domain/survey-rate.ts'
import type { PriceFit } from '#features/calculators/affordability.ts'
import { TIE_DOLLARS } from '#features/comparison/confidence.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import type { Change } from './changes.ts'
import type { Closed } from './closed.ts'
import type { Stage } from './loan-stage.ts'
import type { Duel, NextStep } from './next-step.ts'
import type { RailNote } from './rail-notes.ts'

export const stageWords: Record<Stage, string> = {
  plan: 'Plan',
  compare: 'Compare',
  apply: 'Apply',
  close: 'Close',
  keys: 'Keys',
}

export const homeWords = {
  rail: 'Your way to the keys',
  done: 'done',
  month: 'Your whole monthly payment',
  cash: 'Cash to bring',
  cashAtLeast: 'Cash to bring, at least',
  firstPayment: 'Your first payment',
  eachMonth: 'Your payment each month',
  comfortable: 'A comfortable price for you',
  unknown: '—',
  questions: 'Four short steps, about two minutes',
  start: 'Start',
  goOn: 'Finish the questions',
  nextStep: 'Your next step',
  changed: (since: string) => `What changed since ${since}`,
  comingUp: 'Coming up',
  probably: 'Probably by then',
  toTimeline: 'Open the timeline',
  numbers: 'Your numbers',
  numbersNote: 'Every page starts from these numbers.',
  editAnswers: 'Edit answers',
  price: 'Price',
  down: (percent: number | null) => (percent === null ? 'Down payment' : `Down, ${Math.round(percent)}%`),
  loan: 'Loan',
  comfortablePrice: 'Comfortable price',
  seeWhy: 'See why',
  how: 'Where the figures come from',
  stay: 'You’ll stay',
  years: (years: number) => plural(years, { one: '1 year', other: `${years} years` }),
  plan: 'You’ll see what you can comfortably pay, your estimated rate and why, and what a home costs each month. No credit check.',
} as const

export function railNoteWords(note: RailNote): string {
  switch (note.kind) {
    case 'here':
      return 'You’re here'
    case 'done':
      return `Done ${formatPlainDay(note.on)}`
    case 'day':
      return note.guessed ? `Probably ${formatShortDay(note.on)}` : formatShortDay(note.on)
    case 'days-left':
      return note.days === 0 ? 'Today' : plural(note.days, { one: '1 day to go', other: `${note.days} days to go` })
  }
}

/** The way's end in one line, where there is no room for a date below each stop. */
export function keysLine(notes: Partial<Record<Stage, RailNote>>): string | null {
  const { close, keys } = notes
  if (keys?.kind !== 'days-left' || close?.kind !== 'day') return null
  const [day, keysNote] = [formatShortDay(close.on), railNoteWords(keys).toLowerCase()]
  return close.guessed ? `Closing probably on ${day} · ${keysNote}` : `Closing on ${day} · ${keysNote}`
}

/** Where the headline's figure comes from, in one sentence. */
export function monthWords(
  { from, lender, rate, market, is_chosen }: OwnLoan,
  { rated: offers, has_guess }: Pick<Duel, 'rated' | 'has_guess'>,
  years: number,
): string {
  if (market)
    return `At ${formatRate(rate)}, what lenders averaged on ${unbroken(formatDate(market.survey.date))} (Freddie Mac’s survey, the newest we have). Taxes and insurance are our guesses.`
  if (from === 'estimate')
    return `At ${formatRate(rate)}, our guess from your answers. Taxes and insurance are guesses too.`
  if (is_chosen)
    return lender
      ? `With ${lender} at ${formatRate(rate)}: you told them yes. Taxes and insurance are our guesses.`
      : `With the offer you said yes to, at ${formatRate(rate)}. Taxes and insurance are our guesses.`
  const who = lender ? `with ${lender} at ${formatRate(rate)}` : `with your cheapest offer, at ${formatRate(rate)}`
  if (offers < 2) return `${capital(who)}. Taxes and insurance are our guesses.`
  if (has_guess) return `${capital(who)}. Some fees are still our guess, and so are taxes and insurance.`
  return `${capital(who)}. It’s the cheapest of your ${offers} offers if you stay ${homeWords.years(years)}. Taxes and insurance are our guesses.`
}

export function cashWords({ down_payment_amount, fees, fees_source }: OwnLoan): string {
  const guess = isKnown(fees_source) ? '' : ', which are our guess'
  return `${formatMoney(down_payment_amount)} down and ${formatMoney(fees)} in fees${guess}. Prepaid taxes, insurance and interest come on top, and transfer taxes, owner’s title insurance and your own agent where you pay them. Your Closing Disclosure has the exact sum.`
}

/** The cash as a Closing Disclosure prints it. */
export function printedCashWords(issued_on: CalendarDay | null): string {
  return issued_on
    ? `As printed on your Closing Disclosure of ${formatDay(issued_on)}. Call your closing agent at a number you know before you wire anything.`
    : 'As printed on your Closing Disclosure. Call your closing agent at a number you know before you wire anything.'
}

export function priceWords({ date, thirty_year }: SurveyRate): string {
  return `At ${formatRate(thirty_year)}, what lenders averaged on ${unbroken(formatDate(date))}, this keeps your home within ${COMFORTABLE_HOME}% of your pay before tax, and home and debts together within ${COMFORTABLE_DEBTS}%. Finish the questions to compare real offers.`
}

/** Whether the price leaves room, right below what it costs. */
export function fitWords({ comfortable, standing }: PriceFit): string {
  if (comfortable === null) return 'With these debts, no price leaves you room.'
  if (standing === 'fits') return `That’s comfortable for your pay, which would reach to ${formatMoney(comfortable)}.`
  if (standing === 'stretch') return `That’s a stretch: ${formatMoney(comfortable)} would be comfortable.`
  return `That’s beyond what many lenders accept: ${formatMoney(comfortable)} would be comfortable.`
}

export function keysWords({ lender, rate, first_payment_on, may_be_due_on }: Closed, today: CalendarDay): string {
  const who = rate === null ? lender : `${lender} at ${formatRate(rate)}`
  if (first_payment_on < today)
    return `To ${who}, with taxes and insurance as we guess them. Your bill has the exact sum.`
  if (may_be_due_on)
    return `Ask ${lender} when it’s due. We don’t know your closing day, so it may be ${formatDay(may_be_due_on)}. Taxes and insurance are our guesses; your closing papers have the exact sum and day.`
  return `Usually due ${formatDay(first_payment_on)}, to ${who}. Taxes and insurance are our guesses; your closing papers have the exact sum and day.`
}

interface StepWords {
  title: string
  detail: string
  action: string
  to: string
}

export function stepWords(step: NextStep): StepWords {
  switch (step.kind) {
    case 'first-offer':
      return {
        title: 'Add your first real offer',
        detail:
          'Type it, or drop a Loan Estimate. Until then you’ll see what lenders averaged, which none of them has promised you.',
        action: 'Add an offer',
        to: '/dashboard/comparison#lenders',
      }
    case 'second-offer':
      return {
        title: 'Get a second offer',
        detail: 'With two, you’ll see which costs less for as long as you stay, and what to ask the other one.',
        action: 'Compare offers',
        to: '/dashboard/comparison',
      }
    case 'ask-lender':
      return {
        title: `Ask ${step.ask} to beat ${step.cheapest}`,
        detail: `They’re ${formatMoney(step.apart)} apart over ${homeWords.years(step.years)}. One call could change that, and we’ve written the question for you.`,
        action: 'See what to ask',
        to: '/dashboard/comparison#ask',
      }
    case 'add-rate':
      return {
        title: `Add ${possessive(step.lender)} rate`,
        detail: 'Until then, its figures are our guess and nothing is said about it.',
        action: 'Add the rate',
        to: '/dashboard/comparison#lenders',
      }
    case 'add-fees':
      return {
        title: 'Type in your lenders’ fees',
        detail: 'Some are still our guess, so nobody can say for sure which loan costs least.',
        action: 'Add the fees',
        to: '/dashboard/comparison#lenders',
      }
    case 'choose':
      return {
        title: `Look at ${possessive(step.cheapest)} offer`,
        detail:
          step.apart < TIE_DOLLARS
            ? `It costs about the same as ${possessive(step.next)} over ${homeWords.years(step.years)}. Pick the one you trust.`
            : `It’s ${formatMoney(step.apart)} cheaper than ${possessive(step.next)} over ${homeWords.years(step.years)}. Check both against their papers before you choose.`,
        action: 'See the comparison',
        to: '/dashboard/comparison',
      }
    case 'contract-date':
      return {
        title: 'Add the day you signed',
        detail: 'Every date up to the keys follows from your contract.',
        action: 'Open the timeline',
        to: '/dashboard/timeline',
      }
    case 'event':
      return {
        title: step.title,
        detail: eventDetail(step),
        action: 'Open the timeline',
        to: '/dashboard/timeline',
      }
    case 'check-papers':
      return {
        title: 'Check your Closing Disclosure',
        detail: 'Check it against your Loan Estimate. It takes a minute, and it stays on this device.',
        action: 'Check the papers',
        to: '/dashboard/papers',
      }
    case 'mark-closed':
      return {
        title: 'Got the keys?',
        detail: 'Record how your loan closed. Your figures are kept, and a card and a gift are waiting.',
        action: 'Mark Loan as Closed',
        to: '/dashboard/closure',
      }
    case 'card':
      return {
        title: 'Share the news',
        detail: 'Make a card for the people who helped you here.',
        action: 'Make a celebration card',
        to: '/dashboard/cards',
      }
  }
}

function eventDetail({ on, guessed, past }: { on: CalendarDay; guessed: boolean; past: boolean }): string {
  const day = formatShortDay(on)
  if (past && guessed) return `We’d guessed ${day}. No harm done. Done already? Check it off.`
  if (past) return `It was due ${day}. Done already? Check it off.`
  return `${guessed ? 'Probably by' : 'On'} ${day}.`
}

export function changeWords(change: Change): { title: string; detail: string } {
  switch (change.kind) {
    case 'lender-new':
      return {
        title: `${possessive(change.name)} offer is in`,
        detail:
          change.fees === null
            ? `${formatRate(change.rate)}.`
            : `${formatRate(change.rate)} with ${formatMoney(change.fees)} in fees.`,
      }
    case 'fees': {
      const by = Math.abs(change.to - change.from)
      return {
        title: `${possessive(change.name)} fees are ${formatMoney(by)} ${change.to < change.from ? 'lower' : 'higher'}`,
        detail: `${formatMoney(change.to)} now, ${formatMoney(change.from)} before.`,
      }
    }
    case 'rate':
      return {
        title: `${change.name} is at ${formatRate(change.to)}`,
        detail: `It was ${formatRate(change.from)}.`,
      }
    case 'done':
      return { title: change.title, detail: 'Done.' }
    case 'date':
      return { title: change.title, detail: `Now on ${formatShortDay(change.on)}.` }
  }
}

export function dayParts(day: CalendarDay): [weekday: string, date: string] {
  const [weekday = '', date = ''] = formatShortDay(day).split(', ')
  return [weekday, date]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
