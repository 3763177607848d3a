import type { giftLetter } from './gift-letter-words.ts'

/** What the letter says, for a page in another language than the letter's. */
export const giftMeaning: typeof giftLetter | null = null
