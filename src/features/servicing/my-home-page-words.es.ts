import type { Translated } from '#domain/translated.ts'
import type * as english from './my-home-page-words.ts'

export const myHomePageWords: Translated<typeof english.myHomePageWords> = {
  title: 'Mi vivienda',
  description:
    'Para la vivienda que ya es suya: cada estado de cuenta calculado de nuevo, y una cifra para refinanciar.',
}
