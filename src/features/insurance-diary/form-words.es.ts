import type { Translated } from '#domain/translated.ts'
import type * as english from './form-words.ts'

export const diaryFormWords: Translated<typeof english.diaryFormWords> = {
  unknown: 'Este no es un diario suyo.',
  name: 'Dé un nombre a este préstamo, como el de su prestamista.',
  program: 'Elija el tipo de préstamo.',
  livesThere: 'Diga si vive allí.',
  value: 'Escriba el valor de la vivienda al cierre, $1 o más.',
  loan: 'Escriba el monto del préstamo, $1 o más.',
  rate: 'Escriba la tasa del préstamo, de 0% a 30%.',
  rateChanges: 'Diga si la tasa puede cambiar.',
  term: 'Elija un plazo de 1 a 50 años.',
  firstPayment: 'Escriba el día del primer pago, entre 1999 y 2099.',
  premium: 'Escriba lo que cuesta el seguro al mes, $0 o más.',
  extra: 'Escriba un monto de $0 o más.',
  reminders: 'Diga si quiere recordatorios.',
  tooMuch: 'Escriba un monto menor de mil millones de dólares.',
}
