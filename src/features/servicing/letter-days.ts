import { type ServicingDate, servicingDate } from '#domain/servicing/deadlines.ts'
import { type LetterClock, type LetterRule, letterClock } from '#features/escrow/letter-clock.ts'
import type { SentLetter } from '#features/escrow/model.ts'
import type { LetterSubject, SavedMonthly, SentAbout } from './model.ts'

export interface LetterDay extends ServicingDate<LetterRule> {
  statement: SavedMonthly
  letter: SentLetter
}

/** The days of letters that wait for an answer. What happens only if they write for more time is nobody's deadline yet. */
export function letterDays(statements: readonly SavedMonthly[]): LetterDay[] {
  return statements.flatMap(statement => {
    const { letter } = statement
    if (!letter || letter.is_answered) return []
    const dates = letterClock(letter).dates.filter(({ key }) => !key.endsWith('-extended'))
    return dates.map(date => ({ ...date, statement, letter }))
  })
}

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

interface AboutDay extends ServicingDate<LetterRule> {
  about: LetterSubject
  letter: SentLetter
}

/** The same for letters that are about no statement. */
export function aboutDays(letters: readonly SentAbout[]): AboutDay[] {
  return letters.flatMap(({ about, letter }) => {
    if (letter.is_answered) return []
    const dates = aboutClock(about, letter).dates.filter(({ key }) => !key.endsWith('-extended'))
    return dates.map(date => ({ ...date, about, letter }))
  })
}
