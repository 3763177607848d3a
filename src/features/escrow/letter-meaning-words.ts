import type { askLetter } from './ask-letter.ts'
import type { statementLetter } from './letter.ts'

/** What the letters say, for a page in another language than theirs. */
export const statementMeaning: typeof statementLetter | null = null
export const askMeaning: typeof askLetter | null = null
