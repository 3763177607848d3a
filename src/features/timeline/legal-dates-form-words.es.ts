import type { Translated } from '#domain/translated.ts'
import type * as english from './legal-dates-form-words.ts'

export const legalDatesFormWords: Translated<typeof english.legalDatesFormWords> = {
  'day-invalid': 'Elija un día entre 2000 y 2099.',
  'delivery-invalid': 'Diga cómo llegó el documento: en mano, por correo postal o por correo electrónico.',
  'switch-invalid': 'Conteste sí o no.',
  'date-unknown': 'Elija una de las fechas de la página.',
}

export const legalDatesProblems: Translated<typeof english.legalDatesProblems> = {
  'opened-before-sent': {
    status: 400,
    code: 'opened-before-sent',
    title: 'Mire otra vez los días',
    detail: 'Un documento no se puede abrir antes de enviarse.',
  },
}
