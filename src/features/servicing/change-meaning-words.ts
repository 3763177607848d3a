import type { changeLetterWords, insurancePoints, payoffPoints, ratePoints } from './change-letter-words.ts'
import type { changeLetter } from './change-letters.ts'

// What letters about a change say, for a page in another language than theirs.

export const changeMeaning: typeof changeLetter | null = null
export const carriedMeaning: typeof changeLetterWords.carried | null = null
export const payoffMeanings: typeof payoffPoints | null = null
export const rateMeanings: typeof ratePoints | null = null
export const insuranceMeanings: typeof insurancePoints | null = null
