import type { Translated } from '#domain/translated.ts'
import type * as english from './loan-changes-page-words.ts'

export const loanChangesPageWords: Translated<typeof english.loanChangesPageWords> = {
  title: 'Cuando algo cambia',
  description:
    'Otro administrador (servicer), una nueva tasa, una carta sobre el seguro o liquidar el préstamo: qué le deben, y para cuándo.',
}
