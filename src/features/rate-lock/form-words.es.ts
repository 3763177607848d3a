import type { Translated } from '#domain/translated.ts'
import type * as english from './form-words.ts'

export const lockFormWords: Translated<typeof english.lockFormWords> = {
  status: 'Diga si su tasa está bloqueada.',
  day: 'Escriba un día entre 2000 y 2099.',
  days: 'Escriba los días del bloqueo, de 1 a 365.',
  time: 'Escriba una hora del día, como 17:00.',
  zone: 'Elija una zona horaria de la lista.',
  rate: 'Escriba la tasa bloqueada, de 0% a 30%.',
  reminders: 'Diga si quiere que le avisemos.',
}
