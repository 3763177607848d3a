import type { lenderLetter } from './letter.ts'

/** What the letter says, for a page in another language than the letter's. */
export const letterMeaning: typeof lenderLetter | null = null
