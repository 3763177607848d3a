import type * as english from './duration-words.ts'
import type { Translated } from './translated.ts'

export const durationWords: Translated<typeof english.durationWords> = {
  years: (count, written) => `${written} ${count === 1 ? 'año' : 'años'}`,
  months: (count, written) => `${written} ${count === 1 ? 'mes' : 'meses'}`,
  both: (years, months) => `${years} y ${months}`,
}
