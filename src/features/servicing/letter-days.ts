import { servicingDate } from '#domain/servicing/deadlines.ts'
import { type LetterClock, letterClock, waitingDates } from '#features/escrow/letter-clock.ts'
import type { SentLetter } from '#features/escrow/model.ts'
import type { LetterSubject, SentAbout } from './model.ts'

/** A wrong payoff figure has a clock of its own: 7 working days, and no more time for the asking. */
export function aboutClock(
  about: LetterSubject,
  letter: Pick<SentLetter, 'kind' | 'mailed_on' | 'received_on'>,
): LetterClock {
  const clock = letterClock(letter)
  if (about !== 'payoff' || letter.kind !== 'error') return clock
  const dates = clock.dates.filter(({ key }) => key === 'error-acknowledged')
  return { ...clock, dates: [...dates, servicingDate('payoff-error-answered', clock.received_on)] }
}

/** The days of letters that are about no statement and wait for an answer. */
export function aboutDays(letters: readonly SentAbout[]) {
  return letters.flatMap(({ about, letter }) =>
    waitingDates(letter, aboutClock(about, letter)).map(date => ({ ...date, about, letter })),
  )
}
