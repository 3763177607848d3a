import { plural } from './plural.ts'

/** `23 years`, `1 month`: how long something lasts, in a letter that is sent whatever the reader's language. */
export const englishDurations = {
  years: (count: number, written: string) => `${written} ${plural(count, { one: 'year', other: 'years' })}`,
  months: (count: number, written: string) => `${written} ${plural(count, { one: 'month', other: 'months' })}`,
  both: (years: string, months: string) => `${years} ${months}`,
} as const
