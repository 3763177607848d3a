import { daysAway, formatLongDay } from '#domain/day-words.ts'
import { formatRate } from '#domain/figures.ts'
import { clockWords } from '#features/escrow/clock-words.ts'
import type { ReminderWords } from '#resources/reminder-date.ts'
import type { ServicingDay } from './servicing-days.ts'

type PlainKind = Exclude<ServicingDay['what']['kind'], 'answer'>

interface DayWords {
  /** What the day is, in lists and calendars. */
  title: string
  /** What to do, or what must have happened. */
  detail: string
  told(away: string): string
  message(servicer: string, day: string): string
  button: string
}

const openHome = 'Open My Home'

const dayWords: Record<PlainKind, DayWords> = {
  'new-servicer': {
    title: 'First day to pay the new servicer',
    detail: 'Move autopay over, once both letters say the same.',
    told: away => `Your loan’s new servicer takes payments ${away}`,
    message: (servicer, day) => `${servicer || 'The new servicer'} takes payments from ${day} on.`,
    button: 'Open Statements',
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
    button: openHome,
  },
  'rate-changes': {
    title: 'First payment at the new rate',
    detail: 'It follows from index, margin and caps.',
    told: away => `Your first payment at the new rate is due ${away}`,
    message: (_servicer, day) => `From ${day} on your payment follows the new rate.`,
    button: openHome,
  },
}

export function servicingDayTitle({ what, servicer }: Pick<ServicingDay, 'what' | 'servicer'>): string {
  if (what.kind !== 'answer') return dayWords[what.kind].title
  const title = clockWords[what.rule]?.title ?? ''
  return servicer ? `${servicer}: ${title.toLowerCase()}` : title
}

/** What a reminder of a servicing day says. */
export function servicingReminderWords({ what, servicer, day }: ServicingDay, days: number): ReminderWords {
  const long = formatLongDay(day)
  if (what.kind === 'answer') {
    const { title, why } = clockWords[what.rule] ?? { title: '', why: '' }
    return {
      title: `Your letter about a statement: ${title.toLowerCase()} by today`,
      message: `${servicer || 'Your servicer'} has until ${long} (${why}). Did an answer come?`,
      details: ['If none comes, write again and keep the proof. You can also complain to the CFPB. Keep paying.'],
      button: 'Open Statements',
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
