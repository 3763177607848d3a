import type * as english from './locale.ts'

export const LANGUAGE: english.Language = 'es'

/** Figures and money stay American, because papers and calls are. */
export const LOCALE = 'es-US'
