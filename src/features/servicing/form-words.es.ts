import type { Translated } from '#domain/translated.ts'
import type * as english from './form-words.ts'

export const servicingFormWords: Translated<typeof english.servicingFormWords> = {
  day: 'Escriba un día entre 2000 y 2099.',
  amount: 'Escriba un monto de $0 o más.',
  owed: 'Escriba lo que todavía debe, más de $0.',
  payment: 'Escriba la parte de su pago que va al préstamo, más de $0.',
  tooMuch: 'Escriba un monto menor de mil millones de dólares.',
  rate: 'Escriba la tasa en porcentaje, de 0 a 25.',
  lateFee: 'Escriba el cargo por pago atrasado en porcentaje, de 0 a 20.',
  graceDays: 'Escriba los días de gracia, de 0 a 60.',
  years: 'Escriba los años que piensa quedarse, de 1 a 40.',
  months: 'Escriba los meses del préstamo nuevo, de 60 a 480.',
  text: 'Escríbalo en una sola línea.',
  fees: 'Escriba 20 cargos como máximo.',
  figure: 'Esta no es una cifra de un estado de cuenta mensual.',
  yesOrNo: 'Conteste sí o no.',
  choice: 'Elija una de las respuestas.',
  unknown: 'Este no es un estado de cuenta suyo.',
}
