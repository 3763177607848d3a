import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate } from '#domain/day-words.ts'
import { changeLetterWords as words } from './changes-words.ts'
import type { LetterSubject } from './model.ts'
import type { LetterKind } from './monthly-letter.ts'
import { monthlyLetterWords } from './monthly-letter-words.ts'

interface ChangeLetter {
  about: LetterSubject
  kind: LetterKind
  servicer: string
  points: readonly string[]
  /** What they should do; the usual where nothing is said. */
  wants?: string
  today: CalendarDay
}

/** One numbered point for each figure, as in a letter about a statement. */
export function changeLetter({ about, kind, servicer, points, wants, today }: ChangeLetter): string {
  return [
    formatDate(today),
    words.to(servicer),
    kind === 'error' ? monthlyLetterWords.notice : monthlyLetterWords.request,
    words.about[about],
    points.map((point, at) => `${at + 1}. ${point}`).join('\n'),
    wants ?? (kind === 'error' ? words.correct : words.explain),
    words.thanks,
  ].join('\n\n')
}
