import type { Translated } from '#domain/translated.ts'
import type * as english from './form-words.ts'

export const lenderFormWords: Translated<typeof english.lenderFormWords> = {
  fromTheList: 'Elija prestamistas de la lista.',
  tooMany: 'Elija 100 prestamistas como máximo a la vez.',
  own: 'Elija uno de sus prestamistas.',
  pulled: 'Diga si el prestamista consultó su crédito.',
  applied: 'Diga si presentó la solicitud.',
  pulledOn: 'Escriba un día entre 2000 y 2099.',
}
