import type { Language } from './languages.ts'

export const LANGUAGE: Language = 'es'

/** Figures and money stay American, because papers and calls are. */
export const LOCALE = 'es-US'
