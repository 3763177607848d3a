import { daysAway, formatLongDay } from '#domain/day-words.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { clockWords, escrowDayWords } from '#features/escrow/clock-words.ts'
import { noAnswerWords } from '#features/escrow/reminder-words.ts'
import type { ReminderWords } from '#resources/reminder-date.ts'
import type { Crossed } from './crossing.ts'
import type { LetterSubject } from './model.ts'
import type { ServicingDay } from './servicing-days.ts'

type PlainKind = Exclude<ServicingDay['what']['kind'], 'answer' | 'answer-about' | 'rate-letter'>

interface DayWords {
  /** What the day is, in lists and calendars. */
  title: string
  /** What to do, or what must have happened. */
  detail: string
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

const dayWords: Record<PlainKind, DayWords> = {
  'new-servicer': {
    title: 'First day to pay the new servicer',
    detail: 'Both letters say so. Move your autopay over, and call your old servicer once before the first payment.',
    subject: away => `Your loan’s new servicer takes payments ${away}`,
    message: day => `By both letters the new servicer takes your payments from ${day} on.`,
    button: openChanges,
  },
  'transfer-unsure': {
    title: 'A letter names a new servicer from here on',
    detail: 'Keep paying as before. Call your old servicer on a number from an old statement.',
    subject: away => `A letter says your servicer changes ${away}: don’t trust it alone`,
    message: day =>
      `It names ${day}. Anybody can write such a letter, so pay no new address until both servicers have told you the same.`,
    button: openChanges,
  },
  'new-letter': {
    title: 'The new servicer must have written',
    detail: 'Never pay a new address before both letters say the same.',
    subject: () => 'The new servicer’s letter must have come by today',
    message: day =>
      `If the change is real, the new servicer had until ${day} to write to you. If no letter came, call your old servicer on a number you know.`,
    button: openChanges,
  },
  'transfer-grace': {
    title: 'Grace for the old address ends',
    detail: 'Until then a payment that the old servicer gets in time is not late.',
    subject: away => `Grace for payments to your old servicer ends ${away}`,
    message: day => `Until ${day} a payment that your old servicer gets in time may not be called late.`,
    button: openChanges,
  },
  'escrow-statement': {
    title: 'Yearly escrow statement',
    detail: 'It must have come by then. We check it with you.',
    subject: () => 'Your yearly escrow statement must have come by today',
    message: day => `It was due by ${day}. Did it come?`,
    button: 'Open Escrow Check',
  },
  'insurance-ends': {
    title: 'Mortgage insurance ends by law',
    detail: 'If your payments are up to date, it may no longer be in your payment from then on.',
    subject: away => `Your mortgage insurance must end ${away}, if you’re up to date`,
    message: day => `If your payments are up to date, the law ends it on ${day}.`,
    button: 'Open Statements',
  },
  'rate-changes': {
    title: 'First payment at the new rate',
    detail: 'It follows from index, margin and caps.',
    subject: away => `Your first payment at the new rate is due ${away}`,
    message: day => `From ${day} on your payment follows the new rate.`,
    button: openChanges,
  },
  'payoff-statement': {
    title: 'The payoff statement must be there',
    detail: 'A correct one is due within seven working days of a written request.',
    subject: () => 'Your payoff statement must be there by today',
    message: day => `It is due by ${day}. Did it come?`,
    button: openChanges,
  },
  'escrow-back': {
    title: 'Your escrow money must be back',
    detail: 'What is left in escrow comes back within 20 working days of the payoff.',
    subject: () => 'Your escrow money must be back by today',
    message: day => `What is left must be sent by ${day}. Did it come?`,
    button: openChanges,
  },
  'last-escrow-statement': {
    title: 'The last escrow statement must be sent',
    detail: 'It tells what came in and went out until the payoff.',
    subject: () => 'Your last escrow statement must be sent by today',
    message: day => `It is due by ${day}.`,
    button: openChanges,
  },
  'insurance-charge': {
    title: 'Before this day they may charge no insurance',
    detail: 'Send proof of your own insurance before that day, to the address in the notice.',
    subject: away => `Send proof of your insurance: they could charge you ${away}`,
    message: day => `From ${day} on you could be charged for insurance, unless your servicer has proof of yours.`,
    button: openChanges,
  },
  'insurance-refund': {
    title: 'The insurance charge must be back',
    detail: 'What was charged for days with cover is due within 15 days of your proof.',
    subject: () => 'What they charged for insurance must be back by today',
    message: day => `By ${day} their policy must be cancelled, and what they charged for insured days be back.`,
    button: openChanges,
  },
}

/** A first change is told long before, so that there is time to refinance; each later one shortly before. */
const rateLetterWords: Record<'first' | 'each', DayWords> = {
  first: {
    title: 'Letter about your new rate',
    detail: 'For the first change it must be sent 210 to 240 days before the first new payment.',
    subject: () => 'The letter about your new rate must be on its way',
    message: day => `For a first change it had to be sent by ${day}. It tells the rate to expect.`,
    button: openChanges,
  },
  each: {
    title: 'Letter about your new rate',
    detail: 'For a later change it must be sent 60 to 120 days before the first new payment.',
    subject: () => 'The letter about your new rate must be on its way',
    message: day => `It had to be sent by ${day}. It tells the new rate and the new payment.`,
    button: openChanges,
  },
}

function wordsOf(what: Exclude<ServicingDay['what'], { kind: 'answer' | 'answer-about' }>): DayWords {
  return what.kind === 'rate-letter' ? rateLetterWords[what.notice] : dayWords[what.kind]
}

export function servicingDayTitle({ what, servicer }: Pick<ServicingDay, 'what' | 'servicer'>): string {
  if (what.kind !== 'answer' && what.kind !== 'answer-about') return wordsOf(what).title
  return escrowDayWords.letter(servicer, clockWords[what.rule].title)
}

export function servicingDayDetail({ what }: Pick<ServicingDay, 'what'>): string {
  if (what.kind !== 'answer' && what.kind !== 'answer-about') return wordsOf(what).detail
  return clockWords[what.rule].why
}

/** What a reminder of a servicing day says. */
export function servicingReminderWords({ what, servicer, day }: ServicingDay, days: number): ReminderWords {
  const long = formatLongDay(day)
  if (what.kind === 'answer' || what.kind === 'answer-about') {
    return {
      title: clockWords[what.rule].today,
      message: aboutWords[what.kind === 'answer' ? 'statement' : what.about](long),
      details: [...(servicer ? [noAnswerWords.who(servicer)] : []), noAnswerWords.what],
      button: openChanges,
    }
  }
  const { subject, message, detail, button } = wordsOf(what)
  const who = servicer ? [servicerWords(what.kind, servicer)] : []
  return { title: subject(daysAway(days)), message: message(long), details: [detail, ...who], button }
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
  return years === 1
    ? `Counted with ${costs} of costs and one more year in the home, as you said.`
    : `Counted with ${costs} of costs and ${years} more years in the home, as you said.`
}
