import type { Translated } from '#domain/translated.ts'
import type * as english from './statements-page-words.ts'

export const statementsPageWords: Translated<typeof english.statementsPageWords> = {
  title: 'Estados de cuenta',
  description: 'Suelte el estado de cuenta mensual de su préstamo, y calculamos de nuevo cada una de sus cifras.',
}
