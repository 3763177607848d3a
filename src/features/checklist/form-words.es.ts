import type { Translated } from '#domain/translated.ts'
import type * as english from './form-words.ts'

export const checklistFormWords: Translated<typeof english.checklistFormWords> = {
  fromTheList: 'Elija un documento de la lista.',
  gathered: 'Diga si lo tiene.',
}
