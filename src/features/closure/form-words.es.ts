import type { Translated } from '#domain/translated.ts'
import type * as english from './form-words.ts'

export const closureFormWords: Translated<typeof english.closureFormWords> = {
  amount: 'Escriba un monto en dólares.',
  negative: 'Escriba un monto de $0 o más.',
  tooMuch: 'Escriba un monto menor de mil millones de dólares.',
  percentage: 'Escriba un porcentaje, como 6.5.',
  percentageRange: 'Escriba un porcentaje de 0 a 100.',
  day: 'Elija un día entre 2000 y 2099.',
  loanType: 'Elija el tipo de préstamo.',
}
