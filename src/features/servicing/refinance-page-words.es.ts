import type { Translated } from '#domain/translated.ts'
import type * as english from './refinance-page-words.ts'

export const refinancePageWords: Translated<typeof english.refinancePageWords> = {
  title: 'La cifra para refinanciar',
  description: 'La tasa desde la que refinanciar le conviene, en promedio.',
}
