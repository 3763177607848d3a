import type { Translated } from '#domain/translated.ts'
import type * as english from './loans-words.ts'

export const loanProblems: Translated<typeof english.loanProblems> = {
  'no-such-loan': {
    status: 404,
    code: 'no-such-loan',
    title: 'Ese préstamo no existe',
    detail: 'Ese préstamo no es suyo. Elija uno de su lista.',
  },
  'too-many-loans': {
    status: 409,
    code: 'too-many-loans',
    title: 'Son muchos préstamos',
    detail: 'Aquí puede guardar 20 préstamos. Siga con uno de los que ya tiene.',
  },
  'loan-not-owned': {
    status: 409,
    code: 'loan-not-owned',
    title: 'Este préstamo todavía no está cerrado',
    detail: 'Solo un préstamo cerrado puede terminar. Márquelo primero como cerrado.',
  },
  'end-ahead': {
    status: 400,
    code: 'end-ahead',
    title: 'Ese día todavía no llega',
    detail: 'Vuelva ese mismo día, o escriba el día en que terminó.',
  },
}

export const loanStateWords: Translated<typeof english.loanStateWords> = {
  planning: 'En planes',
  comparing: 'Comparando ofertas',
  applying: 'En solicitud',
  closing: 'Cerca del cierre',
  owned: 'En pago',
  ended: 'Terminado',
}

export const endReasonWords: Translated<typeof english.endReasonWords> = {
  refinanced: 'Refinanciado',
  sold: 'Casa vendida',
  paid_off: 'Pagado por completo',
}
