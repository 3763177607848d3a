import type * as english from './duration-words.ts'
import { plural } from './plural.es.ts'
import type { Translated } from './translated.ts'

export const durationWords: Translated<typeof english.durationWords> = {
  years: (count, written) => `${written} ${plural(count, { one: 'año', other: 'años' })}`,
  months: (count, written) => `${written} ${plural(count, { one: 'mes', other: 'meses' })}`,
  both: (years, months) => `${years} y ${months}`,
}
