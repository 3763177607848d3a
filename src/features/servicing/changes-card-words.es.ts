import { formatDate } from '#domain/day-words.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './changes-card-words.ts'

export const changeCardWords: Translated<typeof english.changeCardWords> = {
  title: 'Cuando algo cambia',
  rows: {
    transfer: 'Otro administrador',
    rate: 'Una nueva tasa',
    insurance: 'Un aviso sobre el seguro',
    payoff: 'Liquidar el préstamo',
  },
  noTransfer: 'Deben llegar dos cartas que digan lo mismo',
  noMatch: 'No pague todavía a una nueva dirección',
  match: '2 cartas, coinciden',
  figureChanged: 'Una cifra cambió en el camino',
  rate: day => `Primer pago nuevo el ${formatDate(day)}`,
  noRate: 'Para un préstamo de tasa ajustable',
  insurance: 'Vea cuándo pueden cobrarle',
  noInsurance: 'Si dicen que no tiene',
  paid: day => `Liquidado el ${formatDate(day)}`,
  noPayoff: 'Revise la carta, recupere su cuenta escrow',
}
