import type { Translated } from '#domain/translated.ts'
import type * as english from './basis-words.ts'

export const basisWords: Translated<typeof english.basisWords> = {
  loan: amount => `Préstamo de ${amount}`,
  assumedLoan: amount => `Préstamo de ${amount} (supuesto)`,
  ofPaper: 'de su Estimación de Préstamo (Loan Estimate)',
  down: percent => `${percent}% de pago inicial (down payment)`,
  credit: {
    excellent_740_plus: 'puntaje 740 o más',
    good_670_739: 'puntaje 670–739',
    fair_580_669: 'puntaje 580–669',
    poor_below_580: 'puntaje menor de 580',
  },
}
