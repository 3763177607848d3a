/** `23 years`, `1 month`: how long something lasts, in a letter that is sent whatever the reader's language. */
export const englishDurations = {
  years: (count: number, written: string) => `${written} ${count === 1 ? 'year' : 'years'}`,
  months: (count: number, written: string) => `${written} ${count === 1 ? 'month' : 'months'}`,
  both: (years: string, months: string) => `${years} ${months}`,
} as const
