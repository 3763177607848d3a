import type * as english from './listed.ts'

/** `a`, `a y b`, `a, b y c`; `e` before a word that begins with the sound of i. */
export const listed: typeof english.listed = names => {
  const last = names.at(-1) ?? ''
  const and = /^h?[ií](?!e)/i.test(last) ? 'e' : 'y'
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`
}
