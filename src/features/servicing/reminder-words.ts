import { daysAway, formatLongDay } from '#domain/day-words.ts'
import { formatRate } from '#domain/figures.ts'
import { clockWords } from '#features/escrow/clock-words.ts'
import type { ReminderWords } from '#resources/reminder-date.ts'
import type { LetterSubject } from './model.ts'
import type { ServicingDay } from './servicing-days.ts'

type PlainKind = Exclude<ServicingDay['what']['kind'], 'answer' | 'answer-about'>

interface DayWords {
  /** What the day is, in lists and calendars. */
  title: string
  /** What to do, or what must have happened. */
  detail: string
  told(away: string): string
  message(servicer: string, day: string): string
  button: string
}

const openChanges = 'Open it in Keyturn'

const aboutWords: Record<LetterSubject, string> = {
  transfer: 'the change of servicer',
  payoff: 'your payoff',
  rate: 'your new rate',
  insurance: 'the insurance they bought',
}

const dayWords: Record<PlainKind, DayWords> = {
  'new-servicer': {
    title: 'First day to pay the new servicer',
    detail: 'Move autopay over, once both letters say the same.',
    told: away => `Your loan’s new servicer takes payments ${away}`,
    message: (servicer, day) => `${servicer || 'The new servicer'} takes payments from ${day} on.`,
    button: openChanges,
  },
  'new-letter': {
    title: 'The new servicer must have written',
    detail: 'Never pay a new address before both letters say the same.',
    told: () => 'The new servicer’s letter must have come by today',
    message: (servicer, day) =>
      `${servicer || 'The new servicer'} had until ${day} to write to you. If no letter came, call your old servicer on a number you know.`,
    button: 'Open Statements',
  },
  'transfer-grace': {
    title: 'Grace for the old address ends',
    detail: 'Until then a payment that the old servicer gets in time is not late.',
    told: away => `Grace for payments to your old servicer ends ${away}`,
    message: (_servicer, day) => `Until ${day} a payment that your old servicer gets in time may not be called late.`,
    button: 'Open Statements',
  },
  'escrow-statement': {
    title: 'Yearly escrow statement',
    detail: 'It must have come by then. We check it with you.',
    told: () => 'Your yearly escrow statement must have come by today',
    message: (servicer, day) => `${servicer || 'Your servicer'} had until ${day} to send it. Did it come?`,
    button: 'Open Escrow Check',
  },
  'insurance-ends': {
    title: 'Mortgage insurance ends by law',
    detail: 'From then on it may no longer be in your payment.',
    told: away => `Your mortgage insurance must end ${away}`,
    message: (_servicer, day) => `If your payments are up to date, the law ends it on ${day}.`,
    button: 'Open Statements',
  },
  'rate-letter': {
    title: 'Letter about your new rate',
    detail: 'The first one must be sent by then, 210 days before the first new payment.',
    told: () => 'The letter about your new rate must be on its way',
    message: (servicer, day) => `${servicer || 'Your servicer'} had to send it by ${day}. It tells the rate to expect.`,
    button: openChanges,
  },
  'rate-changes': {
    title: 'First payment at the new rate',
    detail: 'It follows from index, margin and caps.',
    told: away => `Your first payment at the new rate is due ${away}`,
    message: (_servicer, day) => `From ${day} on your payment follows the new rate.`,
    button: openChanges,
  },
  'payoff-statement': {
    title: 'The payoff statement must be there',
    detail: 'A correct one is due within seven working days of a written request.',
    told: () => 'Your payoff statement must be there by today',
    message: (servicer, day) => `${servicer || 'Your servicer'} has until ${day}. Did it come?`,
    button: openChanges,
  },
  'escrow-back': {
    title: 'Your escrow money must be back',
    detail: 'What is left in escrow comes back within 20 working days of the payoff.',
    told: () => 'Your escrow money must be back by today',
    message: (servicer, day) => `${servicer || 'Your servicer'} has until ${day} to send what is left. Did it come?`,
    button: openChanges,
  },
  'last-escrow-statement': {
    title: 'The last escrow statement must be sent',
    detail: 'It tells what came in and went out until the payoff.',
    told: () => 'Your last escrow statement must be sent by today',
    message: (servicer, day) => `${servicer || 'Your servicer'} has until ${day} to send it.`,
    button: openChanges,
  },
  'insurance-charge': {
    title: 'They may charge you for insurance from here on',
    detail: 'Send proof of your own insurance before that day, to the address in the notice.',
    told: away => `Send proof of your insurance: they may charge you ${away}`,
    message: (servicer, day) =>
      `From ${day} on ${servicer || 'your servicer'} may charge you for insurance, unless it has proof of yours.`,
    button: openChanges,
  },
  'insurance-refund': {
    title: 'The insurance charge must be back',
    detail: 'What was charged for days with cover is due within 15 days of your proof.',
    told: () => 'What they charged for insurance must be back by today',
    message: (servicer, day) =>
      `${servicer || 'Your servicer'} has until ${day} to cancel its policy and give back what it charged.`,
    button: openChanges,
  },
}

export function servicingDayTitle({ what, servicer }: Pick<ServicingDay, 'what' | 'servicer'>): string {
  if (what.kind !== 'answer' && what.kind !== 'answer-about') return dayWords[what.kind].title
  const title = clockWords[what.rule]?.title ?? ''
  return servicer ? `${servicer}: ${title.toLowerCase()}` : title
}

export function servicingDayDetail({ what }: Pick<ServicingDay, 'what'>): string {
  if (what.kind !== 'answer' && what.kind !== 'answer-about') return dayWords[what.kind].detail
  return clockWords[what.rule]?.why ?? ''
}

/** What a reminder of a servicing day says. */
export function servicingReminderWords({ what, servicer, day }: ServicingDay, days: number): ReminderWords {
  const long = formatLongDay(day)
  if (what.kind === 'answer' || what.kind === 'answer-about') {
    const about = what.kind === 'answer' ? 'a statement' : aboutWords[what.about]
    const { title, why } = clockWords[what.rule] ?? { title: '', why: '' }
    return {
      title: `Your letter about ${about}: ${title.toLowerCase()} by today`,
      message: `${servicer || 'Your servicer'} has until ${long} (${why}). Did an answer come?`,
      details: ['If none comes, write again and keep the proof. You can also complain to the CFPB. Keep paying.'],
      button: openChanges,
    }
  }
  const { told, message, detail, button } = dayWords[what.kind]
  return { title: told(daysAway(days)), message: message(servicer, long), details: [detail], button }
}

/** The average of lenders has come down to the owner's number. */
export function crossedWords(rate: number, pays_at: number): ReminderWords {
  return {
    title: `Rates are at your number: ${formatRate(rate)}`,
    message: `Lenders averaged ${formatRate(rate)}. On average a refinance of your loan pays at ${formatRate(pays_at)} or below.`,
    details: [
      'An average isn’t your quote. Get three Loan Estimates on one day, and check each against keeping your loan.',
      'We won’t say so again until rates have moved by an eighth of a point.',
    ],
    button: 'Open Refinance Number',
  }
}
