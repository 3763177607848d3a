import type { Translated } from '#domain/translated.ts'
import type * as english from './form-words.ts'

export const togetherFormWords: Translated<typeof english.togetherFormWords> = {
  firstName: 'Escriba su nombre.',
  secondName: 'Escriba el nombre de la otra persona.',
  sameName: 'Ponga nombres distintos a los dos.',
  price: 'Escriba el precio de la vivienda, más de $0.',
  value: 'Escriba el precio que quiere probar, más de $0.',
  amount: 'Escriba un monto de $0 o más.',
  entry: 'Escriba un monto de más de $0.',
  cents: 'Escriba dólares y centavos enteros.',
  tooMuch: 'Escriba un monto menor de mil millones de dólares.',
  percent: 'Escriba un porcentaje de 0 a 100.',
  rate: 'Escriba la tasa en porcentaje, de 0 a 25.',
  limit: 'Escriba un porcentaje de 1 a 100.',
  score: 'Escriba un puntaje de 300 a 850.',
  scores: 'Escriba tres puntajes como máximo.',
  day: 'Escriba un día entre 2000 y 2099.',
  choice: 'Elija una de las respuestas.',
  who: 'Diga quién pagó.',
  kind: 'Diga para qué fue.',
  principal: 'Escriba cuánto del pago fue al préstamo mismo, como máximo el pago entero.',
  note: 'Escriba la nota en una sola línea.',
  state: 'Elija un estado.',
  yesOrNo: 'Conteste sí o no.',
  unknown: 'Este no es un apunte suyo.',
}
