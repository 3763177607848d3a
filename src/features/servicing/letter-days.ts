import type { ServicingDate } from '#domain/servicing/deadlines.ts'
import { letterClock } from '#features/escrow/letter-clock.ts'
import type { SentLetter } from '#features/escrow/model.ts'
import type { KeptMonthly } from './model.ts'

export interface LetterDay extends ServicingDate {
  statement: KeptMonthly
  letter: SentLetter
}

/** The days of letters that wait for an answer. What happens only if they write for more time is nobody's deadline yet. */
export function letterDays(statements: readonly KeptMonthly[]): LetterDay[] {
  return statements.flatMap(statement => {
    const { letter } = statement
    if (!letter || letter.is_answered) return []
    const dates = letterClock(letter).dates.filter(({ key }) => !key.endsWith('-extended'))
    return dates.map(date => ({ ...date, statement, letter }))
  })
}
