/** The languages that the product speaks. A module `x.ts` that says something has `x.es.ts` beside it: see translated.ts. */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
