import type { Translated } from '#domain/translated.ts'
import type * as english from './refinance-page-words.ts'

export const refinancePageWords: Translated<typeof english.refinancePageWords> = {
  title: 'La cifra para refinanciar',
  description: 'La tasa con la que le conviene refinanciar, en promedio.',
}
