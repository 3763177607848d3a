import type * as english from './name-words.ts'

/** `Prestamista 2`. */
export const nameText: typeof english.nameText = name => name.replace(/^lender (\d+)$/i, 'Prestamista $1')
