import type { Translated } from '#domain/translated.ts'
import type * as english from './form-words.ts'

export const documentFormWords: Translated<typeof english.documentFormWords> = {
  fromTheList: 'Elija un documento de la lista.',
  gathered: 'Diga si lo tiene.',
}
