import type { monthlyLetter } from './monthly-letter.ts'

/** What the letter says, for a page in another language than the letter's. */
export const monthlyMeaning: typeof monthlyLetter | null = null
