import type { Language } from './languages.ts'

/** The language of this build, and of the server's own. */
export const LANGUAGE: Language = 'en'

/** The language and country by which figures, money and days are written. */
export const LOCALE = 'en-US'
