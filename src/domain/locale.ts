/** The languages that the product speaks. A module `x.ts` that says something has `x.es.ts` beside it: see translated.ts. */
export type Language = 'en' | 'es'

export const LANGUAGE: Language = 'en'

/** The language and country by which figures, money and days are written. */
export const LOCALE = 'en-US'
