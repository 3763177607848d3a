import { isCalendarDay } from '#domain/calendar-day.ts'
import { formatDate } from '#domain/day-words.ts'
import { formatCents } from '#domain/figures.ts'
import { differencesOf, type VersionDifference } from '#resources/differences.ts'
import type { Fields } from '#resources/merge-fields.ts'
import { changeWords } from './changes-words.ts'
import { loanFormWords } from './loan-words.ts'

/** What differs between what is typed and what was saved elsewhere, field by field. */
export function changeDifferences<Form extends Fields>(
  labels: Record<keyof Form & string, string>,
  here: Form,
  saved: Form,
): VersionDifference[] {
  return differencesOf(labels as Record<keyof Form, string>, [here, saved], (form, key) => valueWords(form[key]))
}

function valueWords(value: unknown): string {
  if (value === null || value === '' || value === undefined) return loanFormWords.none
  if (typeof value === 'boolean') return value ? changeWords.yes : changeWords.no
  if (typeof value === 'number') return formatCents(value).replace(/^\$/, '')
  if (typeof value === 'object') return Object.values(value).map(valueWords).join(', ')
  return typeof value === 'string' && isCalendarDay(value) ? formatDate(value) : String(value)
}
