import { clockWords, escrowDayWords } from '#features/escrow/clock-words.ts'
import type { ServicingDay } from './servicing-days.ts'

type PlainKind = Exclude<ServicingDay['what']['kind'], 'answer' | 'answer-about' | 'rate-letter'>

interface DayWords {
  /** What the day is, in lists and calendars. */
  title: string
  /** What to do, or what must have happened. */
  detail: string
}

const dayWords: Record<PlainKind, DayWords> = {
  'new-servicer': {
    title: 'First day to pay the new servicer',
    detail: 'Both letters say so. Move your autopay over, and call your old servicer once before the first payment.',
  },
  'transfer-unsure': {
    title: 'A letter names a new servicer from here on',
    detail: 'Keep paying as before. Call your old servicer on a number from an old statement.',
  },
  'new-letter': {
    title: 'The new servicer must have written',
    detail: 'Never pay a new address before both letters say the same.',
  },
  'transfer-grace': {
    title: 'Grace for the old address ends',
    detail: 'Until then a payment that the old servicer gets in time is not late.',
  },
  'escrow-statement': {
    title: 'Yearly escrow statement',
    detail: 'It must have come by then. We check it with you.',
  },
  'insurance-ends': {
    title: 'Mortgage insurance ends by law',
    detail: 'If your payments are up to date, it may no longer be in your payment from then on.',
  },
  'rate-changes': {
    title: 'First payment at the new rate',
    detail: 'It follows from index, margin and caps.',
  },
  'payoff-statement': {
    title: 'The payoff statement must be there',
    detail: 'A correct one is due within seven working days of a written request.',
  },
  'escrow-back': {
    title: 'Your escrow money must be back',
    detail: 'What is left in escrow comes back within 20 working days of the payoff.',
  },
  'last-escrow-statement': {
    title: 'The last escrow statement must be sent',
    detail: 'It tells what came in and went out until the payoff.',
  },
  'insurance-charge': {
    title: 'Before this day they may charge no insurance',
    detail: 'Send proof of your own insurance before that day, to the address in the notice.',
  },
  'insurance-refund': {
    title: 'The insurance charge must be back',
    detail: 'What was charged for days with cover is due within 15 days of your proof.',
  },
}

const rateLetterWords: Record<'first' | 'each', DayWords> = {
  first: {
    title: 'Letter about your new rate',
    detail: 'For the first change it must be sent 210 to 240 days before the first new payment.',
  },
  each: {
    title: 'Letter about your new rate',
    detail: 'For a later change it must be sent 60 to 120 days before the first new payment.',
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
