import type { Translated } from '#domain/translated.ts'
import type * as english from './form-words.ts'

export const escrowFormWords: Translated<typeof english.escrowFormWords> = {
  state: 'Elija el estado de la vivienda.',
  yesOrNo: 'Conteste sí o no.',
  day: 'Escriba un día entre 2000 y 2099.',
  amount: 'Escriba un monto de $0 o más.',
  balance: 'Escriba el saldo; ponga un signo menos delante de lo que está bajo cero.',
  tooMuch: 'Escriba un monto menor de mil millones de dólares.',
  rate: 'Escriba la tasa del impuesto en porcentaje, de 0 a 20. 15 milésimas (mills) son 1.5%.',
  rise: 'Escriba un cambio de -50% a 200%.',
  months: 'Elija en qué meses se paga la factura.',
  month: 'Elija un mes.',
  text: 'Escríbalo en una sola línea.',
  item: 'Dé un nombre a la factura, como impuesto sobre la propiedad.',
  years: 'Diga si la factura es de uno, dos o tres años.',
  bills: 'Escriba 12 facturas como máximo.',
  count: 'Escriba un número de meses de 1 a 60.',
  choice: 'Elija una de las respuestas.',
  unknown: 'Este no es un estado de cuenta suyo.',
}
