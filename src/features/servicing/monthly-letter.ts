import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate, formatLongDate } from '#domain/english-day.ts'
import type { StatementCheck } from '#domain/servicing/statement-check.ts'
import type { MonthlyStatement } from './model.ts'
import { figureWords, sumWords, valueWords, monthlyLetterWords as words } from './monthly-letter-words.ts'
import { type MonthlyReview, resultOf } from './monthly-review.ts'

export type LetterKind = 'error' | 'information'

/** A finding makes a notice of error, an open question a request for information; nothing to ask, no letter. */
export function letterKind({ odd, questions }: Pick<MonthlyReview, 'odd' | 'questions'>): LetterKind | null {
  if (odd.length > 0) return 'error'
  return questions.length > 0 ? 'information' : null
}

/** One numbered point for each figure, with what is printed, what was expected and how. */
export function monthlyLetter(
  statement: MonthlyStatement,
  review: MonthlyReview,
  kind: LetterKind,
  today: CalendarDay,
): string {
  const points = namedIn(review, kind).map((check, at) => `${at + 1}. ${pointOf(check, review)}`)
  const dated = statement.statement_on ? ` of ${formatLongDate(statement.statement_on)}` : ''
  return [
    formatDate(today),
    `To: ${statement.servicer || '____________'}, address for errors and requests\nLoan number: ____________\nProperty: ____________\nBorrower: ____________`,
    kind === 'error' ? words.notice : words.request,
    `It is about your monthly statement${dated} for the payment due on ${formatLongDate(statement.due_on)}.`,
    points.join('\n'),
    kind === 'error' ? words.correct : words.entries,
    'Thank you.\n\n____________',
  ].join('\n\n')
}

/** A figure that explains the others is enough; the rest would only repeat it. */
export function namedIn(review: MonthlyReview, kind: LetterKind): StatementCheck[] {
  const wanted = kind === 'error' ? 'odd' : 'ask'
  const named = review.checks.filter(check => resultOf(check) === wanted)
  const found = kind === 'error' ? named.filter(({ figure }) => review.odd.includes(figure)) : named
  return found.length > 0 ? found : named
}

function pointOf(check: StatementCheck, review: MonthlyReview): string {
  const name = figureWords[check.figure]
  const how = sumWords(check, review)
  if (check.printed === null || check.expected === null) return `${name}: ${how}.`
  const printed = valueWords(check.figure, check.printed)
  const expected = valueWords(check.figure, check.expected)
  return printed === expected
    ? `${name} says ${printed}. ${how}`
    : `${name} says ${printed}. I expected ${expected} (${how}).`
}
