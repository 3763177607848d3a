import type { CalendarDay } from '#domain/calendar-day.ts'

/** What becomes of a figure or a day that was held against the rule. */
export type ChangeResult = 'right' | 'odd' | 'ask' | 'open'

/** One thing that was looked at. What it means stands in the words, by its key. */
export interface ChangeRow<Key extends string> {
  key: Key
  result: ChangeResult
  /** Cents, a percent or a day, as printed and as expected. */
  printed: number | CalendarDay | null
  expected: number | CalendarDay | null
}

export interface ChangeReview<Key extends string> {
  rows: ChangeRow<Key>[]
  /** What makes a notice of error. */
  odd: ChangeRow<Key>[]
  /** What makes a question. */
  asks: ChangeRow<Key>[]
}

export function reviewOf<Key extends string>(rows: readonly (ChangeRow<Key> | null)[]): ChangeReview<Key> {
  const found = rows.flatMap(row => row ?? [])
  return {
    rows: found,
    odd: found.filter(({ result }) => result === 'odd'),
    asks: found.filter(({ result }) => result === 'ask'),
  }
}

export function row<Key extends string>(
  key: Key,
  result: ChangeResult,
  printed: ChangeRow<Key>['printed'] = null,
  expected: ChangeRow<Key>['expected'] = null,
): ChangeRow<Key> {
  return { key, result, printed, expected }
}
