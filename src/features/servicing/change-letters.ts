import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate } from '#domain/english-day.ts'
import type { CarriedFigure } from '#domain/servicing/transfer.ts'
import { changeLetterWords as words } from './change-letter-words.ts'
import type { ChangeReview, ChangeRow } from './change-review.ts'
import type { LetterSubject } from './model.ts'
import type { LetterKind } from './monthly-letter.ts'
import { figureWords, monthlyLetterWords, valueWords } from './monthly-letter-words.ts'

type Points<Key extends string, Review> = Record<Key, (row: ChangeRow<Key>, review: Review) => string>

/** What a letter names: all that is odd, or else all that is asked; and what that means, where the page is not in English. */
export function letterPoints<Key extends string, Review extends ChangeReview<Key>>(
  review: Review,
  points: Points<Key, Review>,
  meanings: Points<Key, Review> | null,
): Pick<ChangeLetter, 'kind' | 'points'> & { meanings: string[] | null } {
  const isError = review.odd.length > 0
  const said = (by: Points<Key, Review>) => (isError ? review.odd : review.asks).map(row => by[row.key](row, review))
  return { kind: isError ? 'error' : 'information', points: said(points), meanings: meanings && said(meanings) }
}

/** What changed on the way from one servicer to the next. */
export function carriedPoint({ figure, old, new: fresh }: CarriedFigure): string {
  return words.carried(figureWords[figure], valueWords(figure, old), valueWords(figure, fresh))
}

export interface ChangeLetter {
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
