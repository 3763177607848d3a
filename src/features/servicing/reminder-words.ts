import { daysAway, formatLongDay } from '#domain/day-words.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.ts'
import { clockWords } from '#features/escrow/clock-words.ts'
import { noAnswerWords } from '#features/escrow/reminder-words.ts'
import type { ReminderWords } from '#resources/reminder-date.ts'
import type { Crossed } from './crossing.ts'
import type { LetterSubject } from './model.ts'
import { servicingDayDetail } from './servicing-day-words.ts'
import type { ServicingDay } from './servicing-days.ts'

type PlainKind = Exclude<ServicingDay['what']['kind'], 'answer' | 'answer-about' | 'rate-letter'>

interface Said {
  /** Under the bell, and the mail's subject. */
  subject(away: string): string
  message(day: string): string
  button: string
}

const openChanges = 'Open it in Keyturn'

const aboutWords: Record<LetterSubject | 'statement', (day: string) => string> = {
  statement: day => `Your letter about a statement should have an answer by ${day}. Did one come?`,
  transfer: day => `Your letter about the change of servicer should have an answer by ${day}. Did one come?`,
  payoff: day => `Your letter about your payoff should have an answer by ${day}. Did one come?`,
  rate: day => `Your letter about your new rate should have an answer by ${day}. Did one come?`,
  insurance: day => `Your letter about the insurance they bought should have an answer by ${day}. Did one come?`,
}

const reminderWords: Record<PlainKind, Said> = {
  'new-servicer': {
    subject: away => `Your loan’s new servicer takes payments ${away}`,
    message: day => `By both letters the new servicer takes your payments from ${day} on.`,
    button: openChanges,
  },
  'transfer-unsure': {
    subject: away => `A letter says your servicer changes ${away}: don’t trust it alone`,
    message: day =>
      `It names ${day}. Anybody can write such a letter, so pay no new address until both servicers have told you the same.`,
    button: openChanges,
  },
  'new-letter': {
    subject: () => 'The new servicer’s letter must have come by today',
    message: day =>
      `If the change is real, the new servicer had until ${day} to write to you. If no letter came, call your old servicer on a number you know.`,
    button: openChanges,
  },
  'transfer-grace': {
    subject: away => `Grace for payments to your old servicer ends ${away}`,
    message: day => `Until ${day} a payment that your old servicer gets in time may not be called late.`,
    button: openChanges,
  },
  'escrow-statement': {
    subject: () => 'Your yearly escrow statement must have come by today',
    message: day => `It was due by ${day}. Did it come?`,
    button: 'Open Escrow Check',
  },
  'insurance-ends': {
    subject: away => `Your mortgage insurance must end ${away}, if you’re up to date`,
    message: day => `If your payments are up to date, the law ends it on ${day}.`,
    button: 'Open Statements',
  },
  'rate-changes': {
    subject: away => `Your first payment at the new rate is due ${away}`,
    message: day => `From ${day} on your payment follows the new rate.`,
    button: openChanges,
  },
  'payoff-statement': {
    subject: () => 'Your payoff statement must be there by today',
    message: day => `It is due by ${day}. Did it come?`,
    button: openChanges,
  },
  'escrow-back': {
    subject: () => 'Your escrow money must be back by today',
    message: day => `What is left must be sent by ${day}. Did it come?`,
    button: openChanges,
  },
  'last-escrow-statement': {
    subject: () => 'Your last escrow statement must be sent by today',
    message: day => `It is due by ${day}.`,
    button: openChanges,
  },
  'insurance-charge': {
    subject: away => `Send proof of your insurance: they could charge you ${away}`,
    message: day => `From ${day} on you could be charged for insurance, unless your servicer has proof of yours.`,
    button: openChanges,
  },
  'insurance-refund': {
    subject: () => 'What they charged for insurance must be back by today',
    message: day => `By ${day} their policy must be cancelled, and what they charged for insured days be back.`,
    button: openChanges,
  },
}

/** A first change is announced long before, so that there is time to refinance; each later one shortly before. */
const rateLetterWords: Record<'first' | 'each', Said> = {
  first: {
    subject: () => 'The letter about your new rate must be on its way',
    message: day => `For a first change it had to be sent by ${day}. It tells the rate to expect.`,
    button: openChanges,
  },
  each: {
    subject: () => 'The letter about your new rate must be on its way',
    message: day => `It had to be sent by ${day}. It tells the new rate and the new payment.`,
    button: openChanges,
  },
}

function wordsOf(what: Exclude<ServicingDay['what'], { kind: 'answer' | 'answer-about' }>): Said {
  return what.kind === 'rate-letter' ? rateLetterWords[what.notice] : reminderWords[what.kind]
}

/** What a reminder of a servicing day says. */
export function servicingReminderWords(
  { what, servicer, day }: Pick<ServicingDay, 'what' | 'servicer' | 'day'>,
  days: number,
): ReminderWords {
  const long = formatLongDay(day)
  if (what.kind === 'answer' || what.kind === 'answer-about') {
    return {
      title: clockWords[what.rule].today,
      message: aboutWords[what.kind === 'answer' ? 'statement' : what.about](long),
      details: [...(servicer ? [noAnswerWords.who(servicer)] : []), noAnswerWords.what],
      button: openChanges,
    }
  }
  const { subject, message, button } = wordsOf(what)
  const who = servicer ? [servicerWords(what.kind, servicer)] : []
  return {
    title: subject(daysAway(days)),
    message: message(long),
    details: [servicingDayDetail({ what }), ...who],
    button,
  }
}

function servicerWords(kind: ServicingDay['what']['kind'], servicer: string): string {
  return kind === 'new-servicer' || kind === 'transfer-grace'
    ? `Your new servicer is ${servicer}.`
    : `Your servicer is ${servicer}.`
}

/** The average of lenders has come down to the owner's number; what it was counted with is said with it. */
export function crossedWords({ rate, pays_at, basis }: Crossed): ReminderWords {
  return {
    title: `Rates are at your number: ${formatRate(rate)}`,
    message: `Lenders averaged ${formatRate(rate)}. On average a refinance of your loan pays at ${formatRate(pays_at)} or below. ${basisWords(basis)}`,
    details: [
      'An average isn’t your quote. Get three Loan Estimates on one day, and check each against keeping your loan.',
      'We won’t say so again until rates have moved by an eighth of a point.',
    ],
    button: 'Open Refinance Number',
  }
}

function basisWords(basis: Crossed['basis']): string {
  if (!basis) return 'See on the page which costs and which years it is counted with.'
  const [costs, years] = [formatMoney(basis.costs), basis.stay_years]
  if (basis.is_ours)
    return `We counted with a guess: ${costs} of costs, 2% of what you owe, and ${years} more years in the home. Yours may differ.`
  return plural(years, {
    one: `Counted with ${costs} of costs and one more year in the home, as you said.`,
    other: `Counted with ${costs} of costs and ${years} more years in the home, as you said.`,
  })
}
