/** The language and country by which figures, money and days are written. A second language begins here and in words.ts. */
export const LOCALE = 'en-US'
