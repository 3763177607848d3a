import type { CalendarDay } from '#domain/calendar-day.ts'
import {
  ERROR_CLOCK,
  INFORMATION_CLOCK,
  receivedIfMailed,
  type ServicingDate,
  servicingDate,
  servicingDates,
} from '#domain/servicing/deadlines.ts'
import type { SentLetter } from './model.ts'

/** What a letter sets running: the answers that are owed to it. */
export type LetterRule =
  | Exclude<(typeof ERROR_CLOCK)[number], 'error-no-bad-mark'>
  | (typeof INFORMATION_CLOCK)[number]
  | 'payoff-error-answered'

export interface LetterClock {
  received_on: CalendarDay
  /** By a receipt, and not by our five days. */
  is_proof: boolean
  dates: ServicingDate<LetterRule>[]
  /** Until then no bad mark about a disputed payment; only for a notice of error. */
  shielded_until: CalendarDay | null
}

export function letterClock({
  kind,
  mailed_on,
  received_on,
}: Pick<SentLetter, 'kind' | 'mailed_on' | 'received_on'>): LetterClock {
  const received = received_on ?? receivedIfMailed(mailed_on)
  const keys: readonly LetterRule[] =
    kind === 'error' ? ERROR_CLOCK.filter(key => key !== 'error-no-bad-mark') : INFORMATION_CLOCK
  return {
    received_on: received,
    is_proof: received_on !== null,
    dates: servicingDates(keys, received),
    shielded_until: kind === 'error' ? servicingDate('error-no-bad-mark', received).day : null,
  }
}

/** The days of a letter that waits for an answer. What happens only if they write for more time is nobody's deadline yet. */
export function waitingDates(letter: SentLetter, { dates } = letterClock(letter)): ServicingDate<LetterRule>[] {
  return letter.is_answered ? [] : dates.filter(({ key }) => !key.endsWith('-extended'))
}

/** The same of all letters about statements. */
export function letterDays<Statement extends { letter: SentLetter | null }>(statements: readonly Statement[]) {
  return statements.flatMap(statement => {
    const { letter } = statement
    return letter ? waitingDates(letter).map(date => ({ ...date, statement, letter })) : []
  })
}
