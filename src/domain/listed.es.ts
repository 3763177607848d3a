import type * as english from './listed.ts'

// Made when something is listed first, as in English.
let and: Intl.ListFormat | undefined
let or: Intl.ListFormat | undefined

/** `a`, `a y b`, `a, b y c`; `e` before a word that begins with the sound of i. */
export const listed: typeof english.listed = names => {
  if (names.length < 2) return names.join()
  and ??= new Intl.ListFormat('es-US', { type: 'conjunction' })
  return and.format(names)
}

/** `a`, `a o b`, `a, b o c`; `u` before a word that begins with the sound of o. */
export const listedChoices: typeof english.listedChoices = names => {
  if (names.length < 2) return names.join()
  or ??= new Intl.ListFormat('es-US', { type: 'disjunction' })
  return or.format(names)
}
