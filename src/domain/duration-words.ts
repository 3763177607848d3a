/** `23 years`, `1 month`: how long something lasts. */
export const durationWords = {
  years: (count: number, written: string) => `${written} ${count === 1 ? 'year' : 'years'}`,
  months: (count: number, written: string) => `${written} ${count === 1 ? 'month' : 'months'}`,
  both: (years: string, months: string) => `${years} ${months}`,
} as const
